import { useSearchParams } from 'react-router'
import { byName } from '../../../rules/folded'
import { categoryWords, formats } from '../../nouns/session-type/type-words'
import { Segments } from '../../ui/form/segments'
import { SelectField } from '../../ui/form/select-field'
import styles from './booking.module.css'
import type { BookableType } from './type-table'

/** The types that match the filters in the address. */
export function useTypeFilters(types: readonly BookableType[]) {
  const [params, setParams] = useSearchParams()
  const [format = '', area = '', category = ''] = ['format', 'area', 'category'].map((name) => params.get(name) ?? '')
  const shown = types.filter(
    (type) =>
      (!format || type.group === format) &&
      (!area || type.practiceAreas.some(({ id }) => id === area)) &&
      (!category || type.category === category),
  )
  const choose = (filter: string, value: string) =>
    setParams(
      (old) => {
        if (value) old.set(filter, value)
        else old.delete(filter)
        return old
      },
      { replace: true, preventScrollReset: true },
    )
  const clear = () => setParams({}, { replace: true })
  return { format, area, category, shown, choose, clear, filtered: Boolean(format || area || category) }
}

interface TypeFiltersProps {
  types: readonly BookableType[]
  filters: ReturnType<typeof useTypeFilters>
}

/** Format, practice area and category. */
export function TypeFilters({ types, filters: { format, area, category, choose } }: TypeFiltersProps) {
  return (
    <div className={styles.bookTools}>
      <Segments
        label="Format"
        value={format}
        onChange={(value) => choose('format', value)}
        options={[{ value: '', label: 'All' }, ...formatsOf(types, format)]}
      />
      <SelectField
        label="Practice area"
        inline
        className={styles.bookChoice}
        value={area}
        onChange={(event) => choose('area', event.target.value)}
        options={areasOf(types)}
        placeholder="All practice areas"
      />
      <SelectField
        label="Category"
        inline
        className={styles.bookChoice}
        value={category}
        onChange={(event) => choose('category', event.target.value)}
        options={categoriesOf(types)}
        placeholder="All categories"
      />
    </div>
  )
}

/** The formats that there is something to book of, and the chosen one. */
const formatsOf = (types: readonly BookableType[], chosen: string) =>
  formats.filter(({ value }) => value === chosen || types.some(({ group }) => group === value))

function areasOf(types: readonly BookableType[]) {
  const names = new Map(types.flatMap(({ practiceAreas }) => practiceAreas.map(({ id, name }) => [id, name] as const)))
  return [...names].map(([value, label]) => ({ value, label })).sort((a, b) => byName(a.label, b.label))
}

function categoriesOf(types: readonly BookableType[]) {
  const present = new Set(types.flatMap(({ category }) => (category ? [category] : [])))
  return [...present].map((value) => ({ value, label: categoryWords[value] })).sort((a, b) => byName(a.label, b.label))
}
