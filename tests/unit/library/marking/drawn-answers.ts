import fc from 'fast-check'
import { optionRules, type QuestionKind } from '../../../../rules/content/block-kinds'
import type { Markable } from '../../../../rules/content/mark-answer'
import type { AnswerOption } from '../../../../schema/generated/types'
import type { Sheet } from './second-marking'
import { near, type Told, told, typedAs, writtenAs } from './told'

/** An answer to a question, and the same as a person with the key sees it. */
export interface Drawn {
  question: Markable
  answer: string[] | null
  sheet: Sheet
}

const option = (id: string, position: number, more: Partial<AnswerOption> = {}): AnswerOption => ({
  ...{ id, body: `<p>${id}</p>`, correct: false, position, match: null, feedback: null },
  ...more,
})
const idsOf = (count: number) => Array.from({ length: count }, (_, at) => `o${at}`)

/** Parts of the question and of the answer; the rest is as of any question. */
interface Parts extends Partial<Markable> {
  given: string[]
  sheet: Sheet
}

const drawn = (subtype: QuestionKind, parts: fc.Arbitrary<Parts>): fc.Arbitrary<Drawn> =>
  fc.tuple(parts, fc.nat({ max: 100 })).map(([{ given, sheet, ...more }, score]) => ({
    question: {
      ...{ subtype, assignment: '<p>What?</p>', answerOptions: null, metadata: null },
      ...{ score, accepted: [], voidedAt: null, ...more },
    },
    answer: given.some((each) => each.trim()) ? given : null,
    sheet,
  }))

const sizeOf = (kind: QuestionKind) => fc.integer({ min: optionRules[kind].least, max: optionRules[kind].most })

/** One of the options is chosen, or none. Sometimes others were accepted since. */
const choosingOne = (subtype: 'single_best_answer' | 'true_false') =>
  drawn(
    subtype,
    sizeOf(subtype).chain((count) =>
      fc
        .record({
          right: fc.nat({ max: count - 1 }),
          since: fc.subarray(idsOf(count), { maxLength: 2 }),
          chosen: fc.subarray(idsOf(count), { maxLength: 1 }),
        })
        .map(({ right, since, chosen }) => ({
          answerOptions: idsOf(count).map((id, at) => option(id, at, { correct: at === right })),
          accepted: since,
          given: chosen,
          sheet: { kind: 'one', right: [`o${right}`, ...since], chosen },
        })),
    ),
  )

const choosingSome = drawn(
  'multiple_response',
  sizeOf('multiple_response').chain((count) =>
    fc
      .record({
        right: fc.subarray(idsOf(count), { minLength: 1 }),
        chosen: fc.subarray(idsOf(count)),
        turned: fc.boolean(),
      })
      .map(({ right, chosen, turned }) => ({
        answerOptions: idsOf(count).map((id, at) => option(id, at, { correct: right.includes(id) })),
        given: turned ? chosen.toReversed() : chosen,
        sheet: { kind: 'some', right, wrong: idsOf(count).filter((id) => !right.includes(id)), chosen },
      })),
  ),
)

const typing = drawn(
  'short_answer',
  fc.array(told, { minLength: 1, maxLength: 3 }).chain((accepted) =>
    fc.tuple(near(accepted.at(-1) ?? []), fc.tuple(...accepted.map(writtenAs))).chain(([typed, bodies]) =>
      typedAs(typed).map((text) => ({
        answerOptions: bodies.map((body, at) => option(`o${at}`, at, { body, correct: true })),
        given: [typed.length ? text : ''],
        sheet: { kind: 'text', accepted, typed },
      })),
    ),
  ),
)

/** The ways to type a number of thousandths. */
const numberAs = (thousandths: number): fc.Arbitrary<string> => {
  const sign = thousandths < 0 ? '-' : ''
  const [pounds, rest] = [Math.floor(Math.abs(thousandths) / 1000), Math.abs(thousandths) % 1000]
  const decimals = String(rest).padStart(3, '0')
  const short = decimals.replace(/0+$/, '')
  const grouped = pounds.toLocaleString('en-GB')
  return fc.constantFrom(
    ...[`${sign}${pounds}.${decimals}`, `${sign}${pounds}${short && `.${short}`}`, `${sign}£${grouped}.${decimals}`],
    ...[`${sign} ${grouped.replaceAll(',', ' ')}.${decimals}`, ` ${sign}${grouped}.${decimals}% `],
    sign ? `\u2212${pounds}.${decimals}` : `+${grouped}.${decimals}`,
  )
}

