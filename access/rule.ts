import { type Ability, holds, isStaff, isTutor, type Viewer } from './viewer'

/** Stands for the reader's id in a condition. */
export const ME = '@me'
/** Stands for the present instant in a condition. */
export const NOW = '@now'

type Value = string | number | boolean | null
type Comparison = {
  $eq?: Value
  $ne?: Value
  $in?: readonly Value[]
  $nin?: readonly Value[]
  $gt?: Value
  $gte?: Value
  $lt?: Value
  $lte?: Value
}

/** Column or dotted relation path → value; `$elemMatch` says that one and the same related row meets all of it. */
export interface Conditions {
  [path: string]: Value | Comparison | { $elemMatch: Conditions }
}

export type Action = 'read' | 'create' | 'update' | 'delete'

/** Lets its holder do something with the rows that meet `where` (all without it), in these fields (all without them). Nothing else is allowed. */
export interface Rule {
  action: Action
  subject: string
  where?: Conditions
  fields?: readonly string[]
}

export const allow = (
  action: Action | Action[],
  subject: string,
  where?: Conditions,
  fields?: readonly string[],
): Rule[] =>
  [action].flat().map((each) => ({ action: each, subject, ...(where && { where }), ...(fields && { fields }) }))

/** Who may call an operation at all; a list means that any of them will do. What it then reads and writes is for the rules. */
export type Gate = 'anyone' | 'unconfirmed' | 'confirmed' | 'tutor' | 'staff' | Ability | readonly ('tutor' | Ability)[]

/** Whether the gate lets the viewer in. */
export function passes(gate: Gate, viewer: Viewer | null): boolean {
  if (gate === 'anyone') return true
  if (!viewer) return false
  if (gate === 'unconfirmed') return true
  if (!viewer.confirmed) return false
  if (gate === 'confirmed') return true
  if (gate === 'staff') return isStaff(viewer)
  return [gate].flat().some((each) => (each === 'tutor' ? isTutor(viewer) : holds(viewer, each as Ability)))
}

/** What one noun's file says: who may call its operations, and which rows and fields whom they reach. */
export interface NounRules<Name extends string = string> {
  operations: Record<Name, Gate>
  rules(viewer: Viewer): Rule[]
}

/** Keeps the literal names of the operations, so that a missing one is a compile error. */
export const noun = <const Name extends string>(rules: NounRules<Name>) => rules
