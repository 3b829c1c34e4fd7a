import { cutText } from '../../../rules/cut-text'
import type { BlockSubtype } from '../../../schema/generated/types'

/** An answer that a question offers or accepts. */
export interface NeutralOption {
  /** HTML. */
  body: string
  correct: boolean
  /** The right partner, in a matching. */
  match: string | null
  /** HTML. */
  feedback: string | null
}

/** A question or a flashcard between two formats. Texts are HTML; a picture and a sound are named as in the file that brings them. */
export interface NeutralBlock {
  type: 'question' | 'flashcard'
  subtype: BlockSubtype
  title: string | null
  assignment: string | null
  options: NeutralOption[]
  answer: string | null
  feedback: string | null
  tolerance: number | null
  score: number
  /** The short name of its practice area. */
  area: string | null
  topic: string | null
  source: string | null
  /** `YYYY-MM-DD`. */
  lawStatedAt: string | null
  complexity: number | null
  estimate: number | null
  image: string | null
  audio: string | null
}

export const emptyBlock = (
  type: NeutralBlock['type'],
  subtype: BlockSubtype,
  values: Partial<NeutralBlock> = {},
): NeutralBlock => ({
  type,
  subtype,
  title: null,
  assignment: null,
  options: [],
  answer: null,
  feedback: null,
  tolerance: null,
  score: 1,
  area: null,
  topic: null,
  source: null,
  lawStatedAt: null,
  complexity: null,
  estimate: null,
  image: null,
  audio: null,
  ...values,
})

export const option = (body: string, values: Partial<NeutralOption> = {}): NeutralOption => ({
  body,
  correct: false,
  match: null,
  feedback: null,
  ...values,
})

/** One thing that a file holds: a block, or why there is none. */
export interface ReadItem {
  /** The line on which it begins, or a table's row, from 1; null in a package. */
  line: number | null
  /** What names it in a package: a file, a note. */
  item: string | null
  block: NeutralBlock | null
  /** Why it cannot come over, in whole sentences. */
  faults: string[]
  /** What of it will not come over. */
  losses: string[]
  /** The beginning of what stands in the file, for whoever looks for it. */
  given: string
}

/** Something to know of the file as a whole. */
export interface FileNote {
  line: number | null
  text: string
}

/** What a reader yields: items in the file's order, and notes when it comes to them. */
export type Found = { item: ReadItem } | { note: FileNote }

/** A file of which nothing can be read, and why. */
export class FileUnreadable extends Error {
  override name = 'FileUnreadable'
  constructor(
    message: string,
    readonly line: number | null = null,
  ) {
    super(message)
  }
}

const SHOWN = 200

/** A finding about a part of a file. */
export const found = (
  place: { line?: number; item?: string },
  given: string,
  values: Partial<Pick<ReadItem, 'block' | 'faults' | 'losses'>>,
): Found => ({
  item: {
    line: place.line ?? null,
    item: place.item ?? null,
    block: null,
    faults: [],
    losses: [],
    given: cutText(given.trim(), SHOWN),
    ...values,
  },
})

/** A picture or a sound of a block, to be written. */
export interface Medium {
  /** With its ending, such as `clause.webp`. */
  name: string
  bytes: Uint8Array
}
