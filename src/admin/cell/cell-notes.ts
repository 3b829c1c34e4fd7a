import type { CatalogueField } from '../catalogue'
import { valuesAt } from '../path'
import type { Row } from '../row'

const bare = ['Pence', 'Int', 'Float', 'Boolean', 'DateTime', 'Date']
const LONG = 40

interface Column {
  path: string
  label: string
  field: CatalogueField | undefined
  isFirst: boolean
}

/** The words beside a cell's value: its heading on a phone, which has no table head, and the whole of a cut text. */
export function cellNotes({ path, label, field, isFirst }: Column, row: Row): object {
  if (!isFirst && bare.includes(field?.type ?? '')) return { 'data-label': label }
  const [value] = field?.type === 'String' ? valuesAt(row, path) : []
  return typeof value === 'string' && value.length > LONG ? { title: value } : {}
}
