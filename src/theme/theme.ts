export type ThemeChoice = 'light' | 'dark' | 'system'
export type Density = 'comfortable' | 'dense'

/** The present appearance: the choice, the theme it means now, and the density. */
export type Appearance = { choice: ThemeChoice; mode: 'light' | 'dark'; density: Density }

// public/theme.js reads the same two keys before the first paint.
const THEME_KEY = 'theme'
const DENSITY_KEY = 'density'
const listeners = new Set<() => void>()

let current = read()

/** The present appearance; the same object until something changes. */
export function getAppearance(): Appearance {
  return current
}

/** Stores the choice on this device and applies it; 'system' follows the device. */
export function setTheme(choice: ThemeChoice): void {
  store(THEME_KEY, choice === 'system' ? null : choice)
  refresh()
}

/** Stores the density on this device and applies it. */
export function setDensity(density: Density): void {
  store(DENSITY_KEY, density === 'dense' ? density : null)
  refresh()
}

/** Calls back after every change, in this tab, in another one or in the system's setting. */
export function subscribeTheme(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', refresh)
    darkQuery()?.addEventListener('change', refresh)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('storage', refresh)
    darkQuery()?.removeEventListener('change', refresh)
  }
}

function refresh(): void {
  const next = read()
  if (next.choice === current.choice && next.mode === current.mode && next.density === current.density) return
  current = next
  const { dataset } = document.documentElement
  if (next.choice === 'system') delete dataset.theme
  else dataset.theme = next.choice
  if (next.density === 'dense') dataset.density = 'dense'
  else delete dataset.density
  for (const listener of listeners) listener()
}

function read(): Appearance {
  const kept = load(THEME_KEY)
  const choice = kept === 'light' || kept === 'dark' ? kept : 'system'
  const mode = choice === 'system' ? (darkQuery()?.matches ? 'dark' : 'light') : choice
  return { choice, mode, density: load(DENSITY_KEY) === 'dense' ? 'dense' : 'comfortable' }
}

function darkQuery(): MediaQueryList | undefined {
  return typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : undefined
}

// Used when a browser blocks storage; the choice then lasts as long as the page.
const memory = new Map<string, string>()

function load(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value === null) memory.delete(key)
    else memory.set(key, value)
  }
}
