import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readQuestionText, type WrittenBlock } from '../../../rules/content/question-text'
import { root } from '../../kernel/root'
import { penceOf, readFrontPart } from './front-part'
import { type BundleState, stateOf } from './states'

const folder = join(root, 'server/demo/library/sets')

/** A set of flashcards of its own; server/demo/library/sets/ has a text for each. */
export interface WrittenSet extends BundleState {
  title: string
  /** One sentence. */
  about: string
  /** The division of a shelf in which it stands: the short name of an area, or the technical name of a type of session. */
  division: string
  /** The tutor who wrote it, by the name that students use; null: the one of its division. */
  author: string | null
  /** `YYYY-MM-DD`. */
  lawStatedAt: string
  /** Pence. */
  price: number
  cards: WrittenBlock[]
}

/** Reads a set: a front part, and cards as authors paste them. Throws at the first line that it cannot read. */
export function readSet(text: string): WrittenSet {
  const { facts, body } = readFrontPart(
    text,
    ['title', 'about', 'division', 'law stated at'],
    ['author', 'price', 'status', 'visibility'],
  )
  const { title, about, division, author = null, price = 'free' } = facts
  const lawStatedAt = facts['law stated at']
  const { blocks, faults } = readQuestionText(body)
  const [fault] = faults
  if (fault) throw new Error(`line ${fault.line}: ${fault.message}`)
  const unsourced = blocks.find(({ source }) => !source)
  if (unsourced) throw new Error(`A card lacks its source: ${unsourced.assignment.join(' ')}`)
  const cards = blocks.map((block) => ({ ...block, lawStatedAt }))
  return { title, about, division, author, lawStatedAt, price: penceOf(price), ...stateOf(facts), cards }
}

/** All sets of the demo library, by the name of their text. */
export function readSets(): WrittenSet[] {
  const files = readdirSync(folder).sort()
  return files.map((file) => {
    try {
      return readSet(readFileSync(join(folder, file), 'utf8'))
    } catch (error) {
      throw new Error(`sets/${file}: ${error instanceof Error ? error.message : error}`)
    }
  })
}
