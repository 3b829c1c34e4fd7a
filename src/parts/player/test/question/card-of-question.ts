import type { CardFields } from '../../../own-cards/card-fields'
import { paragraph } from '../../../own-cards/paragraph'
import type { Question } from '../attempt-parts'

type Outcome = NonNullable<Question['outcome']>

/** An option may be plain words. */
const asBlock = (html: string) => (/^\s*<(p|ul|ol|h\d|table|blockquote|pre)\b/.test(html) ? html : `<p>${html}</p>`)

/** What a card says at first that is made from a question: what was asked, and then what is right, and why. */
export function cardOfQuestion({ assignment, options, practiceArea }: Question, outcome: Outcome): Partial<CardFields> {
  const { correct, reasons, feedback } = outcome
  const right = correct.map((each) => {
    const [id, match] = each.split('=')
    const option = options.find((one) => one.id === each) ?? options.find((one) => one.id === id)
    if (!option) return paragraph(each)
    return asBlock(option.body) + paragraph(match)
  })
  const why = reasons.flatMap((reason) => (reason.correct && reason.feedback ? asBlock(reason.feedback) : []))
  return {
    front: assignment ?? '',
    back: [...right, ...why, ...(feedback ? [asBlock(feedback)] : [])].join(''),
    practiceAreaId: practiceArea?.id ?? null,
  }
}
