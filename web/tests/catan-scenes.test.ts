// Every stored scene of Catan can be drawn, in both languages.
import { drawsEverything } from './catan-kit'

drawsEverything()
