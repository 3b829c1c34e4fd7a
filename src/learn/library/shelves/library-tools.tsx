import { MOST_SEARCHED } from '../../../../rules/limits'
import { kinds } from '../../../nouns/bundle/bundle-words'
import { Segments } from '../../../ui/form/segments'
import { SearchBox } from '../../../ui/list/search-box'
import styles from './library.module.css'
import type { LibraryFilters } from './use-library-filters'

interface LibraryToolsProps {
  /** What is searched: 'Search the library'. */
  label: string
  filters: LibraryFilters
}

/** The search and the kinds. */
export function LibraryTools({ label, filters: { search, type, setSearch, setType } }: LibraryToolsProps) {
  return (
    <search className={styles.tools}>
      <SearchBox className={styles.search} label={label} value={search} onChange={setSearch} most={MOST_SEARCHED} />
      <div className={styles.kinds}>
        <Segments
          label="Kind"
          value={type ?? ''}
          onChange={setType}
          options={[{ value: '', label: 'All' }, ...kinds]}
        />
      </div>
    </search>
  )
}
