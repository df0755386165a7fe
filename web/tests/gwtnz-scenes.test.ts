// Every stored scene of New Zealand can be drawn, in both languages.
import { drawsEverything } from './gwtnz-kit'

drawsEverything()
