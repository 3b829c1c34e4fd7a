import type { ColumnOf, FieldOf, RelationOf, TargetOf, TypeName } from './row'
import { type Ability, holds, isStaff, isTutor, type Viewer } from './viewer'

/** Stands for the viewer's id in a condition. */
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

/**
 * Conditions in the form that SQL is made from: column or dotted relation path → value. `$elemMatch` asks for one related row that meets all of it, `$none`
 * that there is no such row.
 */
export interface Conditions {
  [path: string]: Value | Comparison | { $elemMatch: Conditions } | { $none: Conditions }
}

export type Action = 'read' | 'create' | 'update' | 'delete'

/** Lets its holder act on the rows that meet `where` (all without it), in these fields (all without them) but those that are staff's. Nothing else is allowed. */
export interface Rule {
  action: Action
  subject: TypeName
  where?: Conditions
  fields?: readonly string[]
  /** Fields of the audience `staff`, for whoever is not. */
  without?: readonly string[]
}

/** Whether a rule gives a field of the rows that it reaches. */
export const givesField = ({ fields, without }: Rule, field: string): boolean =>
  (!fields || fields.includes(field)) && !without?.includes(field)

/** Conditions on a type's rows, by columns and relations; those on a relation must hold for one and the same related row, or for none. */
export type On<Type extends TypeName> = Type extends TypeName
  ? { readonly [Column in ColumnOf<Type>]?: Value | Comparison } & {
      readonly [Relation in RelationOf<Type>]?:
        | { readonly $elemMatch: On<TargetOf<Type, Relation>> }
        | { readonly $none: On<TargetOf<Type, Relation>> }
    }
  : never

export const allow = <Type extends TypeName>(
  action: Action | Action[],
  subject: Type,
  where?: On<Type>,
  fields?: readonly (FieldOf<Type> | ColumnOf<Type>)[],
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
 * The readers of each field of a type, as lists of fields by audience; `reader` means everyone who may read the row. No rule gives those of `staff` to anybody
 * who is not staff. A field in no list does not compile, since nobody has decided who reads it.
 */
export const audiences = <Type extends TypeName, const Lists extends Record<string, readonly FieldOf<Type>[]>>(
  _type: Type,
  lists: Lists & ([Undecided<Type, Lists>] extends [never] ? unknown : { undecided: Undecided<Type, Lists> }),
): Lists => lists

/**
 * Who may call an operation; any item of a list is enough. The rules decide which rows it then reads and writes. `signedIn`: confirmed, or still without the second factor that
 * the sign-in waits for; no other gate but `anyone` lets those in.
 */
export type Gate =
  | 'anyone'
  | 'signedIn'
  | 'unconfirmed'
  | 'confirmed'
  | 'tutor'
  | 'staff'
  | Ability
  | readonly ('tutor' | Ability)[]

/** Whether the gate lets the viewer in. */
export function passes(gate: Gate, viewer: Viewer | null): boolean {
  if (gate === 'anyone') return true
  if (!viewer) return false
  if (viewer.due) return gate === 'signedIn'
  if (gate === 'unconfirmed') return true
  if (!viewer.confirmed) return false
  if (gate === 'confirmed' || gate === 'signedIn') return true
  if (gate === 'staff') return isStaff(viewer)
  return [gate].flat().some((each) => (each === 'tutor' ? isTutor(viewer) : holds(viewer, each as Ability)))
}

/** A noun's part of access: the gates of its operations, the readers of its types' fields, and its rules on rows. */
export interface NounRules<Name extends string = string> {
  operations: Record<Name, Gate>
  /** Operations that show or give out what lets a person in: refused to staff who view as the person. */
  unseen?: readonly NoInfer<Name>[]
  /** The readers of its types' fields; see `audiences`. */
  fields?: { readonly [Type in TypeName]?: Readonly<Record<string, readonly string[]>> }
  rules(viewer: Viewer): Rule[]
}

/** Keeps the operations' literal names, so that a missing one does not compile. */
export const noun = <const Name extends string>(rules: NounRules<Name>) => rules
