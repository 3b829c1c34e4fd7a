import type { Entity } from '../read/entity'
import { createOf } from './create'
import { deleteOf } from './delete'
import type { Crud, CrudOptions } from './options'
import { updateOf } from './update'

/** The ordinary operations on a table, each in the file of its verb. */
export function crud(entity: Entity, options: CrudOptions = {}): Crud {
  const kept = { entity, ...options }
  return { ...createOf(kept), ...updateOf(kept), ...deleteOf(kept) }
}
