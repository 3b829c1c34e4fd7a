import { MOST_SECONDS } from '../../../rules/files/media-limits'
import type { LibraryPlaceInput } from '../../../schema/generated/types'
import { signedIn } from '../../kernel/context'
import { refuseUnlessCreatable } from '../../kernel/crud/creatable'
import { newId } from '../../kernel/database/columns'
import { invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { libraryPlace } from './table'

const MOST_PLACES = 200
const MOST_AGO_MS = 365 * 86_400_000

// By the time that the device says, not by that of its request: of two requests the earlier may be longer on its way. The later of two devices says where; neither takes back that one was heard to its end.
const keep = `insert into library_places as p (id, user_id, bundle_id, item_id, seconds, whole, at)
  select e.id, $1, $2, e.item, e.seconds, e.whole, least(e.at, $3::timestamptz)
  from jsonb_to_recordset($4) as e(id uuid, item uuid, seconds int, whole boolean, at timestamptz)
  where e.item in (select id from library_slides where bundle_id = $2 union all select id from library_videos where bundle_id = $2)
  order by e.item
  on conflict (user_id, item_id) do update set
    seconds = case when excluded.at >= p.at then excluded.seconds else p.seconds end,
    whole = p.whole or excluded.whole, at = greatest(p.at, excluded.at)
  returning id`

/** Keeps where somebody is in the slides and videos of a bundle. */
export const libraryPlacesKeep: Operation<'libraryPlacesKeep'> = async ({ bundleId, places }, context, info) => {
  const now = context.clock.now()
  refuseOutOfRange(places, now)
  const { id: userId } = signedIn(context)
  const rows = places.map(({ itemId, seconds, whole, at }) => ({ id: newId(), item: itemId, seconds, whole, at }))
  return write(context, async (writing) => {
    const { rows: kept } = await writing.query({
      text: keep,
      values: [userId, bundleId, writing.now, JSON.stringify(rows)],
    })
    if (kept[0]) await refuseUnlessCreatable(writing, context, libraryPlace, kept[0].id as string)
    return writing.reader.all('LibraryPlace', { bundleId, userId }, selectionOf(info))
  })
}

const isOutside = (value: number, most: number) => !(value >= 0 && value <= most)

function refuseOutOfRange(places: readonly LibraryPlaceInput[], now: Date) {
  if (places.length > MOST_PLACES) throw invalid('places', `At most ${MOST_PLACES} places are kept at once.`)
  if (new Set(places.map(({ itemId }) => itemId)).size < places.length)
    throw invalid('places', 'A slide or video has one place.')
  if (places.some(({ seconds }) => isOutside(seconds, MOST_SECONDS)))
    throw invalid('places', 'A place is within a day of the beginning.')
  if (places.some(({ at }) => now.getTime() - new Date(at).getTime() > MOST_AGO_MS))
    throw invalid('places', 'A place is of the last year.')
}
