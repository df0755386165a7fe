// Every stored scene of The Castles of Burgundy can be drawn, in both languages.
import { drawsEverything } from './burgundy-kit'

drawsEverything()
