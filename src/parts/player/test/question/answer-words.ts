import { filesTaken } from '../../../../../rules/library/answer-files'
import { plainWords } from '../../../../ui/rich-text/plain-words'
import type { Other, Question } from '../attempt-parts'
import { isChoice, letterOf } from '../question-words'

/** An answer in words: 'C. Void for uncertainty', what was typed, or the names of files; then its note. */
export function answerWords(
  question: Pick<Question, 'subtype' | 'options' | 'files'>,
  { answer, note }: Other,
): string {
  const words = answer?.map((each) => partWords(question, each)).filter(Boolean)
  return [words?.length ? words.join('; ') : 'No answer', note].filter(Boolean).join('\n')
}

function partWords({ subtype, options, files }: Pick<Question, 'subtype' | 'options' | 'files'>, part: string): string {
  if (filesTaken(subtype)) return files.find(({ id }) => id === part)?.name ?? 'A file'
  const [id, ...match] = subtype === 'matching' ? part.split('=') : [part]
  const at = options.findIndex((each) => each.id === id)
  const option = options[at]
  if (!option) return part
  const body = plainWords(option.body)
  if (subtype === 'matching') return `${body}: ${match.join('=')}`
  return isChoice({ subtype }) ? `${letterOf(at)}. ${body}` : body
}
