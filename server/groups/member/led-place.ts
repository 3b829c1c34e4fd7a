import type { Viewer } from '../../../access/viewer'
import type { Mover } from '../../../rules/groups/membership'
import { forbidden, notFound } from '../../kernel/errors'
import { nameOf } from '../../kernel/spoken'
import type { Writing } from '../../kernel/write/write'
import { moversOf, type Place, placeOf } from './move'

/** A row, with who the viewer is to it. Whoever may not read it learns nothing of it. Throws NOT_FOUND, FORBIDDEN. */
export async function ledPlace(
  writing: Writing,
  viewer: Viewer,
  id: string,
): Promise<{ before: Place; movers: Mover[]; owns: boolean }> {
  const before = await placeOf(writing, id)
  const { movers, owns } = await moversOf(writing, viewer, before)
  if (before.state === 'none') throw notFound(nameOf('Member'))
  if (movers.length) return { before, movers, owns }
  throw (await writing.reader.find('Member', id, { id: {} })) ? forbidden() : notFound(nameOf('Member'))
}
