import { isComplete } from '../../../access/content/complete'
import type { WrittenBlock } from '../../../access/content/question-text'
import { escapeMarkup } from '../../gateways/mail/escape-markup'
import type { Student, Tutor } from '../place-people'
import { createDice, createIds } from '../random'
import type { Making, Row } from '../school'

export interface Placing extends Making {
  areas: ReadonlyMap<string, string>
  tutors: readonly Tutor[]
  students: readonly Student[]
}

export type PlacedBundle = Row<'bundles'> & { id: string }
/** Where a bundle stands. */
export type Shelf = Pick<Row<'bundles'>, 'categoryId' | 'subcategoryId' | 'practiceAreaId'>

export const paragraphs = (texts: readonly string[]) => texts.map((each) => `<p>${escapeMarkup(each)}</p>`).join('')
const paragraph = (text: string | null) => (text ? paragraphs([text]) : null)

/** What all who fill the library share: its day, its ids, and bundles with their content and author. */
export interface Shelving {
  at: Date
  stamps: { insertedAt: Date; updatedAt: Date }
  id(): string
  /** All bundles so far. */
  bundles: PlacedBundle[]
  /** Adds a published bundle. Its author is the tutor of the area. */
  addBundle(area: string, bundle: Omit<Row<'bundles'>, 'contentId'>, blocks?: readonly WrittenBlock[]): PlacedBundle
}

/** An empty library, opened at an instant. */
export function createShelving({ school, tutors }: Placing, at: Date): Shelving {
  const bundles: PlacedBundle[] = []
  const ids = createIds(createDice(at.getUTCFullYear()))
  const id = () => ids(at)
  const stamps = { insertedAt: at, updatedAt: at }
  return {
    at,
    stamps,
    id,
    bundles,
    addBundle(area, bundle, blocks = []) {
      const contentId = id()
      const row = { ...bundle, id: id(), contentId, status: 'published' as const, ...stamps }
      school.contents.push({ id: contentId, title: bundle.title, status: 'published', ...stamps })
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
      const author = authorOf(tutors, area)
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
