import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanCaptions } from '../../../rules/content/captions'

const file = (...blocks: string[]) => ['WEBVTT', ...blocks].join('\n\n')

describe('cleanCaptions', () => {
  it('keeps times and words', () => {
    const text = file(
      '1\n00:01.000 --> 00:03.500 align:start\nOffer and\nacceptance',
      '01:00:00.000 --> 01:00:01.000\nThe end',
    )
    expect(cleanCaptions(text)).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:03.500\nOffer and\nacceptance\n\n01:00:00.000 --> 01:00:01.000\nThe end\n',
    )
  })

  it('leaves out tags, styles, regions and notes', () => {
    const text = file(
      'STYLE\n::cue { background: url(https://elsewhere.example/a.png) }',
      'NOTE a private remark',
      '00:00.000 --> 00:01.000\n<v Anna><c.red>Good <b>morning</b></c></v> <script>alert(1)</script> < >',
    )
    expect(cleanCaptions(text)).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nGood morning alert(1)\n')
  })

  it.each([
    ['another file', 'just words'],
    ['a word that only begins so', 'WEBVTTX\n\n00:00.000 --> 00:01.000\na'],
    ['no cue', 'WEBVTT\n\n00:02.000 --> 00:01.000\nbackwards'],
    ['nothing', ''],
  ])('refuses %s', (_, text) => {
    expect(cleanCaptions(text)).toBeNull()
  })

  it('is the same when it is cleaned again, and never holds a tag', () => {
    const word = fc.string({ unit: fc.constantFrom('a', '<', '>', '&', '-', ':', '\n', '0', ' ', '\u0000', 'é') })
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        const clean = cleanCaptions(file(...words.map((each) => `00:00.000 --> 00:01.000\n${each}`)))
        if (clean === null) return
        expect(cleanCaptions(clean)).toBe(clean)
        expect(clean.replaceAll('-->', '')).not.toMatch(/[<>]/)
      }),
      { numRuns: 2_000 },
    )
  })
})
