// Every stored scene of New Zealand can be drawn, in Russian.
import { clean, drawsEverything } from './gwtnz-kit'

clean()
drawsEverything('ru')
