import type { BundleCardFragment } from './library.documents'
import type { Shelf } from './shelf-nav'

/** A category's id and those of all that stand in it, at any depth. */
export const withThoseBelow = (shelves: readonly Shelf[], id: string): string[] => [
  id,
  ...shelves.filter(({ parentId }) => parentId === id).flatMap((shelf) => withThoseBelow(shelves, shelf.id)),
]

/** The categories in which one stands, from the top down. */
export function shelvesAbove(shelves: readonly Shelf[], shelf: Shelf | undefined): Shelf[] {
  const parent = shelf && shelves.find(({ id }) => id === shelf.parentId)
  return parent ? [...shelvesAbove(shelves, parent), parent] : []
}

export interface ShelfSection {
  id: string
  title: string
  description: string | null
  bundles: BundleCardFragment[]
}

/** A category's bundles: first those outside any subcategory, then each subcategory, then each category within it. Empty ones are left out. */
export function sectionsOf(
  shelf: Shelf,
  shelves: readonly Shelf[],
  bundles: readonly BundleCardFragment[],
): ShelfSection[] {
  const own = bundles.filter(({ categoryId }) => categoryId === shelf.id)
  const divided = new Set(shelf.subcategories.map(({ id }) => id))
  const loose = own.filter(({ subcategoryId }) => !subcategoryId || !divided.has(subcategoryId))
  const sections: ShelfSection[] = [
    { id: shelf.id, title: divided.size > 0 ? 'General' : 'On this shelf', description: null, bundles: loose },
    ...shelf.subcategories.map((each) => ({
      ...each,
      bundles: own.filter(({ subcategoryId }) => subcategoryId === each.id),
    })),
    ...shelves
      .filter(({ parentId }) => parentId === shelf.id)
      .map(({ id, title, description }) => {
        const below = new Set(withThoseBelow(shelves, id))
        return { id, title, description, bundles: bundles.filter(({ categoryId }) => below.has(categoryId)) }
      }),
  ]
  return sections.filter((section) => section.bundles.length > 0)
}
