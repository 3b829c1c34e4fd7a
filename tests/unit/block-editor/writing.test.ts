import { describe, expect, it } from 'vitest'
import { isComplete, lacksOf } from '../../../rules/content/complete'
import { readQuestionText } from '../../../rules/content/question-text'
import { blockRules, type FieldValue, faultsOf } from '../../../src/parts/block-editor/form/draft-fields'
import { htmlOf, isPlain, plainOf } from '../../../src/parts/block-editor/form/plain-lines'
import { example } from '../../../src/parts/block-editor/paste/example'
import { areaFault, inputOf } from '../../../src/parts/block-editor/paste/written-input'

const option = (id: string, body: string, correct = false) => ({
  id,
  body,
  correct,
  position: 0,
  match: null,
  feedback: null,
})
const question = { type: 'question', subtype: 'single_best_answer' } as const

describe('what a block lacks', () => {
  it('is named, and nothing is lacking where it is complete', () => {
    expect(lacksOf(question)).toEqual(['question', 'options', 'right_option'])
    const asked = { ...question, assignment: '<p>Which?</p>' }
    const two = [option('a', '<p>one</p>', true), option('b', '<p> </p>', true)]
    expect(lacksOf({ ...asked, answerOptions: two })).toEqual(['option_texts', 'one_right_option'])
    const whole = { ...asked, answerOptions: [option('a', 'one', true), option('b', 'two')] }
    expect([lacksOf(whole), isComplete(whole)]).toEqual([[], true])
    expect(lacksOf({ type: 'flashcard', subtype: 'basic', answer: 'back' })).toEqual(['front'])
    expect(lacksOf({ type: 'media', subtype: 'image' })).toEqual(['something'])
  })
})

describe('pasted text', () => {
  const areas = [{ id: 'p', name: 'Land Law', shortName: 'Land' }]

  it('is told part by part: what is ready, and what is wrong on which line', () => {
    const text = `${example}\n# No right option\nWhich?\nA. one\nB. two\n`
    const { parts } = readQuestionText(text)
    expect(parts.map(({ name, block }) => [name, block !== null])).toEqual([
      ['Quasi-easements', true],
      ['No right option', false],
    ])
    const [fault] = parts[1]?.faults ?? []
    expect(text.split('\n')[(fault?.line ?? 0) - 1]).toBe('# No right option')
  })

  it('becomes blocks without markup of its own, and an unknown area is told', () => {
    const [written] = readQuestionText(`Area: Land\n\n# <b>Bold</b>\nIs 1 < 2 & 3?\n*A. <i>yes</i>\nB. no\n`).blocks
    if (!written) throw new Error('nothing was read')
    expect(inputOf(written, areas)).toMatchObject({
      practiceAreaId: 'p',
      assignment: '<p>Is 1 &lt; 2 &amp; 3?</p>',
      answerOptions: [{ body: '<p>&lt;i&gt;yes&lt;/i&gt;</p>', correct: true }, { correct: false }],
    })
    expect(areaFault(written, [])).toBe('No practice area is called Land.')
  })
})

describe('a draft of a block', () => {
  const body = (fields: Record<string, FieldValue>) => fields
  const open = (title: string, version: number) =>
    blockRules.open({ body: body({ title, topic: 'Old' }), version, at: null }, null)

  it('merges another author’s change of another field, and asks about the same one', () => {
    const mine = blockRules.reduce(open('Title', 1), { type: 'edit', id: 'title', change: () => 'Mine' })
    const other = blockRules.reduce(mine, { type: 'server', body: body({ title: 'Title', topic: 'New' }), version: 2 })
    expect(other).toMatchObject({ mine: { title: 'Mine', topic: 'New' }, conflict: null, version: 2 })
    const clash = blockRules.reduce(mine, { type: 'server', body: body({ title: 'Theirs', topic: 'Old' }), version: 2 })
    expect(clash.conflict?.open).toEqual(['title'])
    expect(blockRules.maySend(clash)).toBe(false)
    const kept = blockRules.reduce(clash, { type: 'decide', id: 'title', keep: 'mine' })
    expect([kept.mine.title, kept.version, blockRules.maySend(kept)]).toEqual(['Mine', 2, true])
  })

  it('is not sent with a number that the server refuses', () => {
    expect(faultsOf({ score: 101, estimate: 50 })).toEqual(['A score is a whole number from 0 to 100.'])
    expect(faultsOf({ score: 1, complexity: null })).toEqual([])
  })
})

describe('the text of an option', () => {
  it('is plain lines as long as it has nothing but paragraphs', () => {
    const html = '<p>1 &lt; 2 &amp; so on</p><p>next</p>'
    expect([isPlain(html), isPlain('<p><strong>no</strong></p>'), isPlain('<pre>no</pre>')]).toEqual([
      true,
      false,
      false,
    ])
    expect(htmlOf(plainOf(html))).toBe(html)
    expect(htmlOf('')).toBe('')
  })
})
