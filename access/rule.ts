import type { ColumnOf, FieldOf, RelationOf, TargetOf, TypeName } from './row'
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

/** Conditions as the statements are made from them: column or dotted relation path → value; `$elemMatch` says that one and the same related row meets all of it. */
export interface Conditions {
  [path: string]: Value | Comparison | { $elemMatch: Conditions }
}

export type Action = 'read' | 'create' | 'update' | 'delete'

/** Lets its holder do something with the rows that meet `where` (all without it), in these fields (all without them). Nothing else is allowed. */
export interface Rule {
  action: Action
  subject: TypeName
  where?: Conditions
  fields?: readonly string[]
}

/** Conditions on rows of a type, by its columns and relations; of a relation, on one and the same related row. */
export type On<Type extends TypeName> = Type extends TypeName
  ? { readonly [Column in ColumnOf<Type>]?: Value | Comparison } & {
      readonly [Relation in RelationOf<Type>]?: { readonly $elemMatch: On<TargetOf<Type, Relation>> }
    }
  : never

export const allow = <Type extends TypeName>(
  action: Action | Action[],
  subject: Type,
  where?: On<Type>,
  fields?: readonly FieldOf<Type>[],
): Rule[] =>
  [action].flat().map((each) => ({
    action: each,
    subject,
    ...(where && { where: where as Conditions }),
    ...(fields && { fields }),
  }))

type Undecided<Type extends TypeName, Lists> = Exclude<
  FieldOf<Type>,
  Lists[keyof Lists] extends readonly (infer Field)[] ? Field : never
>

/**
 * Who reads each field of a type, as lists of fields by audience; `reader` is whoever may read the row. A field that stands in no list does not compile:
 * its reader was never decided.
 */
export const audiences = <Type extends TypeName, const Lists extends Record<string, readonly FieldOf<Type>[]>>(
  _type: Type,
  lists: Lists & ([Undecided<Type, Lists>] extends [never] ? unknown : { undecided: Undecided<Type, Lists> }),
): Lists => lists

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

/** What one noun's file says: who may call its operations, who reads each field of its types, and which rows whom they reach. */
export interface NounRules<Name extends string = string> {
  operations: Record<Name, Gate>
  /** Who reads the fields of its types; see `audiences`. */
  fields?: { readonly [Type in TypeName]?: Readonly<Record<string, readonly string[]>> }
  rules(viewer: Viewer): Rule[]
}

/** Keeps the literal names of the operations, so that a missing one is a compile error. */
export const noun = <const Name extends string>(rules: NounRules<Name>) => rules
