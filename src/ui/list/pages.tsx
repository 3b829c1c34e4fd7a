import { Button } from '../action/button'
import styles from './pages.module.css'
import { useWithinEnd } from './within-end'

interface PagesProps {
  info: { currentPage: number; totalPages: number; hasPreviousPage: boolean; hasNextPage: boolean }
  onPage: (page: number) => void
}

/** Leads to the pages before and after; nothing if there is only one. From a page beyond the end it goes to the last. */
export function Pages({ info, onPage }: PagesProps) {
  useWithinEnd(info.currentPage, info.totalPages, onPage)
  if (info.totalPages < 2) return null
  return (
    <nav className={styles.pages} aria-label="Pages">
      <Button disabled={!info.hasPreviousPage} onClick={() => onPage(info.currentPage - 1)}>
        Previous
      </Button>
      <span className="num">{`Page ${info.currentPage} of ${info.totalPages}`}</span>
      <Button disabled={!info.hasNextPage} onClick={() => onPage(info.currentPage + 1)}>
        Next
      </Button>
    </nav>
  )
}
