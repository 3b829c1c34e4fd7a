import fc from 'fast-check'
import { optionRules, type QuestionKind } from '../../../rules/content/block-kinds'
import { emptyBlock, type NeutralBlock, type NeutralOption } from '../../../server/gateways/exchange/neutral-block'
import { paragraphs } from '../../../server/gateways/exchange/plain-html'
import { cleanHtml } from '../../../server/gateways/rich-text'

/** Words with all that has a meaning in some format. */
const word = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'offer',
      'deed',
      'trustee',
      'née',
      '£5,000',
      'Carlill v Carbolic',
      '§ 2(1)',
      'naïve',
      '株',
      '𝄞',
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '=',
      '~',
      '#',
      '{',
      '}',
      ':',
      '\\',
      '%50%',
      '//',
      '->',
      '::',
      '####',
      '[html]',
      '=1+1',
      '@SUM',
      '-2',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '<',
      '>',
      '&',
      '"',
      "'",
      '&amp;',
      ']]>',
      '<b>',
      '{1:SA:=x}',
      '[sound:x.mp3]',
      ',',
      ';',
      '|',
      '\u00a0',
    ),
  },
)
const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((each) => each.join(' ').trim() || 'x')
const line = words.map((each) => each.replace(/\s+/g, ' ').trim() || 'x')

const plain = fc.array(words, { minLength: 1, maxLength: 3 }).map((each) => paragraphs(each.join('\n\n')))
const rich = fc
  .tuple(words, words, fc.constantFrom('strong', 'em', 'li', 'td', 'blockquote', 'a', 'br'))
  .map(([a, b, kind]) => {
    const [first, second] = [paragraphs(a), paragraphs(b)]
    const inner = second.replace(/^<p>|<\/p>$/g, '')
    if (kind === 'li') return `${first}<ul><li>${inner}</li><li>${inner}</li></ul>`
    if (kind === 'td') return `<table><tbody><tr><td colspan="2">${inner}</td></tr></tbody></table>${first}`
    if (kind === 'a')
      return `<p><a href="https://www.legislation.gov.uk/ukpga?a=1&amp;b=2" rel="noopener">${inner}</a></p>`
    if (kind === 'br') return first.replace('</p>', `<br />${inner}</p>`)
    return kind === 'blockquote' ? `<blockquote>${second}</blockquote>` : `<p><${kind}>${inner}</${kind}></p>`
  })
/** A text as it is stored: the cleaner leaves it as it is. */
export const html = fc
  .oneof(plain, plain, rich)
  .map((each) => cleanHtml(each).trim())
  .filter((each) => cleanHtml(each) === each && !/\{\{c\d/.test(each))

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null })
const gapWord = fc.constantFrom(
  'offer',
  'deed',
  'née',
  'two & three',
  'x < y',
  '10',
  'a/b',
  'it’s "so"',
  '#1',
  'a~b',
  '1:2',
)

const gaps = fc
  .array(fc.tuple(words, gapWord, fc.integer({ min: 1, max: 3 }), maybe(gapWord)), { minLength: 1, maxLength: 4 })
  .map((parts) =>
    cleanHtml(
      `<p>${parts
        .map(([text, answer, number, hint]) => {
          const shown = paragraphs(answer).replace(/^<p>|<\/p>$/g, '')
          const said = hint ? `::${paragraphs(hint).replace(/^<p>|<\/p>$/g, '')}` : ''
          return `${paragraphs(text.replace(/[{}]/g, '')).replace(/<\/?p>/g, '')} {{c${number}::${shown}${said}}}`
        })
        .join(' ')}</p>`,
    ),
  )

const facts = fc.record({
  title: maybe(line),
  feedback: maybe(html),
  score: fc.integer({ min: 0, max: 100 }),
  area: maybe(fc.constantFrom('CON', 'TORT', 'Land & equity')),
  topic: maybe(line),
  source: maybe(line),
  lawStatedAt: maybe(fc.constantFrom('2025-01-31', '2024-02-29', '1925-04-09')),
  complexity: maybe(fc.integer({ min: 1, max: 5 })),
  estimate: maybe(fc.integer({ min: 0, max: 100 })),
  image: maybe(fc.constantFrom('clause.webp', 'plan of title.png')),
  audio: maybe(fc.constantFrom('reading.mp3')),
})

const anOption = (body: fc.Arbitrary<string>) =>
  fc.record({ body, correct: fc.boolean(), match: fc.constant(null as string | null), feedback: maybe(html) })

const number = fc
  .oneof(
    fc.integer({ min: -1000, max: 100_000 }),
    fc.double({ min: -100, max: 100, noNaN: true }).map((each) => Number(each.toFixed(3))),
  )
  .map((each) => `<p>${Object.is(each, -0) ? 0 : each}</p>`)

/** As many options, with as many right ones, as the kind takes. */
const optionsFor = (kind: QuestionKind): fc.Arbitrary<NeutralOption[]> => {
  const { least, most, right } = optionRules[kind]
  const body = kind === 'numeric' ? number : kind === 'short_answer' ? plain : html
  return fc.array(anOption(body), { minLength: least, maxLength: Math.min(most, 6) }).chain((options) =>
    fc
      .tuple(
        fc.nat({ max: Math.max(0, options.length - 1) }),
        fc.array(line, { minLength: options.length, maxLength: options.length }),
      )
      .map(([at, matches]) =>
        options.map((each, place) => ({
          ...each,
          ...(kind === 'true_false' && { body: place ? '<p>False</p>' : '<p>True</p>' }),
          match: kind === 'matching' ? `${matches[place]} ${place}` : null,
          correct: right[1] === 1 ? place === at : right[0] === 0 ? false : each.correct || place === at,
        })),
      ),
  )
}

const question = fc
  .constantFrom<QuestionKind[]>(
    'single_best_answer',
    'multiple_response',
    'true_false',
    'short_answer',
    'numeric',
    'ordering',
    'matching',
    'cloze',
    'essay',
  )
  .chain((subtype) =>
    fc
      .record({
        ...{ facts, assignment: subtype === 'cloze' ? gaps : html, answer: maybe(html) },
        options: optionsFor(subtype),
        tolerance: maybe(fc.constantFrom(0, 0.5, 10, 0.001)),
      })
      .map(({ facts: known, ...rest }): NeutralBlock => emptyBlock('question', subtype, { ...known, ...rest })),
  )

const card = fc.constantFrom('basic' as const, 'basic_reversed' as const, 'cloze' as const).chain((subtype) =>
  fc.record({ facts, assignment: subtype === 'cloze' ? gaps : html, answer: html }).map(
    ({ facts: known, assignment, answer }): NeutralBlock =>
      emptyBlock('flashcard', subtype, {
        ...known,
        score: 1,
        assignment,
        answer: subtype === 'cloze' ? null : answer,
      }),
  ),
)

/** Blocks as a content holds them. */
export const bank = fc.array(fc.oneof({ weight: 3, arbitrary: question }, { weight: 1, arbitrary: card }), {
  minLength: 1,
  maxLength: 12,
})
