// Every stored scene of Great Western Trail can be drawn, in both languages.
import { drawsEverything } from './gwt-kit'

drawsEverything()
