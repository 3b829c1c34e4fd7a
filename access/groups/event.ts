import { leadingTypes } from '../../rules/groups/tickets'
import { ME, type On } from '../rule'
import { joined, led } from './standing'

/** The viewer has a ticket. */
export const holding: On<'Meeting'> = { members: { $elemMatch: { userId: ME, standing: 'attendee' } } }

/** The viewer leads the event. */
export const leading: On<'Meeting'> = { members: { $elemMatch: { userId: ME, standing: { $in: leadingTypes } } } }

/** The viewer leads the event, or the group of one that costs nothing: money is between its buyers, whom staff made lead it, and staff. Each by itself, since a rule has no 'or'. */
export const heads: readonly On<'Meeting'>[] = [leading, { price: 0, studyGroup: { $elemMatch: led } }]

const published: On<'Meeting'> = { publishedAt: { $ne: null } }

/** The events that the viewer finds: by their visibility, by their group, and by a ticket, an invitation or a place in the line, also one that they gave back themselves. */
export const found: readonly On<'Meeting'>[] = [
  { ...published, visibility: { $in: ['public', 'authenticated'] } },
  { ...published, visibility: 'restricted', studyGroup: { $elemMatch: joined } },
  { ...published, members: { $elemMatch: { userId: ME, cancelledAt: null } } },
  { ...published, members: { $elemMatch: { userId: ME, cancelledById: ME } } },
]
