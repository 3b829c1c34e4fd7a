import { AGAIN_DAYS, INVITED_DAYS, OFFER_HOURS, OFFERS } from '../../../rules/groups/membership'
import type { Services } from '../../kernel/context'
import { type Writing, write } from '../../kernel/write/write'
import { groupNamed } from './group-named'
import { tellDropped, tellOffered } from './letters'
import { moveMember, type Place, placeOf } from './move'
import { takeOut } from './sold'

const HOUR_MS = 3_600_000
const AT_ONCE = 100

interface Due {
  id: string
}

/** Offers places that came free, ends offers and invitations that ran out. Safe to call twice. */
export async function sweep(services: Services): Promise<void> {
  const now = services.clock.now()
  for (const { id } of await found(services, lapsed, [now])) await end(services, id)
  for (const { id } of await found(services, stale, [now])) await takeBack(services, id)
  for (const { id } of await found(services, lent, [now])) await endLent(services, id)
  for (const { id } of await found(services, free, [now])) await offer(services, id)
}

const lapsed = `select id from members where state = 'offered' and offered_until <= $1 order by offered_until limit ${AT_ONCE}`
const stale = `select id from members where state = 'invited' and invited_at <= $1::timestamptz - interval '${INVITED_DAYS} days' order by invited_at limit ${AT_ONCE}`
const lent = `select id from members where lent_until <= $1 and state = 'accepted' order by lent_until limit ${AT_ONCE}`
/** Whoever let an offer run out waits behind all others, and for a while, so that nobody is asked again at once. */
const offerable = `state = 'waiting' and (lapsed = 0 or waiting_since <= $1::timestamptz - interval '${AGAIN_DAYS} days')
  and user_id in (select id from users where disabled_at is null and archived_at is null)`
/** Groups with a free place for somebody who can be offered it. */
const free = `select g.id from study_groups g where g.archived_at is null and g.taken < coalesce(g.places, g.taken + 1)
  and exists (select 1 from members m where m.study_group_id = g.id and ${offerable}) order by g.id limit ${AT_ONCE}`

const found = async ({ database }: Services, text: string, values: unknown[]): Promise<Due[]> =>
  (await database.query({ text, values })).rows as unknown as Due[]

const moving = (before: Place) => ({ ...before, before, movers: ['clock'] as const })

/** Takes somebody out whose subscription is no longer paid. */
async function endLent(services: Services, id: string) {
  await write(services, async (writing) => {
    const place = await placeOf(writing, id)
    if (place.lentUntil && place.lentUntil <= writing.now)
      await takeOut(writing, { id: place.studyGroupId, buyerId: place.userId })
  })
}

/** Ends an offer that nobody took: its person waits behind all others, or after the second one no longer. */
async function end(services: Services, id: string) {
  await write(services, async (writing) => {
    const place = await placeOf(writing, id)
    if (place.state !== 'offered' || !place.offeredUntil || place.offeredUntil > writing.now) return
    const lapsed = place.lapsed + 1
    if (lapsed < OFFERS) return void (await moveMember(writing, 'lapse', { ...moving(place), told: { lapsed } }))
    await moveMember(writing, 'drop', moving(place))
    const about = { groupId: place.studyGroupId, name: await groupNamed(writing, place.studyGroupId) }
    await tellDropped(writing, services, { userId: place.userId }, about)
  })
}

async function takeBack(services: Services, id: string) {
  await write(services, async (writing) => {
    const place = await placeOf(writing, id)
    if (place.state === 'invited') await moveMember(writing, 'takeBack', moving(place))
  })
}

const next = `select id from members where study_group_id = $2 and ${offerable} order by waiting_since, id limit 1`

async function offer(services: Services, groupId: string) {
  await write(services, async (writing) => {
    const group = await lockedGroup(writing, groupId)
    if (!group?.isFree) return
    const { rows } = await writing.query({ text: next, values: [writing.now, groupId] })
    if (!rows[0]) return
    const place = await placeOf(writing, rows[0].id as string)
    if (place.state !== 'waiting') return
    const offeredUntil = new Date(writing.now.getTime() + group.hours * HOUR_MS)
    await moveMember(writing, 'offer', { ...moving(place), told: { offeredUntil } })
    const about = { groupId, name: group.name, hours: group.hours }
    await tellOffered(writing, services, { userId: place.userId }, about)
  })
}

const locked = `select name, taken < coalesce(places, taken + 1) as "isFree", coalesce((config ->> 'offerHours')::int, ${OFFER_HOURS}) as hours
  from study_groups where id = $1 and archived_at is null for update`

async function lockedGroup({ query }: Pick<Writing, 'query'>, id: string) {
  const { rows } = await query({ text: locked, values: [id] })
  return rows[0] as { name: string; isFree: boolean; hours: number } | undefined
}
