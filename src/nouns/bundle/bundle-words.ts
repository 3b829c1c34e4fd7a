import type { BundleParts, BundleType, DurationUnit } from '../../../schema/generated/types'
import type { IconName } from '../../ui/action/icon-paths'
import { lengthWords } from '../../ui/time/length-words'

/** The kinds of bundles in the filter's order. */
export const kinds: readonly { value: BundleType; label: string }[] = [
  { value: 'lecture', label: 'Lectures' },
  { value: 'flashcards', label: 'Flashcards' },
  { value: 'test', label: 'Tests' },
  { value: 'collection', label: 'Collections' },
]

export const kindIcons = {
  lecture: 'play',
  flashcards: 'cards',
  test: 'question',
  collection: 'library',
} as const satisfies Record<BundleType, IconName>

/** '39 min' from seconds of sound; less than a minute counts as one. */
export const heardWords = (seconds: number): string => lengthWords(Math.max(1, Math.round(seconds / 60)))

/** How much a bundle holds of each kind. */
type Holds = Pick<
  BundleParts,
  'slides' | 'seconds' | 'videos' | 'videoSeconds' | 'texts' | 'questions' | 'cards' | 'materials'
>

/** One thing that a bundle holds, counted. */
export interface Part {
  icon: IconName
  label: string
  count: number
  /** Beside the number: how long it takes. */
  note?: string
}

/** What is in a bundle, without what it has none of. */
export function partsOf(holds: Holds): Part[] {
  const { slides, seconds, videos, videoSeconds, texts, questions, cards, materials } = holds
  const parts: Part[] = [
    { icon: 'play', label: 'Slides', count: slides, ...(seconds > 0 && { note: heardWords(seconds) }) },
    { icon: 'play', label: 'Videos', count: videos, ...(videoSeconds > 0 && { note: heardWords(videoSeconds) }) },
    { icon: 'file', label: 'Texts', count: texts },
    { icon: 'question', label: 'Questions', count: questions },
    { icon: 'cards', label: 'Cards', count: cards },
    { icon: 'file', label: 'Handouts', count: materials },
  ]
  return parts.filter(({ count }) => count > 0)
}

/** '14 slides, 39 min' and '22 questions', for a line of a card; handouts are named where there is nothing else. */
export function partWords(holds: Holds): string[] {
  const { slides, seconds, videos, texts, questions, cards, materials } = holds
  const words: string[] = []
  if (slides > 0) words.push(slides === 1 ? '1 slide' : `${slides} slides`)
  if (seconds > 0) words.push(heardWords(seconds))
  if (videos > 0) words.push(videos === 1 ? '1 video' : `${videos} videos`)
  if (texts > 0) words.push(texts === 1 ? '1 text' : `${texts} texts`)
  if (questions > 0) words.push(questions === 1 ? '1 question' : `${questions} questions`)
  if (cards > 0) words.push(cards === 1 ? '1 card' : `${cards} cards`)
  if (words.length === 0 && materials > 0) words.push(materials === 1 ? '1 handout' : `${materials} handouts`)
  return words
}

/** '6 months', or null for ever. */
export function accessWords(length: number | null, unit: DurationUnit): string | null {
  if (length === null) return null
  const words: Record<DurationUnit, string> = {
    day: length === 1 ? '1 day' : `${length} days`,
    week: length === 1 ? '1 week' : `${length} weeks`,
    month: length === 1 ? '1 month' : `${length} months`,
    year: length === 1 ? '1 year' : `${length} years`,
  }
  return words[unit]
}
