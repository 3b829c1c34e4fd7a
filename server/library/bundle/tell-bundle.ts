import type { Row } from '../../kernel/read/read'
import type { Writing } from '../../kernel/write/write'

/** Tells of a deleted part of a bundle as of a change of the bundle, since nobody can be asked any more who may read the part. */
export async function tellBundle(row: Row, writing: Writing): Promise<void> {
  writing.changed('Bundle', row.bundle_id as string)
}
