// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getAppearance, setDensity, setLessMotion, setTheme, subscribeTheme } from '../../src/theme/theme'

const script = readFileSync(resolve('public/theme.js'), 'utf8')
const { dataset } = document.documentElement

afterEach(() => {
  setTheme('system')
  setDensity('comfortable')
  setLessMotion(false)
  vi.unstubAllGlobals()
})

describe('the theme', () => {
  it('is stored, applied and reported to its listeners', () => {
    const heard = vi.fn()
    const stop = subscribeTheme(heard)
    setTheme('dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    expect(dataset.theme).toBe('dark')
    expect(getAppearance()).toMatchObject({ choice: 'dark', mode: 'dark' })
    setTheme('system')
    expect(localStorage.getItem('theme')).toBeNull()
    expect(dataset.theme).toBeUndefined()
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
  })

  it('reports nothing where nothing changes', () => {
    setDensity('dense')
    const heard = vi.fn()
    const stop = subscribeTheme(heard)
    const before = getAppearance()
    setDensity('dense')
    expect(heard).not.toHaveBeenCalled()
    expect(getAppearance()).toBe(before)
    stop()
  })

  it('lasts as long as the page where the browser stores nothing', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('blocked')
      },
      setItem: () => {
        throw new Error('blocked')
      },
      removeItem: () => {
        throw new Error('blocked')
      },
    })
    vi.resetModules()
    const theme = await import('../../src/theme/theme')
    theme.setTheme('dark')
    expect(theme.getAppearance().choice).toBe('dark')
    theme.setTheme('system')
    expect(theme.getAppearance().choice).toBe('system')
  })
})

describe('less motion', () => {
  it('is kept on this device and said to the style sheets', () => {
    setLessMotion(true)
    expect([localStorage.getItem('motion'), dataset.motion]).toEqual(['less', 'less'])
    expect(getAppearance()).toMatchObject({ lessMotion: true, still: true })
    setLessMotion(false)
    expect([localStorage.getItem('motion'), dataset.motion]).toEqual([null, undefined])
    expect(getAppearance()).toMatchObject({ lessMotion: false, still: false })
  })

  it('is what the system asks for too, from the moment that it does', () => {
    let change = () => {}
    let asks = false
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: asks && query === '(prefers-reduced-motion: reduce)',
      addEventListener: (_event: string, listener: () => void) => {
        change = listener
      },
      removeEventListener: () => {},
    }))
    const heard = vi.fn()
    const stop = subscribeTheme(heard)
    asks = true
    change()
    expect(heard).toHaveBeenCalledOnce()
    expect(getAppearance()).toMatchObject({ lessMotion: false, still: true })
    stop()
  })
})

describe('the script before the first paint', () => {
  const run = () => new Function(script)()

  it('applies stored values and nothing else', () => {
    localStorage.setItem('theme', 'dark')
    localStorage.setItem('density', 'dense')
    localStorage.setItem('motion', 'less')
    run()
    expect([dataset.theme, dataset.density, dataset.motion]).toEqual(['dark', 'dense', 'less'])
    delete dataset.theme
    delete dataset.density
    delete dataset.motion
    localStorage.setItem('theme', '"><script>')
    localStorage.setItem('density', 'other')
    localStorage.setItem('motion', 'other')
    run()
    expect([dataset.theme, dataset.density, dataset.motion]).toEqual([undefined, undefined, undefined])
    localStorage.clear()
  })
})
