import type { Conditions } from '../../../access/rule'

/** One part of a condition: on a column, or on one row of a relation. */
type Part = { name: string; value: string; among?: readonly unknown[] } | { name: string; inner: Conditions }

function partsOf(conditions: Conditions): Part[] {
  return Object.entries(conditions).map(([path, condition]) => {
    const [name = '', ...rest] = path.split('.')
    if (rest.length) return { name, inner: { [rest.join('.')]: condition } }
    if (typeof condition === 'object' && condition !== null && '$elemMatch' in condition)
      return { name, inner: condition.$elemMatch }
    const among = typeof condition === 'object' && condition !== null && '$in' in condition ? condition.$in : undefined
    const isList = among && Object.keys(condition as object).length === 1
    return { name, value: JSON.stringify(condition), ...(isList && { among }) }
  })
}

function covers(stronger: Part, weaker: Part): boolean {
  if (stronger.name !== weaker.name) return false
  if ('inner' in stronger) return 'inner' in weaker && implies(stronger.inner, weaker.inner)
  if ('inner' in weaker) return false
  const { among } = weaker
  if (stronger.among && among) return stronger.among.every((value) => among.includes(value))
  return stronger.value === weaker.value
}

/** Whether the first condition asks for everything that the second one asks for, judged by their text alone. */
export function implies(stronger: Conditions, weaker: Conditions): boolean {
  const parts = partsOf(stronger)
  return partsOf(weaker).every((part) => parts.some((each) => covers(each, part)))
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const excludes = (condition: unknown, value: unknown) =>
  typeof condition === 'object' && isSame(condition, { $ne: value }) && condition !== null

/** What two alternatives ask for that are apart in one column alone, where one takes a value and the other all but it: the rest of either. Else null. */
function together(one: Conditions, other: Conditions): Conditions | null {
  const apart = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => !isSame(one[name], other[name]),
  )
  const [name = ''] = apart
  // Behind a dot stands a row of a relation, and there may be none.
  if (apart.length !== 1 || name.includes('.')) return null
  if (!excludes(one[name], other[name]) && !excludes(other[name], one[name])) return null
  const { [name]: _, ...rest } = one
  return rest
}

function merged(alternatives: readonly Conditions[]): readonly Conditions[] {
  for (const [at, one] of alternatives.entries())
    for (const [place, other] of alternatives.entries()) {
      const both = place > at ? together(one, other) : null
      if (both) return merged([both, ...alternatives.filter((each) => each !== one && each !== other)])
    }
  return alternatives
}

/** The fewest alternatives that together let through as much as all of them; of equal ones, the first. */
export function weakest(all: readonly Conditions[]): Conditions[] {
  const alternatives = merged(all)
  return alternatives.filter((one, at) =>
    alternatives.every((other, place) => place === at || !implies(one, other) || (place > at && implies(other, one))),
  )
}
