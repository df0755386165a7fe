import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { firstLang, words } from './i18n/i18n.svelte'
import { fetchPage } from './app/pages'
import { router } from './app/router.svelte'
import { visitor } from './app/session.svelte'
import { useLang } from './net/api'
import { paint } from './preferences/theme.svelte'
import { enterAhead } from './room/entering'

// All that is known to be needed is asked for at once, what is waited for first.
const lang = firstLang()
useLang(lang)
const spoken = words.use(lang)
const { route } = router
fetchPage(route.page).catch(() => {})
if (route.page === 'room') enterAhead(route.id, route.key, lang)
else visitor.look().catch(() => {})
const letters = lang === 'ru' ? 'Я' : 'R'
void document.fonts?.load('16px "Onest Variable"', letters)
void document.fonts?.load('650 19px "Vollkorn Variable"', letters)

paint()
await spoken
router.start()
mount(App, { target: document.getElementById('app')! })
