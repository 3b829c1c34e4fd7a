import { cutText } from '../../../../rules/cut-text'
import { type NeutralBlock, type NeutralOption, option } from '../neutral-block'
import { escapeText, paragraphs } from '../plain-html'
import { type GiftFormat, giftHtml, showEscaped } from './gift-text'

interface Into {
  block: NeutralBlock
  format: GiftFormat
  faults: string[]
  losses: string[]
}

/** Reads what stands in a question's braces, and sets what kind of question it is. */
export function readAnswers(written: string, into: Into): void {
  const { block, format } = into
  const general = written.lastIndexOf('####')
  if (general >= 0) block.feedback = giftHtml(written.slice(general + 4), format) || null
  const answers = (general >= 0 ? written.slice(0, general) : written).trim()
  if (!answers) return
  const [isTruth, truth, feedbacks = ''] = /^(T|TRUE|F|FALSE)\s*(#[\s\S]*)?$/i.exec(answers) ?? []
  if (isTruth) readTruth(/^t/i.test(truth ?? ''), feedbacks, into)
  else if (answers.startsWith('#')) readNumbers(answers.slice(1), into)
  else readParts(answers, into)
}

/** Answers that begin with = or ~; their signs tell what kind of question they answer. */
function readParts(answers: string, into: Into) {
  const parts = partsOf(answers)
  if (!parts.length) {
    into.faults.push('Begin each answer with = or ~.')
    return
  }
  const isEach = (holds: (part: Part) => boolean) => parts.every(holds)
  if (isEach(({ sign, body }) => sign === '=' && body.includes('->'))) readPairs(parts, into)
  else if (isEach(({ sign }) => sign === '=')) readShort(parts, into)
  else readChoices(parts, into)
}

interface Part {
  sign: string
  /** In percent; null: not said. */
  weight: number | null
  body: string
  feedback: string
}

/** Answers begin with = or ~, then a weight; after a # stands feedback. */
const partsOf = (answers: string): Part[] =>
  [...answers.matchAll(/([=~])([^=~]*)/g)].map(([, sign = '', rest = '']) => {
    const [weighed = '', weight] = /^\s*%(-?\d+(?:\.\d+)?)%/.exec(rest) ?? []
    const [body = '', ...feedback] = rest.slice(weighed.length).split('#')
    return {
      sign,
      weight: weight === undefined ? null : Number(weight),
      body: body.trim(),
      feedback: feedback.join('#').trim(),
    }
  })

const feedbackOf = ({ feedback }: Pick<Part, 'feedback'>, format: GiftFormat) => giftHtml(feedback, format) || null

/** The first feedback is for who is wrong, the second for who is right. */
function readTruth(isTrue: boolean, feedbacks: string, { block, format }: Into) {
  const [, wrong = '', right = ''] = feedbacks.split('#')
  const of = (is: boolean) => giftHtml(is === isTrue ? right : wrong, format) || null
  block.subtype = 'true_false'
  block.options = [
    option('<p>True</p>', { correct: isTrue, feedback: of(true) }),
    option('<p>False</p>', { correct: !isTrue, feedback: of(false) }),
  ]
}

function readPairs(parts: readonly Part[], { block, format, losses }: Into) {
  block.subtype = 'matching'
  block.options = parts.map(({ body }) => {
    const at = body.indexOf('->')
    return option(giftHtml(body.slice(0, at), format), { match: showEscaped(body.slice(at + 2)).trim() || null })
  })
  if (parts.some(({ feedback }) => feedback)) losses.push('Feedback on single pairs does not come over.')
}

/** A weight of zero makes an answer wrong; one below 100 is for part of the points. */
function weigh(part: Part, losses: string[]): boolean {
  const { weight } = part
  if (weight !== null && weight > 0 && weight < 100) note(losses, 'An answer for part of the marks counts as right.')
  return weight === null ? part.sign === '=' : weight > 0
}

function note(losses: string[], text: string) {
  if (!losses.includes(text)) losses.push(text)
}

function readShort(parts: readonly Part[], { block, format, losses }: Into) {
  block.subtype = 'short_answer'
  block.options = parts.map((part) =>
    option(paragraphs(showEscaped(part.body)), {
      correct: weigh(part, losses),
      feedback: feedbackOf(part, format),
    }),
  )
}

function readChoices(parts: readonly Part[], { block, format, losses }: Into) {
  const isSingle = parts.some(({ sign }) => sign === '=') || parts.every(({ weight }) => weight === null)
  block.subtype = isSingle ? 'single_best_answer' : 'multiple_response'
  const weights = new Set(parts.flatMap(({ weight }) => (weight !== null && weight > 0 ? [weight] : [])))
  if (isSingle ? parts.some(({ sign, weight }) => sign === '~' && weight !== null && weight > 0) : weights.size > 1)
    note(losses, 'Part marks of single options do not come over.')
  block.options = parts.map((part) =>
    option(giftHtml(part.body, format), {
      correct: isSingle ? part.sign === '=' : (part.weight ?? 0) > 0,
      feedback: feedbackOf(part, format),
    }),
  )
}

const NUMBER = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`

/** `3.14:0.01`, or `3..4`, or several of these, each after an =. */
function readNumbers(written: string, { block, format, faults, losses }: Into) {
  block.subtype = 'numeric'
  const [alone = '', ...feedback] = written.split('#')
  const parts = written.includes('=')
    ? partsOf(written)
    : [{ sign: '=', weight: null, body: alone.trim(), feedback: feedback.join('#') }]
  const tolerances: (number | null)[] = []
  const options: NeutralOption[] = []
  for (const part of parts) {
    const number = readNumber(showEscaped(part.body))
    if (!number) {
      faults.push(`This is no number: ${cutText(showEscaped(part.body), 60) || 'nothing'}.`)
      continue
    }
    tolerances.push(number.tolerance)
    options.push(
      option(`<p>${escapeText(number.value)}</p>`, {
        correct: weigh(part, losses),
        feedback: feedbackOf(part, format),
      }),
    )
  }
  block.options = options
  block.tolerance = tolerances[0] ?? null
  if (tolerances.some((each) => each !== block.tolerance)) losses.push('The first number’s tolerance holds for all.')
}

function readNumber(text: string): { value: string; tolerance: number | null } | null {
  const [single, value = '', tolerance] = new RegExp(`^(${NUMBER})(?:\\s*:\\s*(${NUMBER}))?$`, 'i').exec(text) ?? []
  if (single) return { value, tolerance: tolerance === undefined ? null : Math.abs(Number(tolerance)) }
  const [range, from, until] = new RegExp(`^(${NUMBER})\\s*\\.\\.\\s*(${NUMBER})$`, 'i').exec(text) ?? []
  if (!range) return null
  const [low, high] = [Number(from), Number(until)]
  const middle = Number(((low + high) / 2).toPrecision(12))
  return { value: String(middle), tolerance: Number(Math.abs((high - low) / 2).toPrecision(12)) }
}
