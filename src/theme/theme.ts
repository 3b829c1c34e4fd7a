export type ThemeChoice = 'light' | 'dark' | 'system'
export type Density = 'comfortable' | 'dense'

/** The present appearance. */
export interface Appearance {
  choice: ThemeChoice
  /** The theme that the choice means now. */
  mode: 'light' | 'dark'
  density: Density
  /** Whether the person asked for less motion here. */
  lessMotion: boolean
  /** Whether little may move now, because the person or the system asked for it. */
  still: boolean
}

// public/theme.js reads the same three keys before the first paint.
const THEME_KEY = 'theme'
const DENSITY_KEY = 'density'
const MOTION_KEY = 'motion'
const DARK = '(prefers-color-scheme: dark)'
const STILL = '(prefers-reduced-motion: reduce)'
// Used when a browser blocks storage; the choice then lasts as long as the page.
const memory = new Map<string, string>()
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

/** Whether little may move now, also where nobody listens for changes. */
export function isStill(): boolean {
  return wantsLessMotion() || asked(STILL)?.matches === true
}

/** Stores on this device whether little may move, and applies it; without it the system decides. */
export function setLessMotion(less: boolean): void {
  store(MOTION_KEY, less ? 'less' : null)
  refresh()
}

/** Calls back after every change, in this tab, in another one or in the system's setting. */
export function subscribeTheme(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', refresh)
    for (const query of [DARK, STILL]) asked(query)?.addEventListener('change', refresh)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('storage', refresh)
    for (const query of [DARK, STILL]) asked(query)?.removeEventListener('change', refresh)
  }
}

function refresh(): void {
  const next = read()
  if (Object.entries(next).every(([name, value]) => current[name as keyof Appearance] === value)) return
  current = next
  const { dataset } = document.documentElement
  if (next.choice === 'system') delete dataset.theme
  else dataset.theme = next.choice
  if (next.density === 'dense') dataset.density = 'dense'
  else delete dataset.density
  if (next.lessMotion) dataset.motion = 'less'
  else delete dataset.motion
  for (const listener of listeners) listener()
}

function read(): Appearance {
  const kept = load(THEME_KEY)
  const choice = kept === 'light' || kept === 'dark' ? kept : 'system'
  const mode = choice === 'system' ? (asked(DARK)?.matches ? 'dark' : 'light') : choice
  const density = load(DENSITY_KEY) === 'dense' ? 'dense' : 'comfortable'
  return { choice, mode, density, lessMotion: wantsLessMotion(), still: isStill() }
}

function wantsLessMotion(): boolean {
  return load(MOTION_KEY) === 'less'
}

/** What the system asks for. */
function asked(query: string): MediaQueryList | undefined {
  return typeof matchMedia === 'function' ? matchMedia(query) : undefined
}

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
