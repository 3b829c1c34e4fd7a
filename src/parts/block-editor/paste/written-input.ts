import type { WrittenBlock } from '../../../../rules/content/question-text'
import { folded } from '../../../../rules/folded'
import type { ContentBlockInput } from '../../../../schema/generated/types'
import type { PracticeArea } from '../blocks'

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const paragraph = (text: string) => `<p>${escaped(text)}</p>`

const found = (areas: readonly PracticeArea[], name: string) =>
  areas.find((each) => [each.shortName, each.name].some((known) => folded(known) === folded(name)))

/** Why a block that could be read cannot be added; or undefined. */
export const areaFault = ({ area }: WrittenBlock, areas: readonly PracticeArea[]): string | undefined =>
  area && !found(areas, area) ? `No practice area is called ${area}.` : undefined

/** A block that was read from a text, as the server takes it. */
export function inputOf(block: WrittenBlock, areas: readonly PracticeArea[]): ContentBlockInput {
  const { type, subtype, title, assignment, options, answer, feedback, topic, source, area } = block
  return {
    type,
    subtype,
    title,
    assignment: assignment.map(paragraph).join(''),
    answer: answer && paragraph(answer),
    feedback: feedback && paragraph(feedback),
    answerOptions: options.length
      ? options.map((each) => ({
          body: paragraph(each.body),
          correct: each.correct,
          feedback: each.feedback && paragraph(each.feedback),
        }))
      : null,
    practiceAreaId: (area && found(areas, area)?.id) || null,
    topic,
    source,
    lawStatedAt: block.lawStatedAt,
    complexity: block.complexity,
    estimate: block.estimate,
  }
}
