import { holds } from '../../../access/viewer'
import { isWebAddress } from '../../../rules/web-address'
import type { MeetingPolicyInput } from '../../../schema/generated/types'
import { type Context, signedIn } from '../../kernel/context'
import { crud } from '../../kernel/crud/crud'
import { refuseUnlessWritable } from '../../kernel/crud/writable'
import { conflict, forbidden, invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { isZone } from '../../kernel/time/zones'
import { type Writing, write } from '../../kernel/write/write'
import { type Event, lockedEvent, noAddress, refuseOver } from './event'
import { fitLink } from './fit-link'
import { moved } from './moved'
import { refuseOtherTimes } from './other-times'
import { publish, refuseStatus } from './publish'
import { meeting as entity, type KeptMeetingPolicy } from './table'

const links = ['link', 'privateLink', 'recordingLink'] as const

/** A link that was emptied is none. Throws VALIDATION. */
function prepare(values: Record<string, unknown>) {
  const prepared = { ...values }
  for (const name of links) {
    const link = prepared[name]
    if (link === '') prepared[name] = null
    else if (typeof link === 'string' && !isWebAddress(link)) throw noAddress(name)
  }
  return prepared
}

export const kept = crud(entity, { prepare })

/** Nothing is kept of what is empty, so that it has its default. */
export const merged = (has: KeptMeetingPolicy, given: MeetingPolicyInput | null | undefined): KeptMeetingPolicy =>
  Object.fromEntries(Object.entries({ ...has, ...given }).filter(([, value]) => value !== null && value !== undefined))

export function refuseZone(zone: string) {
  if (!isZone(zone)) throw invalid('timezone', 'This time zone is not known.')
}

/** What events cost is for staff, also where others lead them. */
export function refusePrice(context: Context, price: number | null | undefined, before: number) {
  if (price != null && price !== before && !holds(signedIn(context), 'manage_meetings'))
    throw forbidden('Staff say what an event costs.')
}

interface Room extends Pick<Event, 'taken' | 'admitted'> {
  places: number | null
}

/** A room holds all who have a place, and maybe more. */
export function refuseRoom(roomLimit: number | null, { places, taken, admitted }: Room) {
  const refuse = (message: string) => invalid('roomLimit', message)
  if (roomLimit === null && admitted === 0) return
  if (roomLimit !== null && places === null) throw refuse('Say how many places there are first.')
  if (roomLimit !== null && roomLimit < (places ?? 0))
    throw refuse(`The room holds ${places ?? 0} at least: there are as many places.`)
  if ((roomLimit ?? 0) < taken + admitted) throw refuse(`${taken + admitted} people are in the room already.`)
}

/** Changes the given fields of an event, and publishes it. */
export const meetingUpdate: Operation<'meetingUpdate'> = async (
  { bookingPolicy, status, price, ...args },
  context,
  info,
) =>
  write(context, async (writing) => {
    refuseZone(args.timezone)
    // Before its places are counted, which say something of an event.
    await refuseUnlessWritable({ entity }, args.id, ['title'], context, writing)
    const before = await lockedEvent(writing, args.id)
    refusePrice(context, price, before.price)
    await refuseChange(writing, before, args, context)
    refuseStatus(status, before, writing.now)
    const values = {
      ...args,
      ...(price != null && { price }),
      ...(bookingPolicy !== undefined && { bookingPolicy: merged(before.bookingPolicy, bookingPolicy) }),
    }
    await kept.updateWithin(writing, values, context, info)
    const after = await lockedEvent(writing, args.id)
    if (status === 'scheduled' && !before.publishedAt) await publish(writing, context, after)
    else await moved(writing, before, after)
    await fitLink(writing, context, args.id)
    return writing.reader.one('Meeting', args.id, selectionOf(info))
  })

interface Change {
  membersLimit?: number | null | undefined
  roomLimit?: number | null | undefined
  studyGroupId?: string | null | undefined
  startAt: string
  endAt: string
}

async function refuseChange(
  writing: Writing,
  event: Event,
  { membersLimit, roomLimit, studyGroupId, startAt, endAt }: Change,
  context: Context,
) {
  const hasOtherLimit = membersLimit !== undefined && membersLimit !== event.membersLimit
  const hasOtherTime = Date.parse(startAt) !== event.startAt.getTime() || Date.parse(endAt) !== event.endAt.getTime()
  const isPastChange = hasOtherTime || hasOtherLimit
  if (event.cancelledAt || isPastChange) refuseOver(event, writing.now)
  if (hasOtherTime) await refuseOtherTimes(writing, event, { startAt, endAt })
  if (membersLimit != null && membersLimit > 0 && membersLimit < event.taken)
    throw conflict(`${event.taken} places are taken already.`, { field: 'membersLimit' })
  const places = membersLimit === undefined ? event.membersLimit : membersLimit
  refuseRoom(roomLimit === undefined ? event.roomLimit : roomLimit, { ...event, places })
  if (studyGroupId === undefined || studyGroupId === event.studyGroupId) return
  if (event.publishedAt) throw conflict('A published event stays with its group.', { field: 'studyGroupId' })
  if (!holds(signedIn(context), 'manage_meetings')) throw forbidden('Staff move an event to another group.')
}
