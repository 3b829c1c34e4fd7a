import { describe, expect, it } from 'vitest'
import { type Markable, markAnswer, rightAnswer } from '../../../../rules/content/mark-answer'
import type { AnswerOption, BlockSubtype } from '../../../../schema/generated/types'

/** `a *b c=match`: options by id, the right ones with a star, with their partners. */
const options = (written: string): AnswerOption[] =>
  written.split(' ').map((each, position) => {
    const [id = '', match = null] = each.replace('*', '').split('=')
    return { id, body: id, correct: each.startsWith('*'), position, match, feedback: null }
  })

const accepting = (...bodies: string[]): AnswerOption[] =>
  bodies.map((body, position) => ({ id: `o${position}`, body, correct: true, position, match: null, feedback: null }))

const question = (subtype: BlockSubtype, more: Partial<Markable>): Markable => ({
  subtype,
  assignment: 'What?',
  answerOptions: null,
  metadata: null,
  score: 1,
  accepted: [],
  voidedAt: null,
  ...more,
})

const all = (points = 1) => ({ right: true, points })
const some = (points: number) => ({ right: false, points })
const none = some(0)

describe('an answer', () => {
  it('that is missing gets no points', () => {
    const asked = question('single_best_answer', { answerOptions: options('a *b') })
    expect(markAnswer(asked, null)).toEqual(none)
    expect(markAnswer(asked, [])).toEqual(none)
  })

  it('gets its share of the score', () => {
    const asked = question('multiple_response', { answerOptions: options('*a *b *c d'), score: 10 })
    expect(markAnswer(asked, ['a'])).toEqual(some(3.3333))
    expect(markAnswer(asked, ['a', 'b', 'c'])).toEqual(all(10))
  })

  it('gets nothing of a question that scores nothing, and may be right', () => {
    expect(markAnswer(question('true_false', { answerOptions: options('*t f'), score: 0 }), ['t'])).toEqual(all(0))
  })
})

describe('a single best answer and true or false', () => {
  it.each(['single_best_answer', 'true_false'] as const)('%s: the right option alone', (subtype) => {
    const asked = question(subtype, { answerOptions: options('a *b') })
    expect(markAnswer(asked, ['b'])).toEqual(all())
    expect(markAnswer(asked, ['a'])).toEqual(none)
    expect(markAnswer(asked, ['gone'])).toEqual(none)
    expect(rightAnswer(asked)).toEqual(['b'])
  })
})

describe('a multiple response', () => {
  const asked = question('multiple_response', { answerOptions: options('*a *b c d') })
  it('takes wrong ones from right ones, and nothing more', () => {
    expect(markAnswer(asked, ['a', 'b'])).toEqual(all())
    expect(markAnswer(asked, ['a'])).toEqual(some(0.5))
    expect(markAnswer(asked, ['a', 'b', 'c'])).toEqual(some(0.5))
    expect(markAnswer(asked, ['c', 'd'])).toEqual(none)
    expect(markAnswer(asked, ['a', 'b', 'c', 'd'])).toEqual(none)
    expect(rightAnswer(asked)).toEqual(['a', 'b'])
  })
})

describe('a short answer', () => {
  const asked = question('short_answer', {
    answerOptions: [...accepting('<p>Promissory estoppel</p>', 'Smith &amp; Co', '§ 2'), ...options('waiver')],
  })
  it('is compared without case, spaces, punctuation and tags', () => {
    for (const typed of ['promissory ESTOPPEL', ' promissory-estoppel. ', '<b>promissory</b> estoppel'])
      expect(markAnswer(asked, [typed])).toEqual(all())
    expect(markAnswer(asked, ['Smith & Co'])).toEqual(all())
    expect(markAnswer(asked, ['§2'])).toEqual(all())
  })

  it('is the same in other marks, apostrophes, hyphens and ways to write a section or a firm', () => {
    const same = (accepted: string, ...typed: string[]) => {
      const one = question('short_answer', { answerOptions: accepting(accepted) })
      for (const each of typed) expect(markAnswer(one, [each]), `${accepted} and ${each}`).toEqual(all())
    }
    same('Cliché', 'cliche', 'CLICHÉ', 'cliche\u0301')
    same("Crown's duty", 'crown’s  duty', 'crowns duty')
    same('co-operate', 'cooperate', 'co operate', 'co\u2011operate')
    same('Jones & Son', 'jones and son', 'Jones &amp; Son')
    same('s.21(1)(a)', 's 21 (1) (a)', 's21(1)(a)')
    same('£1,500', '1500', '£ 1,500.')
    same('U.K.', 'uk', 'UK')
    same('set-off and counter-claim', 'setoff and counter claim', 'set off and counterclaim')
    same('<p>pro<strong>mise</strong></p>', 'promise')
  })

  it('is wrong where its words are others, though their letters are the same', () => {
    const other = (accepted: string, ...typed: string[]) => {
      const one = question('short_answer', { answerOptions: accepting(accepted) })
      for (const each of typed) expect(markAnswer(one, [each]), `${accepted} and ${each}`).toEqual(none)
    }
    other('nowhere', 'now here')
    other('1.5 years', '15 years')
    other('12 months', '1 2 months', '1-2 months')
    other('set off', 'setoff')
    other('s 21(1)', 's 2(11)')
  })

  it('is wrong where it is another, an option that is not accepted, or nothing but signs', () => {
    for (const typed of ['estoppel', 'waiver', '', '…', '&amp;']) expect(markAnswer(asked, [typed])).toEqual(none)
  })

  it('shows what is accepted as plain text', () => {
    expect(rightAnswer(asked)).toEqual(['Promissory estoppel', 'Smith & Co', '§ 2'])
  })
})

