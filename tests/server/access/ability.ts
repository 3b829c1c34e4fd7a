import { createMongoAbility, type MongoAbility } from '@casl/ability'
import { rulesFor } from '../../../access'
import { type Conditions, ME, NOW, type Rule } from '../../../access/rule'
import type { Viewer } from '../../../access/viewer'

/** The values of ME and NOW. */
interface Moment {
  me: string
  now: Date
}

type Row = Record<string, unknown>
type Condition = Conditions[string]

/** Dates become numbers, so that instants compare as numbers. Other values stay. */
const plain = (value: unknown) => (value instanceof Date ? value.getTime() : value)

function meant(value: unknown, { me, now }: Moment) {
  if (value === ME) return me
  return value === NOW ? now.getTime() : plain(value)
}

const isNothing = (value: unknown) => value === null || value === undefined

/** Compares as the database does: with a null, only `$ne` and `$nin` hold. */
const comparisons: Record<string, (value: unknown, wanted: unknown) => boolean> = {
  $eq: (value, wanted) => (isNothing(wanted) ? isNothing(value) : value === wanted),
  $ne: (value, wanted) => (isNothing(wanted) ? !isNothing(value) : value !== wanted),
  $in: (value, wanted) => !isNothing(value) && (wanted as unknown[]).includes(value),
  $nin: (value, wanted) => isNothing(value) || !(wanted as unknown[]).includes(value),
  $gt: (value, wanted) => !isNothing(value) && (value as number) > (wanted as number),
  $gte: (value, wanted) => !isNothing(value) && (value as number) >= (wanted as number),
  $lt: (value, wanted) => !isNothing(value) && (value as number) < (wanted as number),
  $lte: (value, wanted) => !isNothing(value) && (value as number) <= (wanted as number),
}

function compares(value: unknown, condition: Condition, moment: Moment): boolean {
  if (condition === null || typeof condition !== 'object')
    return comparisons.$eq?.(plain(value), meant(condition, moment)) ?? false
  return Object.entries(condition).every(([operator, wanted]) => {
    const compare = comparisons[operator]
    if (!compare) throw new Error(`a rule uses ${operator}, which is not allowed`)
    return compare(plain(value), meant(wanted, moment))
  })
}

/** Whether a row with its loaded relations meets the conditions. A test keeps this equal to the SQL's answer. */
function meets(row: Row, conditions: Conditions, moment: Moment): boolean {
  return Object.entries(conditions).every(([path, condition]) => {
    const [head = '', ...rest] = path.split('.')
    const held = row[head]
    const related = (inner: Conditions) =>
      [held].flat().some((each) => !isNothing(each) && meets(each as Row, inner, moment))
    if (rest.length) return related({ [rest.join('.')]: condition })
    if (condition !== null && typeof condition === 'object' && '$elemMatch' in condition)
      return related(condition.$elemMatch as Conditions)
    if (condition !== null && typeof condition === 'object' && '$none' in condition)
      return !related(condition.$none as Conditions)
    return compares(held, condition, moment)
  })
}

/** The viewer's rules as a CASL ability. Wrap rows in `subject()`. */
export function abilityOf(viewer: Viewer, now: () => Date, rules: Rule[] = rulesFor(viewer)): MongoAbility {
  return createMongoAbility(
    [
      ...rules.map(({ where, without: _, ...rule }) => ({
        ...rule,
        fields: rule.fields && [...rule.fields],
        ...(where && { conditions: where }),
      })),
      ...rules.flatMap(({ action, subject, without }) =>
        without ? [{ action, subject, fields: [...without], inverted: true }] : [],
      ),
    ] as never,
    {
      conditionsMatcher: (conditions) => (row) =>
        meets(row as Row, conditions as unknown as Conditions, { me: viewer.id, now: now() }),
    },
  )
}
