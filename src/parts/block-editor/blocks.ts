import { cutText } from '../../../rules/cut-text'
import type { BlockSubtype, BlockType } from '../../../schema/generated/types'
import type { IconName } from '../../ui/action/icon-paths'
import type { EditedBlockFragment, EditorOutlineQuery } from './editor.documents'

/** A block as the editor has it whole. */
export type EditedBlock = EditedBlockFragment
export type Option = NonNullable<EditedBlock['answerOptions']>[number]
export type OutlineBlock = EditorOutlineQuery['contentBlocks'][number]
export type OutlineChapter = EditorOutlineQuery['contentChapters'][number]
export type PracticeArea = EditorOutlineQuery['practiceAreas'][number]

type Kind = `${BlockType} ${BlockSubtype}`

/** What the kinds of blocks are called; a cloze is a question or a card. */
const words: Partial<Record<Kind, string>> & Record<BlockSubtype, string> = {
  rich_text: 'Text',
  callout: 'Callout',
  statute: 'Statute',
  case_note: 'Case note',
  image: 'Picture',
  slide: 'Slide',
  audio: 'Sound',
  video: 'Video',
  document: 'Document',
  single_best_answer: 'Single best answer',
  multiple_response: 'Several right answers',
  true_false: 'True or false',
  short_answer: 'Short answer',
  numeric: 'Number',
  ordering: 'Put in order',
  matching: 'Matching',
  cloze: 'Gaps in a text',
  'flashcard cloze': 'Card with gaps',
  essay: 'Essay',
  basic: 'Card',
  basic_reversed: 'Card, both ways',
  file_upload: 'Hand in a file',
  typed_answer: 'Type an answer',
  audio_answer: 'Record an answer',
  link: 'Link',
  iframe: 'Embedded page',
}

export const kindWords = ({ type, subtype }: { type: BlockType; subtype: BlockSubtype }): string =>
  words[`${type} ${subtype}`] ?? words[subtype]

export const kindIcons: Record<BlockType, IconName> = {
  text: 'note',
  media: 'content',
  question: 'question',
  flashcard: 'cards',
  task: 'pen',
  embed: 'link',
}

/** What can be added, in the order of the menu. */
export const addable: readonly { label: string; type: BlockType; subtypes: readonly BlockSubtype[] }[] = [
  {
    label: 'Question',
    type: 'question',
    subtypes: [
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
  },
  { label: 'Flashcard', type: 'flashcard', subtypes: ['basic', 'basic_reversed', 'cloze'] },
  { label: 'Text', type: 'text', subtypes: ['rich_text', 'callout', 'statute', 'case_note'] },
  { label: 'Media', type: 'media', subtypes: ['image', 'audio', 'video', 'document'] },
  { label: 'Task', type: 'task', subtypes: ['typed_answer', 'file_upload', 'audio_answer'] },
  { label: 'Page of another site', type: 'embed', subtypes: ['link', 'iframe'] },
]

/** The kinds that a block can become without losing what it holds. */
export const alike = ({ type, subtype }: { type: BlockType; subtype: BlockSubtype }): readonly BlockSubtype[] => {
  const groups: readonly (readonly BlockSubtype[])[] = [
    ['single_best_answer', 'multiple_response'],
    ['basic', 'basic_reversed'],
    ['rich_text', 'callout', 'statute', 'case_note'],
    ['typed_answer', 'file_upload', 'audio_answer'],
    ['link', 'iframe'],
  ]
  return (
    (type === 'flashcard' && subtype === 'cloze' ? undefined : groups.find((each) => each.includes(subtype))) ?? [
      subtype,
    ]
  )
}

const plain = (html: string | null) =>
  (html ?? '')
    .replace(/\{\{c\d+::(.*?)(?:::.*?)?\}\}/gs, '$1')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/\s+/g, ' ')
    .trim()

/** The name of a block in a list: its title, or how it begins. */
export const nameOf = (block: Pick<OutlineBlock, 'title' | 'assignment' | 'type' | 'subtype'>): string =>
  block.title?.trim() || cutText(plain(block.assignment), 80) || kindWords(block)
