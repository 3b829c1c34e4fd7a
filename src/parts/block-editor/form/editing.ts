import { type ComponentType, memo } from 'react'
import type { EditedBlock, PracticeArea } from '../blocks'
import type { FieldName, Fields } from './draft-fields'

/** What the parts of a block's form are given. */
export interface Editing {
  /** As the server has it: its files too. */
  block: EditedBlock
  /** As it is written now. */
  fields: Fields
  edit: <Name extends FieldName>(name: Name, value: Fields[Name]) => void
  areas: readonly PracticeArea[]
  /** Where what counts as right is corrected once it was asked; without it nowhere. */
  correctAt?: string | undefined
}

/** A part of the form that is drawn anew only when one of these fields changes: a letter in one text leaves all others as they are. */
export const drawnFor = (names: readonly FieldName[], Part: ComponentType<Editing>) =>
  memo(
    Part,
    (one, other) =>
      one.block === other.block &&
      one.edit === other.edit &&
      one.areas === other.areas &&
      one.correctAt === other.correctAt &&
      names.every((name) => one.fields[name] === other.fields[name]),
  )
