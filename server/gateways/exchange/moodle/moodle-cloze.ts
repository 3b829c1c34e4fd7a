import { escapeText, unescapeXml } from '../plain-html'

const GAP = /\{(\d*):([A-Z_]+):((?:\\.|[^}\\])*)\}/g
const TYPED = /^(SHORTANSWER|SA|MW|SHORTANSWER_C|SAC|MWC|NUMERICAL|NM)$/

/** Moodle's gaps as ours: `{1:SHORTANSWER:=deed}` becomes `{{c1::deed}}`. Source: https://docs.moodle.org/en/Embedded_Answers_(Cloze)_question_type */
export function readClozeGaps(html: string, faults: string[], losses: string[]): string {
  let count = 0
  const lost = new Set<string>()
  const read = html.replace(GAP, (_whole, weight: string, type: string, written: string) => {
    count++
    const answers = written.split(/(?<!\\)~/).map((each) => answerOf(each, /^N/.test(type)))
    const right = answers.find(({ isRight }) => isRight)
    if (!right) faults.push(`Its gap ${count} has no right answer.`)
    if (Number(weight || 1) !== 1) lost.add('The weight of a gap does not come over.')
    if (!TYPED.test(type)) lost.add('The choices of a gap do not come over: it is typed.')
    else if (answers.length > 1) lost.add('Further answers of a gap do not come over.')
    if (answers.some(({ feedback }) => feedback)) lost.add('Feedback on gaps does not come over.')
    return `{{c${count}::${escapeText(unescapeXml(right?.text ?? ''))}}}`
  })
  if (!count) faults.push('It has no gap.')
  losses.push(...lost)
  return read
}

function answerOf(written: string, isNumber: boolean) {
  const [, sign, weight, rest = ''] = /^\s*(=)?(?:%(-?\d+(?:\.\d+)?)%)?([\s\S]*)$/.exec(written) ?? []
  const [text = '', feedback] = rest.split(/(?<!\\)#/)
  return {
    isRight: sign === '=' || Number(weight ?? 0) === 100,
    // After a number stands how far another may lie from it.
    text: (isNumber ? text.replace(/^(-?[\d.]+):[\d.]+$/, '$1') : text).replace(/\\([\s\S])/g, '$1'),
    feedback,
  }
}

/** An answer within a gap, with a backslash before what has a meaning there. */
export const escapeGap = (text: string): string => text.replace(/[}#~/"\\]/g, '\\$&')
