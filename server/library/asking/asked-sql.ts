import { askedTypes } from '../../../rules/content/block-kinds'
import { markedByPerson } from '../../../rules/library/points'

const listed = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')

/** SQL for whether attempts ask the block `b`. */
export const isAskedSql = `b.type in (${listed(askedTypes)})`

/** SQL for whether a person marks answers to the block `b`. */
export const isByPersonSql = `b.subtype in (${listed(markedByPerson)})`
