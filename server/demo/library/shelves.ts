import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../kernel/root'
import { penceOf, readFrontPart } from './front-part'

const folder = join(root, 'server/demo/library/shelves')

/** A shelf of the demo library; server/demo/library/shelves/ has a text for each. */
export interface WrittenShelf {
  title: string
  /** The title of the shelf that it stands in; null: it stands at the top. */
  within: string | null
  position: number
  /** Pence for all that stands on it; null: it is not sold as a whole. */
  price: number | null
  description: string
  divisions: WrittenDivision[]
}

export interface WrittenDivision {
  /** The short name of a practice area, or the technical name of a type of session. */
  key: string
  /** The name that students use. */
  name: string
  /** One sentence. */
  about: string
}

/** The area whose questions and cards are free: they show what the library is like. */
export const freeArea = 'LS'

const DIVISION = /^- ([\w-]+): ([^.]+)\. (.+)$/

/** The shelves in their order. Throws at the first line that cannot be read. */
export function readShelves(): WrittenShelf[] {
  return readdirSync(folder)
    .map((file) => readShelf(readFileSync(join(folder, file), 'utf8')))
    .sort((one, other) => one.position - other.position)
}

/** Reads a shelf: a front part, a paragraph about it, and a line for each division, `- key: Name. A sentence about it.` */
export function readShelf(text: string): WrittenShelf {
  const { facts, body } = readFrontPart(text, ['title', 'position'], ['within', 'sold together for'])
  const together = facts['sold together for']
  const shelf: WrittenShelf = {
    title: facts.title,
    within: facts.within ?? null,
    position: Number(facts.position),
    price: together === undefined ? null : penceOf(together),
    description: '',
    divisions: [],
  }
  for (const [at, line] of body.split('\n').entries()) {
    const [, key, name, about] = DIVISION.exec(line) ?? []
    if (key && name && about) shelf.divisions.push({ key, name, about })
    else if (line.startsWith('- ')) throw new Error(`line ${at + 1}: Write a division as '- key: Name. A sentence.'`)
    else if (line.trim()) shelf.description = [shelf.description, line.trim()].filter(Boolean).join(' ')
  }
  return shelf
}
