import type { BlockSubtype, BlockType } from '../../schema/generated/types'

/** What a block of each type can be. */
export const subtypesOf = {
  text: ['rich_text', 'callout', 'statute', 'case_note'],
  media: ['image', 'slide', 'audio', 'video', 'document'],
  question: [
    'single_best_answer',
    'multiple_response',
    'true_false',
    'short_answer',
    'numeric',
    'ordering',
    'matching',
    'cloze',
    'essay',
  ],
  flashcard: ['basic', 'basic_reversed', 'cloze'],
  task: ['file_upload', 'typed_answer', 'audio_answer'],
  embed: ['link', 'iframe'],
} as const satisfies Record<BlockType, readonly BlockSubtype[]>

/** The types of blocks that are met in attempts only, which hold back their answers. */
export const askedTypes = ['question', 'task'] as const satisfies readonly BlockType[]

export const isAsked = (type: BlockType): boolean => (askedTypes as readonly BlockType[]).includes(type)

/** Whether what is asked is a task, which a person marks and nobody practises alone. */
export const isTask = (subtype: BlockSubtype): boolean => (subtypesOf.task as readonly BlockSubtype[]).includes(subtype)

export type QuestionKind = (typeof subtypesOf.question)[number]

/** How many options a question of each kind takes, and how many of them are right; null: as many as there are. */
export const optionRules: Record<QuestionKind, { least: number; most: number; right: [number, number | null] }> = {
  single_best_answer: { least: 2, most: 10, right: [1, 1] },
  multiple_response: { least: 2, most: 10, right: [1, null] },
  true_false: { least: 2, most: 2, right: [1, 1] },
  short_answer: { least: 1, most: 20, right: [1, null] },
  numeric: { least: 1, most: 5, right: [1, null] },
  ordering: { least: 2, most: 10, right: [0, null] },
  matching: { least: 2, most: 10, right: [0, null] },
  cloze: { least: 0, most: 0, right: [0, 0] },
  essay: { least: 0, most: 0, right: [0, 0] },
}

const OPENING = /\{\{c(\d{1,6})::/g

export interface Gap {
  /** Gaps with the same number belong together. */
  number: number
  answer: string
  hint: string | null
}

interface Found extends Gap {
  begins: number
  ends: number
}

/** Looks at each character once, however many gaps a text opens and never closes. */
function found(text: string): Found[] {
  const gaps: Found[] = []
  const opening = new RegExp(OPENING)
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const from = opening.lastIndex
    const until = text.indexOf('}}', from)
    if (until < 0) break
    const [answer = '', ...hint] = text.slice(from, until).split('::')
    opening.lastIndex = until + '}}'.length
    gaps.push({
      number: Number(match[1]),
      answer,
      hint: hint.length ? hint.join('::') : null,
      begins: match.index,
      ends: opening.lastIndex,
    })
  }
  return gaps
}

/** The gaps of a cloze text, written `{{c1::answer}}` or `{{c1::answer::hint}}`, in their order. */
export const gapsOf = (text: string): Gap[] => found(text).map(({ number, answer, hint }) => ({ number, answer, hint }))

/** A cloze text with each gap replaced. */
export function withGaps(text: string, shown: (gap: Gap, at: number) => string): string {
  let after = 0
  const parts = found(text).map((gap, at) => {
    const before = text.slice(after, gap.begins)
    after = gap.ends
    return before + shown(gap, at)
  })
  return parts.join('') + text.slice(after)
}
