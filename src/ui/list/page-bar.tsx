import { clsx } from 'clsx'
import { Button } from '../action/button'
import fieldStyles from '../form/field.module.css'
import styles from './page-bar.module.css'
import { shownPages } from './shown-pages'

interface PageBarProps {
  page: number
  pageSize: number
  sizes: readonly number[]
  total: number
  onChange: (page: number, pageSize: number) => void
}

/** Leads to any page of a long list, and says how many rows each has. */
export function PageBar({ page, pageSize, sizes, total, onChange }: PageBarProps) {
  const last = Math.max(1, Math.ceil(total / pageSize))
  const go = (to: number) => onChange(to, pageSize)
  return (
    <nav className={styles.bar} aria-label="Pages">
      <Button
        size="sm"
        variant="quiet"
        icon="left"
        label="Previous page"
        disabled={page <= 1}
        onClick={() => go(page - 1)}
      />
      <ol className={styles.numbers}>
        {shownPages(page, last).map(({ number, skipped }) => (
          <li key={number} className={clsx('num', number !== page && styles.other)}>
            {skipped && (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            )}
            <Button
              size="sm"
              variant="quiet"
              className={styles.number}
              label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => go(number)}
            >
              {number.toLocaleString('en-GB')}
            </Button>
          </li>
        ))}
      </ol>
      <Button
        size="sm"
        variant="quiet"
        icon="right"
        label="Next page"
        disabled={page >= last}
        onClick={() => go(page + 1)}
      />
      <select
        className={clsx(fieldStyles.input, styles.size)}
        aria-label="Rows on a page"
        value={pageSize}
        onChange={({ target }) => onChange(page, Number(target.value))}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>{`${size} a page`}</option>
        ))}
      </select>
    </nav>
  )
}
