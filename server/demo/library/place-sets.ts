import type { PlacedDivision } from './place-shelves'
import { readSets } from './read-sets'
import { dayOf, namedAuthor, type Placing, paragraphs, type Shelving } from './shelving'

/** Adds the sets of flashcards that stand beside those of an area: the law of SQE2, and what each kind of station asks for. */
export function placeSets({ tutors, types }: Placing, shelving: Shelving, divisions: readonly PlacedDivision[]) {
  for (const { title, about, division, author, lawStatedAt, price, status, visibility, cards } of readSets()) {
    const place = divisions.find(({ key }) => key === division)
    if (!place) throw new Error(`The set ${title} stands in ${division}, which is no division of a shelf.`)
    shelving.addBundle(
      namedAuthor(tutors, author, division),
      {
        ...place.shelf,
        sessionTypeId: types.get(division)?.id ?? null,
        title,
        description: paragraphs([about, `${cards.length} cards, with sources. Stated as at ${dayOf(lawStatedAt)}.`]),
        type: 'flashcards',
        status,
        visibility,
        price,
        accessDuration: 6,
        accessDurationUnit: 'month',
        recommended: false,
      },
      cards,
    )
  }
}
