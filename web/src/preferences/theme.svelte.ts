// Daylight or dusk: as chosen, or as the system has it.

import { settings, change } from './settings.svelte'

const dusk = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null
let system = $state(dusk?.matches ?? false)

dusk?.addEventListener('change', (e) => {
  system = e.matches
  paint()
})

export function isDark(): boolean {
  return settings.theme === 'dark' || (settings.theme === 'auto' && system)
}

export function paint() {
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light'
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', isDark() ? '#211C18' : '#F5EEE1')
}

export function toggleTheme() {
  change({ theme: isDark() ? 'light' : 'dark' })
  paint()
}
