// Every stored scene of Nusfjord can be drawn, in both languages.
import { drawsEverything } from './nusfjord-kit'

drawsEverything()
