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
