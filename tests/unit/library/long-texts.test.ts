import { describe, expect, it } from 'vitest'
import { gapsOf, withGaps } from '../../../rules/content/block-kinds'
import { isComplete, numberIn } from '../../../rules/content/complete'
import { plainText } from '../../../rules/content/mark-answer'
import { cleanHtml } from '../../../server/gateways/rich-text'
import { worked } from '../../worked'

/** Milliseconds of work; what grows with the square of these texts takes minutes. */
const AT_ONCE = 500
const LONG = 200_000

const filled = (piece: string) => piece.repeat(Math.floor(LONG / piece.length))

describe('a gap', () => {
  it('has an answer and perhaps a hint, up to the first end', () => {
    const text = 'A {{c1::promise}} needs {{c2::consideration::six }letters}} and {{c1::::a::b}}, {{c3::open'
    expect(gapsOf(text)).toEqual([
      { number: 1, answer: 'promise', hint: null },
      { number: 2, answer: 'consideration', hint: 'six }letters' },
      { number: 1, answer: '', hint: 'a::b' },
    ])
    expect(withGaps(text, ({ answer }, at) => `[${at}${answer}]`)).toBe(
      'A [0promise] needs [1consideration] and [2], {{c3::open',
    )
  })

  it('neither begins nor ends within a tag, however it is written', () => {
    const kept = cleanHtml('<p><a href="https://e.example/{{c1::">x}}" class="y" onmouseover="z" </a></p>')
    expect(gapsOf(kept)).toEqual([])
    expect(cleanHtml(kept)).toBe(kept)
    expect(gapsOf(cleanHtml('<p>{{c1::a<a href="https://e.example/?b::c}}d">e</a>}}</p>'))[0]?.hint).toBeNull()
  })
})

describe('a text at its longest', () => {
  it.each(['{{c1::', '{{c', '<', '<a', '::', '1'])('of %j is read at once', async (piece) => {
    const text = filled(piece)
    const block = { type: 'flashcard', subtype: 'cloze', assignment: text } as const
    expect(await worked(() => gapsOf(text))).toBeLessThan(AT_ONCE)
    expect(await worked(() => withGaps(text, () => ''))).toBeLessThan(AT_ONCE)
    expect(await worked(() => plainText(text))).toBeLessThan(AT_ONCE)
    expect(await worked(() => numberIn(`${text}x`))).toBeLessThan(AT_ONCE)
    expect(await worked(() => isComplete(block))).toBeLessThan(AT_ONCE)
  })
})
