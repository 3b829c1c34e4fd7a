import type { Resource } from '../../../resources'
import { LONDON, whichOfTwo } from '../../../rules/wall-clock'
import { csvText } from '../../ui/files/csv'
import { type CatalogueField, catalogue, fieldAt } from '../catalogue'
import { wallOf } from '../london-wall'
import { valuesAt } from '../path'
import { enumWords } from '../words'

/** A record's cells: pounds with a decimal point, instants in London time; those of some paths are left empty. */
export function csvRow(
  type: string,
  paths: readonly string[],
  record: object,
  isEmpty: (path: string) => boolean = () => false,
  says: Resource['says'] = {},
): string[] {
  return paths.map((path) => {
    if (isEmpty(path)) return ''
    const field = fieldAt(type, path)
    const cells = valuesAt(record, path).map((value) => says[path]?.[String(value)] ?? plain(field, value))
    // A number is no formula, even below zero.
    if (cells.length === 1 && field && ['Pence', 'Int', 'Float'].includes(field.type)) return cells[0] ?? ''
    return csvText(cells.join('; '))
  })
}

function plain(field: CatalogueField | undefined, value: unknown): string {
  const type = field?.type ?? 'String'
  if (type === 'Pence') return (Number(value) / 100).toFixed(2)
  if (type === 'Boolean') return value ? /* text */ 'yes' : /* text */ 'no'
  if (type === 'DateTime')
    return wallOf(String(value)).replace('T', ' ') + whichOfTwo(Date.parse(String(value)), LONDON)
  if (type === 'JSON') return JSON.stringify(value)
  if (catalogue.enums[type]) return enumWords(type, String(value))
  return String(value)
}
