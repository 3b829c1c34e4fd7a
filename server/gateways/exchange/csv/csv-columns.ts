/** The columns of a block, in their order; those of options follow: option1, correct1, match1, feedback1. */
export const columns = [
  'type',
  'title',
  'question',
  'answer',
  'feedback',
  'tolerance',
  'score',
  'area',
  'topic',
  'source',
  'lawStatedAt',
  'complexity',
  'estimate',
] as const
export type Column = (typeof columns)[number]

export const optionColumns = ['option', 'correct', 'match', 'feedback'] as const

export const MOST_OPTIONS = 20

/** The kinds of `type`, with what they are. A card with gaps is told from a question with gaps. */
export const kinds = {
  single_best_answer: ['question', 'single_best_answer'],
  multiple_response: ['question', 'multiple_response'],
  true_false: ['question', 'true_false'],
  short_answer: ['question', 'short_answer'],
  numeric: ['question', 'numeric'],
  ordering: ['question', 'ordering'],
  matching: ['question', 'matching'],
  cloze: ['question', 'cloze'],
  essay: ['question', 'essay'],
  card: ['flashcard', 'basic'],
  card_reversed: ['flashcard', 'basic_reversed'],
  card_cloze: ['flashcard', 'cloze'],
} as const
