import { isComplete } from '../../../rules/content/complete'
import type { WrittenBlock } from '../../../rules/content/question-text'
import { escapeMarkup } from '../../gateways/mail/escape-markup'
import type { Student, Tutor } from '../place-people'
import { createDice, createIds } from '../random'
import type { Making, Row } from '../school'

export interface Placing extends Making {
  areas: ReadonlyMap<string, string>
  /** The ids of session types by their technical names. */
  types: ReadonlyMap<string, { id: string }>
  tutors: readonly Tutor[]
  students: readonly Student[]
}

export type PlacedBundle = Row<'bundles'> & { id: string }
/** Where a bundle stands. */
export type Shelf = Pick<Row<'bundles'>, 'categoryId' | 'subcategoryId' | 'practiceAreaId'>

export const paragraphs = (texts: readonly string[]) => texts.map((each) => `<p>${escapeMarkup(each)}</p>`).join('')
export const bulletsOf = (items: readonly string[]) =>
  `<ul>${items.map((each) => `<li>${escapeMarkup(each)}</li>`).join('')}</ul>`
const paragraph = (text: string | null) => (text ? paragraphs([text]) : null)

/** What all who fill the library share: its day, its ids, and bundles with their content and author. */
export interface Shelving {
  at: Date
  stamps: { insertedAt: Date; updatedAt: Date }
  id(): string
  /** All bundles so far. */
  bundles: PlacedBundle[]
  /** Adds a bundle with its content and author, published unless it says otherwise. */
  addBundle(
    author: Tutor | undefined,
    bundle: Omit<Row<'bundles'>, 'contentId'>,
    blocks?: readonly WrittenBlock[],
  ): PlacedBundle
}

/** An empty library, opened at an instant. */
export function createShelving({ school }: Placing, at: Date): Shelving {
  const bundles: PlacedBundle[] = []
  const ids = createIds(createDice(at.getUTCFullYear()))
  const id = () => ids(at)
  const stamps = { insertedAt: at, updatedAt: at }
  return {
    at,
    stamps,
    id,
    bundles,
    addBundle(author, bundle, blocks = []) {
      const contentId = id()
      const row = { status: 'published' as const, ...bundle, id: id(), contentId, ...stamps }
      school.contents.push({ id: contentId, title: row.title, status: row.status, ...stamps })
      school.bundles.push(row)
      bundles.push(row)
      for (const [position, block] of blocks.entries())
        school.contentBlocks.push({
          id: id(),
          contentId,
          position,
          ...stored(block, row.practiceAreaId ?? null),
          ...stamps,
        })
      if (author)
        school.bundleAuthors.push({
          id: id(),
          bundleId: row.id,
          userId: author.id,
          royaltyAmount: 20,
          ipr: 'licensed',
          insertedAt: at,
        })
      return row
    },
  }
}

/** A tutor for each area, always the same. */
export const authorOf = (tutors: readonly Tutor[], area: string) =>
  tutors[[...area].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % tutors.length]

/** The tutor whom a text names as its author, or the one of its area. */
export function namedAuthor(tutors: readonly Tutor[], name: string | null, area: string): Tutor | undefined {
  const named = tutors.find((tutor) => tutor.name === name)
  if (name && !named) throw new Error(`There is no tutor ${name}.`)
  return named ?? authorOf(tutors, area)
}

/** '1 January 2026', of a day as a text has it. */
export const dayOf = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))

function stored(block: WrittenBlock, practiceAreaId: string | null) {
  const { type, subtype, title, topic, source, lawStatedAt, complexity, estimate } = block
  const row = {
    type,
    subtype,
    title,
    topic,
    source,
    lawStatedAt,
    complexity,
    estimate,
    practiceAreaId,
    assignment: paragraphs(block.assignment),
    answerOptions: block.options.length
      ? block.options.map(({ body, correct, feedback }, position) => ({
          id: 'abcdefghij'.charAt(position),
          body: paragraphs([body]),
          correct,
          position,
          match: null,
          feedback: paragraph(feedback),
        }))
      : null,
    answer: paragraph(block.answer),
    feedback: paragraph(block.feedback),
  }
  return { ...row, complete: isComplete(row) }
}
