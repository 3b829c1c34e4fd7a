import { plainWords } from '../../../ui/rich-text/plain-words'
import { letterOf } from '../../player/test/question-words'
import { type EditedBlock, kindWords, type Option, type PracticeArea } from '../blocks'
import type { FieldName, FieldValue } from '../form/draft-fields'

export const fieldWords: Record<FieldName, string> = {
  subtype: 'Kind',
  title: 'Title',
  assignment: 'Text',
  answerOptions: 'Options',
  answer: 'Answer',
  metadata: 'Measures',
  feedback: 'What to remember',
  feedbackShow: 'The right answer is shown',
  score: 'Points',
  practiceAreaId: 'Practice area',
  topic: 'Topic',
  source: 'Source',
  lawStatedAt: 'Law as at',
  complexity: 'Complexity',
  estimate: 'Estimate',
}

const lineOf = ({ body, correct, match, feedback }: Option, at: number) =>
  [
    `${letterOf(at)}. ${plainWords(body)}${correct ? ' (right)' : ''}`,
    match ? `goes with ${match}` : '',
    feedback ? `Reason: ${plainWords(feedback)}` : '',
  ]
    .filter(Boolean)
    .join('\n')

/** A value of a field as plain text, to be compared word by word. */
export function textOf(
  name: FieldName,
  value: FieldValue | undefined,
  { type }: EditedBlock,
  areas: readonly PracticeArea[],
): string {
  if (value === null || value === undefined || value === '') return ''
  switch (name) {
    case 'answerOptions':
      return (value as readonly Option[]).map(lineOf).join('\n')
    case 'subtype':
      return kindWords({ type, subtype: value as EditedBlock['subtype'] })
    case 'practiceAreaId':
      return areas.find(({ id }) => id === value)?.name ?? ''
    case 'metadata': {
      const { duration, tolerance } = value as NonNullable<EditedBlock['metadata']>
      return [duration === null ? '' : `${duration} s`, tolerance === null ? '' : `within ${tolerance}`]
        .join(' ')
        .trim()
    }
    case 'assignment':
    case 'answer':
    case 'feedback':
      return plainWords(String(value))
    default:
      return String(value)
  }
}
