import type { BlockSubtype, BlockType, ContentBlockInput } from '../../../schema/generated/types'

const empty = (count: number, correct = false) => Array.from({ length: count }, () => ({ body: '', correct }))

/** A block that somebody begins to write, with as many lines as its kind usually has. */
export const newBlock = (type: BlockType, subtype: BlockSubtype): ContentBlockInput => ({
  type,
  subtype,
  ...(type === 'question' && { answerOptions: firstOptions(subtype) }),
})

function firstOptions(subtype: BlockSubtype): ContentBlockInput['answerOptions'] {
  switch (subtype) {
    case 'single_best_answer':
    case 'multiple_response':
      return empty(5)
    case 'true_false':
      return ['True', 'False'].map((word) => ({ body: `<p>${word}</p>`, correct: false }))
    case 'short_answer':
    case 'numeric':
      return empty(1, true)
    case 'ordering':
    case 'matching':
      return empty(3)
    default:
      return null
  }
}
