import type { DocumentBlock } from '../../gateways/documents/document-block'
import { addDocument } from '../documents'
import type { WrittenLecture } from './lecture-text'
import { dayOf, type Placing, type Shelving } from './shelving'

interface Handout {
  bundleId: string
  ownerId: string | null
  /** The name of the lecture's text. */
  name: string
  lecture: WrittenLecture
  areaName: string
}

/** Gives a lecture its handout as PDF: what it shows, with the sources. */
export function addHandout(placing: Placing, { at, id }: Shelving, handout: Handout) {
  const { bundleId, ownerId, name, lecture, areaName } = handout
  if (!ownerId) return
  const file = { key: `lecture-${name}`, title: `${lecture.title}: handout`, format: 'pdf' as const }
  const fileId = addDocument(placing, { at, ownerId, ...file, blocks: handoutOf(lecture, areaName) })
  placing.school.libraryMaterials.push({ id: id(), bundleId, fileId, insertedAt: at })
}

function handoutOf({ about, lawStatedAt, chapters }: WrittenLecture, areaName: string): DocumentBlock[] {
  return [
    { paragraph: about },
    {
      facts: [
        ['Area', areaName],
        ['Law stated at', dayOf(lawStatedAt)],
      ],
    },
    ...chapters.flatMap(({ title, slides }): DocumentBlock[] => [
      { heading: title, level: 2 },
      ...slides.flatMap(({ title, bullets, source }): DocumentBlock[] => [
        { heading: title, level: 3 },
        { list: bullets },
        { paragraph: `Source: ${source}` },
      ]),
    ]),
  ]
}
