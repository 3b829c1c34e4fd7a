import { readShelves, type WrittenDivision, type WrittenShelf } from './shelves'
import type { Placing, Shelf, Shelving } from './shelving'

/** A division of a shelf, and where its bundles stand. */
export interface PlacedDivision extends WrittenDivision {
  shelf: Shelf
}

export interface PlacedShelf {
  written: WrittenShelf
  id: string
  divisions: PlacedDivision[]
}

/** Adds the tree of shelves with their divisions, those at the top before those in them. */
export function placeShelves({ school, areas }: Placing, { id, stamps }: Shelving): PlacedShelf[] {
  const placed: PlacedShelf[] = []
  for (const written of readShelves()) {
    const { title, within, description, position } = written
    const parent = placed.find((each) => each.written.title === within)
    if (within && !parent) throw new Error(`The shelf ${title} stands in ${within}, which is not before it.`)
    const categoryId = id()
    school.libraryCategories.push({
      ...{ id: categoryId, parentId: parent?.id ?? null, title, description: description || null },
      ...{ position, status: 'published' as const, ...stamps },
    })
    const divisions = written.divisions.map((division, place): PlacedDivision => {
      const practiceAreaId = areas.get(division.key) ?? null
      const subcategoryId = id()
      school.librarySubcategories.push({
        ...{ id: subcategoryId, categoryId, practiceAreaId, title: division.name, description: division.about },
        ...{ position: place, status: 'published' as const, ...stamps },
      })
      return { ...division, shelf: { categoryId, subcategoryId, practiceAreaId } }
    })
    placed.push({ written, id: categoryId, divisions })
  }
  return placed
}
