import { addHandout } from './handout'
import { slidesOf, type WrittenLecture, type WrittenSlide } from './lecture-text'
import type { PlacedDivision } from './place-shelves'
import { readLectures } from './read-lectures'
import { bulletsOf, dayOf, namedAuthor, type Placing, paragraphs, type Shelving } from './shelving'

const PRICE = 500

/** Adds the lectures that are read and not heard: a text for each slide, and a handout. They are in every state that a bundle can be in. */
export function placeReadings(placing: Placing, shelving: Shelving, divisions: readonly PlacedDivision[]) {
  const { school, tutors } = placing
  const { id, stamps } = shelving

  function add(name: string, lecture: WrittenLecture, { shelf, name: areaName }: PlacedDivision) {
    const { area, title, about, author: named, status, visibility, lawStatedAt } = lecture
    const author = namedAuthor(tutors, named, area)
    const bundle = shelving.addBundle(author, {
      ...shelf,
      title,
      description: paragraphs([about, `To read, with a handout. The law is stated as at ${dayOf(lawStatedAt)}.`]),
      type: 'lecture',
      status,
      visibility,
      price: visibility === 'authenticated' ? PRICE : 0,
      accessDuration: 6,
      accessDurationUnit: 'month',
      recommended: false,
    })
    for (const [position, slide] of slidesOf(lecture).entries())
      school.contentBlocks.push({
        ...{ id: id(), contentId: bundle.contentId, position, type: 'text', subtype: 'rich_text', complete: true },
        ...{ title: slide.title, assignment: textOf(slide), source: slide.source, lawStatedAt },
        ...{ practiceAreaId: shelf.practiceAreaId ?? null, ...stamps },
      })
    addHandout(placing, shelving, { bundleId: bundle.id, ownerId: author?.id ?? null, name, lecture, areaName })
  }

  for (const [name, lecture] of readLectures()) {
    if (lecture.isSpoken) continue
    const division = divisions.find(({ key }) => key === lecture.area)
    if (!division) throw new Error(`The lecture ${name} is of ${lecture.area}, which stands on no shelf.`)
    add(name, lecture, division)
  }
}

/** What would be shown, then what would be said. */
const textOf = ({ bullets, narration }: WrittenSlide) => `${bulletsOf(bullets)}${paragraphs(narration)}`
