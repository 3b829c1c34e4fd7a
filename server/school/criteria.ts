import { randomUUID } from 'node:crypto'
import type { Criterion, CriterionInput } from '../../schema/generated/types'
import { invalid } from '../kernel/errors'

/** Criteria as stored: each with an id of its own, so that a mark stays with its line when lines move. Throws VALIDATION. */
export function keptCriteria(given: unknown, field: string): Criterion[] | null | undefined {
  if (given === undefined || given === null) return given
  const seen = new Set<string>()
  return (given as CriterionInput[]).map(({ id, title, description, kind, weight }) => {
    if (!title.trim()) throw invalid(field, 'Each criterion needs a title.')
    if (weight < 1 || weight > 100) throw invalid(field, 'A weight is a whole number from 1 to 100.')
    const own = id && !seen.has(id) ? id : randomUUID().slice(0, 8)
    seen.add(own)
    return { id: own, title: title.trim(), description: description ?? null, kind, weight }
  })
}
