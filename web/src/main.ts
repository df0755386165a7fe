import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { firstLang, words } from './i18n/i18n.svelte'
import { router } from './app/router.svelte'
import { paint } from './preferences/theme.svelte'

const lang = firstLang()
const letters = lang === 'ru' ? 'Я' : 'R'
void document.fonts?.load('16px "Onest Variable"', letters)
void document.fonts?.load('650 19px "Vollkorn Variable"', letters)

paint()
await words.use(lang)
router.start()
mount(App, { target: document.getElementById('app')! })
