import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inItsLanguage, keepLocale, locale } from '../../../src/providers/device/locale'
import { type FakeBrowser, openBrowser } from './browser-globals'

let browser: FakeBrowser
beforeEach(() => {
  browser = openBrowser()
})
afterEach(() => vi.unstubAllGlobals())

describe('the language', () => {
  it('is kept as locale, and is en-us unless somebody has chosen', () => {
    keepLocale()
    expect(browser.storage.get('locale')).toBe('en-us')
    expect(inItsLanguage()).toBeUndefined()
  })

  it('is the default where the stored language is not one of ours', () => {
    browser.storage.set('locale', 'tlh')
    expect(locale()).toBe('en-us')
  })

  it('is the default where the browser stores nothing', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(locale()).toBe('en-us')
    expect(() => keepLocale()).not.toThrow()
  })
})
