import { describe, expect, it } from 'vitest'
import { antdTheme } from '../../src/theme/antd-theme'
import { dark, light } from '../../src/theme/tokens'
import { cssFromTokens } from '../../src/theme/tokens-css'

describe('the tokens', () => {
  it('are in tokens.css exactly as in tokens.ts', async () => {
    await expect(cssFromTokens()).toMatchFileSnapshot('../../src/theme/tokens.css')
  })

  it('are the same in both dark blocks', () => {
    const blocks = [...cssFromTokens().matchAll(/color-scheme: dark;([^}]*)\}/g)].map(([, inside = '']) =>
      inside.replace(/\s+/g, ' '),
    )
    expect(blocks).toHaveLength(2)
    expect(blocks[0]).toBe(blocks[1])
  })

  it.each([
    ['light', light],
    ['dark', dark],
  ])('keep every text level readable on every surface of the %s theme', (_name, colours) => {
    const texts = [colours.text, colours['text-2'], colours['text-3']]
    const surfaces = [colours['surface-0'], colours['surface-1'], colours['surface-2'], colours['surface-3']]
    for (const text of texts)
      for (const surface of surfaces) expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5)
  })

  it.each([
    ['light', light],
    ['dark', dark],
  ])('keep words readable on their tints, and controls visible on their card, in the %s theme', (_name, c) => {
    for (const meaning of ['positive', 'negative', 'warning', 'info'] as const) {
      expect(contrast(c[meaning], c[`${meaning}-tint`])).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(c['on-primary'], c.primary)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(c['border-strong'], c['surface-1'])).toBeGreaterThanOrEqual(3)
  })
})

describe('the theme for antd', () => {
  it('takes its values from the same tokens', () => {
    const theme = antdTheme('dark', false, true, false)
    expect(theme.token?.colorPrimary).toBe(dark.primary)
    expect(theme.token?.colorTextTertiary).toBe(dark['text-3'])
    expect(theme.components?.Table?.headerBg).toBe(dark['surface-2'])
    expect(theme.hashed).toBe(false)
  })

  it('separates the styles of the two modes by their key', () => {
    expect(antdTheme('light', false, true).cssVar).not.toEqual(antdTheme('dark', false, true).cssVar)
  })

  it('is smaller where it is dense, larger for a finger, and without motion on request', () => {
    expect(antdTheme('light', true, true, false).token).toMatchObject({
      fontSize: 14,
      motion: false,
      controlHeight: 36,
    })
    expect(antdTheme('light', false, false, true).token).toMatchObject({
      controlHeight: 44,
      motion: true,
    })
  })
})

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one)
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
