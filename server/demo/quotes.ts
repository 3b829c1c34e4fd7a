import type { CriterionMark, MarkQuote } from '../../schema/generated/types'
import type { School } from './school'

/** How many UTF-16 code units some cleaned rich text has without its tags; each of its entities is one. */
const lengthOf = (html: string) => html.replace(/<[^>]*>/g, '').replace(/&[a-z0-9#]+;/gi, '?').length

/** The first sentence of each paragraph and entry after the opening, if it is of plain words, where it stands in the text. */
function sentencesIn(html: string): Omit<MarkQuote, 'answerId'>[] {
  return [...html.matchAll(/<(?:p|li)>([^<>&.]{40,200}\.)/g)].map(({ index, 1: text = '' }) => {
    const from = lengthOf(html.slice(0, index))
    return { from, to: from + text.length, text }
  })
}

/** Has tutors quote the answers that are shown as text, one sentence for every second comment. */
export function quoteAnswers(school: Pick<School, 'driveFiles' | 'sessionAnswers' | 'sessionMarksheets' | 'sessions'>) {
  const files = new Map(school.driveFiles.map(({ id, contentHtml }) => [id, contentHtml]))
  const quotable = new Map<string, MarkQuote[]>()
  for (const { id, sessionId, fileId } of school.sessionAnswers) {
    const sentences = sentencesIn(files.get(fileId) ?? '').slice(1)
    if (id && sentences.length > 0)
      quotable.set(
        sessionId,
        sentences.map((each) => ({ answerId: id, ...each })),
      )
  }
  const quoted = (marks: readonly CriterionMark[], sessionId: string): CriterionMark[] => {
    const sentences = quotable.get(sessionId)
    if (!sentences) return [...marks]
    return marks.map((mark, at) => {
      const sentence = at % 2 === 0 ? sentences[at / 2] : undefined
      return mark.comment && sentence ? { ...mark, quotes: [sentence] } : mark
    })
  }
  for (const session of school.sessions)
    if (session.marks && session.id) session.marks = quoted(session.marks, session.id)
  for (const sheet of school.sessionMarksheets) sheet.body = quoted(sheet.body, sheet.sessionId)
}