/** Whole, to the penny and finer; small and up to millions of millions. */
const thousandths = fc.oneof(
  fc.integer({ min: -100, max: 100 }).map((each) => each * 1000),
  fc.integer({ min: -50_000, max: 50_000 }),
  fc.integer({ min: 0, max: 99_999_999_999 }).map((each) => each * 10),
)

const counting = drawn(
  'numeric',
  fc
    .record({
      accepted: fc.array(thousandths, { minLength: 1, maxLength: 3 }),
      tolerance: fc.constantFrom(0, 0, 1, 10, 500, 1000, 25_000),
      off: fc.constantFrom(-1001, -501, -500, -10, -1, 0, 0, 0, 1, 9, 10, 11, 499, 500, 25_000, 25_001),
      nonsense: fc.constantFrom(null, null, null, null, 'about 12', '1.2.3', '12 months', '-', '£'),
    })
    .chain(({ accepted, tolerance, off, nonsense }) => {
      const typed = (accepted.at(-1) ?? 0) + off
      return fc.tuple(numberAs(typed), fc.tuple(...accepted.map(numberAs))).map(([text, bodies]) => ({
        answerOptions: bodies.map((body, at) => option(`o${at}`, at, { body: `<p>${body}</p>`, correct: true })),
        metadata: tolerance ? { tolerance: tolerance / 1000 } : null,
        given: [nonsense ?? text],
        sheet: { kind: 'number' as const, accepted, tolerance, typed: nonsense === null ? typed : null },
      }))
    }),
)

const ordering = drawn(
  'ordering',
  sizeOf('ordering').chain((count) => {
    const right = idsOf(count)
    return fc.oneof(fc.shuffledSubarray(right, { minLength: count }), moved(right)).map((given) => ({
      answerOptions: right.map((id, at) => option(id, at)),
      given,
      sheet: { kind: 'order', right, given },
    }))
  }),
)

/** With a run of them put elsewhere, perhaps where it was. */
const moved = (right: string[]) =>
  fc
    .tuple(fc.nat({ max: right.length - 1 }), fc.nat({ max: right.length }), fc.nat({ max: right.length }))
    .map(([from, length, to]) => {
      const rest = right.toSpliced(from, length)
      return rest.toSpliced(to, 0, ...right.slice(from, from + length))
    })

const partners = ['an offer', 'a = b', 'née', '£5,000', 'deed']

const matching = drawn(
  'matching',
  sizeOf('matching').chain((count) => {
    const ids = idsOf(count)
    const some = fc.array(fc.constantFrom(...partners), { minLength: count, maxLength: count })
    return fc
      .record({ right: some, given: some, kept: fc.subarray(ids), paired: fc.subarray(ids) })
      .map(({ right, given, kept, paired }) => {
        const offered = given.map((each) => (right.includes(each) ? each : (right[0] ?? '')))
        const pairs = paired.map((id) => {
          const at = ids.indexOf(id)
          return [id, (kept.includes(id) ? right[at] : offered[at]) ?? ''] as const
        })
        return {
          answerOptions: ids.map((id, at) => option(id, at, { match: right[at] ?? null })),
          given: pairs.map(([id, partner]) => `${id}=${partner}`),
          sheet: {
            kind: 'pairs',
            right: new Map(ids.map((id, at) => [id, right[at] ?? ''])),
            given: new Map(pairs),
          },
        }
      })
  }),
)

const filling = drawn(
  'cloze',
  fc.array(told, { minLength: 1, maxLength: 5 }).chain((right) =>
    fc
      .tuple(fc.tuple(...right.map(near)), fc.tuple(...right.map(writtenAs)), fc.array(fc.boolean()))
      .chain(([typed, bodies, hinted]) =>
        fc.tuple(...typed.map((each: Told) => (each.length ? typedAs(each) : fc.constant('')))).map((given) => ({
          assignment: bodies
            .map((body, at) => `then {{c${(at % 2) + 1}::${body}${hinted[at] ? '::a hint' : ''}}}`)
            .join(' and '),
          given: [...given],
          sheet: { kind: 'gaps', right, typed },
        })),
      ),
  ),
)

/** Answers to each kind of question that is marked. */
export const drawnAnswers = {
  single_best_answer: choosingOne('single_best_answer'),
  true_false: choosingOne('true_false'),
  multiple_response: choosingSome,
  short_answer: typing,
  numeric: counting,
  ordering,
  matching,
  cloze: filling,
} satisfies Partial<Record<QuestionKind, fc.Arbitrary<Drawn>>>
