import type { MutationArguments, QueryArguments, SubscriptionArguments } from '../schema/generated/types'
import { nouns } from './generated/nouns'
import { allow, type Gate, ME, type NounRules, type Rule } from './rule'
import { isStaff, type Viewer } from './viewer'

export type OperationName = keyof QueryArguments | keyof MutationArguments | keyof SubscriptionArguments

type NamesIn<Noun> = Noun extends NounRules<infer Name> ? Name : never
type GatedName = NamesIn<(typeof nouns)[number]>

/** The gate of each operation; an operation that its noun forgot does not compile. */
export const gates: Record<OperationName, Gate> = Object.fromEntries(
  nouns.flatMap(({ operations }) => Object.entries<Gate>(operations)),
) as Record<GatedName, Gate>

/** What staff who view as somebody may not ask, beside every mutation. */
export const unseen: ReadonlySet<string> = new Set(nouns.flatMap((each: NounRules) => each.unseen ?? []))

/** The readers of each field, by type and audience. */
export const audiencesByType: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = Object.assign(
  {},
  ...nouns.map(({ fields }) => fields),
)

/**
 * All rules of the viewer. They depend on role, type, abilities and confirmation only; ME stands for the viewer's id. A viewer who still owes a second
 * factor may read only their own id, address and role.
 */
export function rulesFor(viewer: Viewer): Rule[] {
  if (viewer.due) return allow('read', 'User', { id: ME }, ['id', 'email', 'role'])
  const rules = nouns.flatMap((each) => each.rules(viewer))
  return isStaff(viewer) ? rules : rules.map(withoutStaffs)
}

/** A rule as it holds for whoever is not staff: without the fields that are staff's. */
export function withoutStaffs(rule: Rule): Rule {
  const without = audiencesByType[rule.subject]?.staff
  return without ? { ...rule, without } : rule
}

/** Viewers with the same key have the same rules. */
export const kindOf = ({ role, type, abilities, confirmed, due }: Viewer) =>
  `${role}|${type}|${confirmed}|${due ?? ''}|${[...abilities].sort().join()}`
