import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutText, firstCharacter } from '../../rules/cut-text'
import { explored } from '../explored'

const whole = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const charactersOf = (text: string) => Array.from(whole.segment(text), ({ segment }) => segment)

describe('a text that is shown in part', () => {
  it.each([
    ['an emoji', `${'a'.repeat(8)}😀 and more`],
    ['a family', `${'a'.repeat(5)}👩‍👩‍👧‍👦 and more`],
    ['a letter with marks of its own', `${'a'.repeat(7)}e\u0301\u0323 and more`],
    ['a flag', `${'a'.repeat(7)}🇬🇧 and more`],
    ['a Hangul syllable in parts', `${'a'.repeat(7)}\u1112\u1161\u11ab and more`],
  ])('is never cut through %s', (_what, text) => {
    const cut = cutText(text, 10)
    expect(cut.length).toBeLessThanOrEqual(10)
    expect(cut).toMatch(/…$/)
    const kept = charactersOf(cut.slice(0, -1))
    expect(charactersOf(text).slice(0, kept.length)).toEqual(kept)
  })

  it('ends between two characters, whatever was written and wherever it ends', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.integer({ min: 1, max: 40 }), (text, most) => {
        const cut = cutText(text, most)
        expect(text.length > most || cut === text).toBe(true)
        if (text.length <= most) return
        expect(cut.length).toBeLessThanOrEqual(most)
        const kept = cut.slice(0, -1)
        const starts = Array.from(whole.segment(text), ({ index }) => index)
        // What is kept ends where a character begins, but for spaces at its end.
        const end = text.slice(kept.length).search(/\S|$/) + kept.length
        expect([...starts, text.length].some((at) => at >= kept.length && at <= end)).toBe(true)
        expect(text.startsWith(kept)).toBe(true)
      }),
      { numRuns: explored ? 20_000 : 300 },
    )
  })

  it('begins with a whole character', () => {
    expect(firstCharacter('e\u0301mile')).toBe('e\u0301')
    expect(firstCharacter('👩‍👩‍👧 family')).toBe('👩‍👩‍👧')
    expect(firstCharacter('')).toBe('')
  })
})
