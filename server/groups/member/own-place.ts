import type { Standing } from '../../../rules/groups/membership'
import { type Context, signedIn } from '../../kernel/context'
import { conflict, notFound } from '../../kernel/errors'
import { nameOf } from '../../kernel/spoken'
import type { Writing } from '../../kernel/write/write'
import { type Place, placeOf } from './move'

/** The caller's own row, which stands where it must; nobody learns of another's. Throws NOT_FOUND, CONFLICT. */
export async function ownPlace(
  writing: Writing,
  context: Context,
  id: string,
  standing?: readonly Standing[],
): Promise<Place> {
  const place = await placeOf(writing, id)
  if (place.userId !== signedIn(context).id || place.state === 'none') throw notFound(nameOf('Member'))
  if (standing && !standing.includes(place.state)) throw conflict('You do not wait for a place in this group.')
  return place
}
