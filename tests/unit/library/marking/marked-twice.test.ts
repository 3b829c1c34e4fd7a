import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { subtypesOf } from '../../../../rules/content/block-kinds'
import { isMarked, type Mark, type Markable, markAnswer } from '../../../../rules/content/mark-answer'
import { takenAnswer } from '../../../../server/library/asking/taken-answer'
import { explored } from '../../../explored'
import { type Drawn, drawnAnswers } from './drawn-answers'
import { secondMarking } from './second-marking'

type Kind = keyof typeof drawnAnswers
const kinds = Object.keys(drawnAnswers) as Kind[]
const RUNS = explored ? 20_000 : 1_500

/** What the second marking gives. */
function second({ question: { score }, answer, sheet }: Drawn): Mark {
  const [got, of] = answer ? secondMarking(sheet) : [0, 1]
  return { right: got === of, points: Math.round((score * got * 10_000) / of) / 10_000 }
}

it('every kind of question that is marked is drawn', () => {
  expect(kinds.toSorted()).toEqual(subtypesOf.question.filter(isMarked).toSorted())
})

describe.each(kinds)('%s', (kind) => {
  it('is marked as a second marker does, who knows the rules alone', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(drawnAnswers[kind], (drawn) => {
        const { question, answer } = drawn
        // The server would take it.
        expect(takenAnswer(question, answer)).toEqual(answer)
        const mark = markAnswer(question, answer)
        expect(mark).toEqual(second(drawn))
        expect(mark.points).toBeGreaterThanOrEqual(0)
        expect(mark.points).toBeLessThanOrEqual(question.score)
        seen.add(mark.right ? 'right' : mark.points ? 'partly' : 'wrong')
      }),
      { numRuns: RUNS },
    )
    const parts = ['multiple_response', 'ordering', 'matching', 'cloze'].includes(kind)
    expect([...seen].toSorted()).toEqual(parts ? ['partly', 'right', 'wrong'] : ['right', 'wrong'])
  })

  it('gets nothing either way once it was taken out', () => {
    fc.assert(
      fc.property(drawnAnswers[kind], ({ question, answer }) => {
        const gone = { ...question, voidedAt: new Date('2026-06-01T12:00:00Z') }
        expect(markAnswer(gone, answer)).toEqual({ right: null, points: null })
      }),
      { numRuns: 50 },
    )
  })
})

/** Markings with a fault, by the kind that shows it. */
const faulty: [fault: string, Kind, (question: Markable, answer: string[] | null) => Mark][] = [
  [
    'forgets what counts as right too',
    'single_best_answer',
    (asked, given) => markAnswer({ ...asked, accepted: [] }, given),
  ],
  [
    'takes nothing off for a wrong one',
    'multiple_response',
    (asked, given) => markAnswer(asked, rightOnes(asked, given)),
  ],
  ['forgets the tolerance', 'numeric', (asked, given) => markAnswer({ ...asked, metadata: null }, given)],
  ['reads the letters as they are', 'short_answer', (asked, given) => exactly(asked, given)],
  ['forgets the score', 'cloze', (asked, given) => markAnswer({ ...asked, score: 1 }, given)],
  ['takes the options in their own order', 'ordering', (asked, given) => markAnswer(asked, given?.toSorted() ?? null)],
  ['counts the first pair alone', 'matching', (asked, given) => markAnswer(asked, given?.slice(0, 1) ?? null)],
]

const rightOnes = ({ answerOptions }: Markable, given: string[] | null) =>
  given?.filter((id) => answerOptions?.some((each) => each.id === id && each.correct)) ?? null

const exactly = ({ answerOptions, score }: Markable, given: string[] | null): Mark => {
  const right = Boolean(answerOptions?.some(({ body }) => body === given?.[0]))
  return { right, points: right ? score : 0 }
}

it.each(faulty)('the second marker would see a marking that %s', (_fault, kind, marks) => {
  const found = fc.check(
    fc.property(drawnAnswers[kind], (drawn) => expect(marks(drawn.question, drawn.answer)).toEqual(second(drawn))),
    { numRuns: RUNS },
  )
  expect(found.failed).toBe(true)
})
