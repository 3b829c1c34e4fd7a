import { Link } from 'react-router'
import type { LibraryShelvesQuery } from './library.documents'
import styles from './library.module.css'

export type Shelf = LibraryShelvesQuery['libraryCategories'][number]

interface ShelfNavProps {
  shelves: readonly Shelf[]
  /** The category that is open. */
  current?: string
}

/** The categories and their subcategories; on a phone the categories alone. */
export function ShelfNav({ shelves, current }: ShelfNavProps) {
  if (shelves.length === 0) return null
  return (
    <nav className={styles.shelves} aria-label="Shelves">
      <ul>
        {inTree(shelves).map(({ shelf: { id, title, subcategories }, depth }) => (
          <li key={id} style={{ '--depth': depth } as React.CSSProperties}>
            <Link className={styles.shelf} to={`/library/${id}`} aria-current={id === current ? 'page' : undefined}>
              {title}
            </Link>
            {subcategories.length > 0 && (
              <ul className={styles.divisions}>
                {subcategories.map((each) => (
                  <li key={each.id}>
                    <Link to={`/library/${id}#${each.id}`}>{each.title}</Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Each category before those that stand in it; one whose parent is not shown stands at the top. */
export function inTree(shelves: readonly Shelf[]): { shelf: Shelf; depth: number }[] {
  const ids = new Set(shelves.map(({ id }) => id))
  const below = (parentId: string | null, depth: number): { shelf: Shelf; depth: number }[] =>
    shelves
      .filter((shelf) => (shelf.parentId && ids.has(shelf.parentId) ? shelf.parentId : null) === parentId)
      .flatMap((shelf) => [{ shelf, depth }, ...below(shelf.id, depth + 1)])
  return below(null, 0)
}
