// Every stored scene of New Zealand can be drawn, in English.
import { clean, drawsEverything } from './gwtnz-kit'

clean()
drawsEverything('en')
