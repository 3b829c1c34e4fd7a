import { holds } from '../../../access/viewer'
import { type Context, signedIn } from '../../kernel/context'
import { forbidden } from '../../kernel/errors'
import { nothing } from '../../kernel/read/selection'
import type { Writing } from '../../kernel/write/write'

/** Refuses whoever does not find the group or post to which something is added, before the database says whether it is there, and what it has. Throws FORBIDDEN. */
export async function refuseHidden(
  { reader }: Pick<Writing, 'reader'>,
  context: Context,
  type: 'StudyGroup' | 'StudyGroupPost',
  id: string,
): Promise<void> {
  // Staff find all of them, and are told what is wrong.
  if (holds(signedIn(context), 'manage_study_groups')) return
  if (!(await reader.find(type, id, nothing))) throw forbidden()
}
