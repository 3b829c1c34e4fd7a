import type { BlockSubtype, ContentImportResult, ExchangeFormat } from '../../../schema/generated/types'

/** What each format is called, and what it is good for. */
export const formats: Record<ExchangeFormat, { label: string; help: string }> = {
  gift: { label: 'GIFT', help: 'Plain text of Moodle. Holds no cards, pictures or points.' },
  moodle_xml: { label: 'Moodle XML', help: 'Holds questions with their pictures, sounds and points, but no cards.' },
  qti_2: { label: 'QTI 2.2', help: 'A package for most testing systems. Holds no cards.' },
  qti_3: { label: 'QTI 3', help: 'The newest form of that package. Holds no cards.' },
  csv: { label: 'CSV', help: 'A table for a spreadsheet. Holds everything but pictures and sounds.' },
  anki: { label: 'Anki', help: 'A package of flashcards. Holds no questions.' },
}

/** The order in which formats are offered. */
export const formatOrder: readonly ExchangeFormat[] = ['csv', 'gift', 'moodle_xml', 'qti_3', 'qti_2', 'anki']

/** The files that the page takes. */
export const ACCEPT = ['.txt', '.gift', '.xml', '.zip', '.csv', '.tsv', '.apkg'] as const

const kinds: Partial<Record<BlockSubtype, string>> = {
  single_best_answer: 'Single best answer',
  multiple_response: 'Several right answers',
  true_false: 'True or false',
  short_answer: 'Short answer',
  numeric: 'Number',
  ordering: 'Ordering',
  matching: 'Matching',
  cloze: 'Gaps',
  essay: 'Essay',
  basic: 'Card',
  basic_reversed: 'Card, both ways',
}

export const kindOf = (subtype: BlockSubtype | null): string => (subtype && kinds[subtype]) || 'Unknown'

export const results = {
  good: { label: 'New', icon: 'plus', kind: undefined },
  look: { label: 'Look at it', icon: 'warn', kind: 'warning' },
  bad: { label: 'Left out', icon: 'stop', kind: 'negative' },
} as const satisfies Record<ContentImportResult, object>
