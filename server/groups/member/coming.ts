import { AGAIN_DAYS } from '../../../rules/groups/membership'
import { conflict, notFound, Refusal } from '../../kernel/errors'
import { fields } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import { londonDay } from '../../kernel/time/weeks'
import type { Writing } from '../../kernel/write/write'
import type { Place } from './move'

/** A group as those see it who come to it. */
export interface Group {
  id: string
  name: string
  autoapproval: boolean
  availableFrom: string
  availableUntil: string
  intensiveFrom: string
  intensiveUntil: string
  archivedAt: string | null
  taken: number
  waitingCount: number
  config: { places?: number | null }
}

const asked = fields(
  'id',
  'name',
  'autoapproval',
  'availableFrom',
  'availableUntil',
  'intensiveFrom',
  'intensiveUntil',
  'archivedAt',
  'taken',
  'waitingCount',
  'config',
)

/** The group, if the viewer may find it. Throws NOT_FOUND. */
export async function groupFor({ reader }: Pick<Writing, 'reader'>, id: string): Promise<Group> {
  const group = (await reader.find('StudyGroup', id, asked)) as unknown as Group | null
  if (!group) throw notFound(nameOf('StudyGroup'))
  return group
}

/** Refuses whoever comes outside the days on which a group takes people. */
export function refuseClosed({ availableFrom, availableUntil, intensiveUntil, archivedAt }: Group, now: Date) {
  const today = londonDay(now)
  if (archivedAt) throw conflict('This group is closed.')
  if (today < availableFrom) throw conflict('This group takes nobody yet.')
  if (today > intensiveUntil) throw conflict('The training of this group is over.')
  if (today > availableUntil) throw conflict('This group takes nobody any more.')
}

const DAY_MS = 86_400_000

/** Refuses whoever was declined by somebody else a few days ago. */
export function refuseTooSoon(place: Place | null, now: Date) {
  if (place?.state !== 'declined' || !place.declinedAt || place.answeredById === place.userId) return
  if (now.getTime() < place.declinedAt.getTime() + AGAIN_DAYS * DAY_MS)
    throw conflict(`You can apply again ${AGAIN_DAYS} days after you were declined.`)
}

/** Whether those who lead a group took somebody out of it or declined them. They come back by their approval, also where others join at once. */
export const wasTurnedAway = (place: Place | null): boolean =>
  (place?.state === 'none' || place?.state === 'declined') &&
  place.answeredById !== null &&
  place.answeredById !== place.userId

/** What stays of it until they are answered again, since an application that is taken back changes nothing of it. */
export const answeredBefore = (place: Place | null) => (wasTurnedAway(place) ? (place?.answeredById ?? null) : null)

export const isFull = ({ taken, config }: Pick<Group, 'taken' | 'config'>) =>
  config.places != null && taken >= config.places

export const soldOut = () => new Refusal('SOLD_OUT', 'No place is left in this group.')
