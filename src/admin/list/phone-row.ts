import type { Resource } from '../../../resources'
import { fieldAt, typeOf } from '../catalogue'

/** The columns of a row on a phone: its name and something at the right, then facts on the second line. */
export interface PhoneRow {
  name: string
  end: string | undefined
  facts: readonly string[]
}

const MOST_FACTS = 3
const isState = (path: string) => /(status|state)$/i.test(path)

/** What a row says on a phone, as the definition has it; else the first column, a sum or a state, and what comes next. Only columns that the list reads. */
export function phoneRowOf(resource: Resource, columns: readonly string[]): PhoneRow {
  const { phone } = resource
  const isRead = (path: string) => columns.includes(path)
  const type = typeOf(resource)
  const sum = columns.findLast((path) => fieldAt(type, path)?.type === 'Pence')
  const name = phone && isRead(phone.name) ? phone.name : (columns[0] ?? resource.title)
  const end = phone?.end && isRead(phone.end) ? phone.end : (sum ?? columns.find(isState))
  const others = columns.filter((path) => path !== name && path !== end)
  const facts = phone ? phone.facts.filter(isRead) : others.slice(0, MOST_FACTS)
  return { name, end: end === name ? undefined : end, facts: facts.length > 0 ? facts : others.slice(0, MOST_FACTS) }
}