describe('a number', () => {
  it('may lie as far from the right one as its tolerance says', () => {
    const asked = question('numeric', { answerOptions: accepting('<p>£1,250.50</p>'), metadata: { tolerance: 0.5 } })
    for (const typed of ['1250.5', '£1,251', '1 250']) expect(markAnswer(asked, [typed])).toEqual(all())
    for (const typed of ['1251.01', '1249.99', 'about 1250', '']) expect(markAnswer(asked, [typed])).toEqual(none)
  })

  it('is right by the decimal, without a tolerance', () => {
    const asked = question('numeric', { answerOptions: accepting('0.3', '17.5%') })
    expect(markAnswer(asked, [String(0.1 + 0.2)])).toEqual(all())
    expect(markAnswer(asked, ['17.5'])).toEqual(all())
    expect(markAnswer(asked, ['0.31'])).toEqual(none)
    const large = question('numeric', { answerOptions: accepting('£12,345,678.90') })
    expect(markAnswer(large, ['12345678.90'])).toEqual(all())
    expect(markAnswer(large, ['12345678.91'])).toEqual(none)
  })

  it('is wrong where it has more digits than a number holds, whatever is right', () => {
    for (const right of ['42', '-3.5', '0']) {
      const asked = question('numeric', { answerOptions: accepting(right), metadata: { tolerance: 1 } })
      for (const digits of ['9'.repeat(309), '9'.repeat(900), `-${'9'.repeat(400)}`, `${'9'.repeat(400)}.5%`])
        expect(markAnswer(asked, [digits])).toEqual(none)
    }
  })

  it('is negative behind any dash', () => {
    const asked = question('numeric', { answerOptions: accepting('-3.5') })
    for (const typed of ['-3.5', '\u22123.5', '\u20133.50', '-£3.5']) expect(markAnswer(asked, [typed])).toEqual(all())
    expect(markAnswer(asked, ['3.5'])).toEqual(none)
  })
})

describe('an ordering', () => {
  const asked = question('ordering', { answerOptions: options('a b c d'), score: 3 })
  it('gets the share of neighbours that follow each other, and is right if all do', () => {
    expect(markAnswer(asked, ['a', 'b', 'c', 'd'])).toEqual(all(3))
    expect(markAnswer(asked, ['b', 'c', 'd', 'a'])).toEqual(some(2))
    expect(markAnswer(asked, ['a', 'b', 'd', 'c'])).toEqual(some(1))
    expect(markAnswer(asked, ['d', 'c', 'b', 'a'])).toEqual(none)
    expect(rightAnswer(asked)).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('a matching', () => {
  const asked = question('matching', { answerOptions: options('a=1 b=2 c=2 d=4') })
  it('gets the share of right pairs', () => {
    expect(markAnswer(asked, ['a=1', 'b=2', 'c=2', 'd=4'])).toEqual(all())
    expect(markAnswer(asked, ['a=1', 'b=4'])).toEqual(some(0.25))
    expect(markAnswer(asked, ['a=2'])).toEqual(none)
    expect(rightAnswer(asked)).toEqual(['a=1', 'b=2', 'c=2', 'd=4'])
  })
})

describe('a cloze', () => {
  const asked = question('cloze', {
    assignment: '{{c1::Offer}} and {{c2::<b>acceptance</b>::a word}} {{c1::make\na contract}}',
  })
  it('gets the share of its gaps', () => {
    expect(markAnswer(asked, ['offer', 'Acceptance', 'make a contract'])).toEqual(all())
    expect(markAnswer(asked, ['offer', 'x', ''])).toEqual(some(0.3333))
    expect(rightAnswer(asked)).toEqual(['Offer', 'acceptance', 'make a contract'])
  })
})

describe('an essay', () => {
  it('is marked by nobody', () => {
    expect(markAnswer(question('essay', {}), ['A long text'])).toEqual({ right: null, points: null })
    expect(rightAnswer(question('essay', {}))).toEqual([])
  })
})
