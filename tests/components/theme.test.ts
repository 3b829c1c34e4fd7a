// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getAppearance, setDensity, setTheme, subscribeTheme } from '../../src/theme/theme'

const script = readFileSync(resolve('public/theme.js'), 'utf8')
const { dataset } = document.documentElement

afterEach(() => {
  setTheme('system')
  setDensity('comfortable')
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

  it('lasts as long as the page where the browser stores nothing', () => {
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
    setTheme('dark')
    expect(getAppearance().choice).toBe('dark')
    setTheme('system')
    expect(getAppearance().choice).toBe('system')
  })
})

describe('the script before the first paint', () => {
  const run = () => new Function(script)()

  it('applies stored values and nothing else', () => {
    localStorage.setItem('theme', 'dark')
    localStorage.setItem('density', 'dense')
    run()
    expect([dataset.theme, dataset.density]).toEqual(['dark', 'dense'])
    delete dataset.theme
    delete dataset.density
    localStorage.setItem('theme', '"><script>')
    localStorage.setItem('density', 'other')
    run()
    expect([dataset.theme, dataset.density]).toEqual([undefined, undefined])
    localStorage.clear()
  })
})
