import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  mayMoveTicket,
  type TicketMove,
  type TicketMover,
  type TicketStanding,
  ticketMoves,
} from '../../../../rules/groups/tickets'
import type { Person } from '../../../build'
import { explored } from '../../../explored'
import { type EventSchool, eventSchool } from '../events'

type Who = 'self' | 'lector' | 'moderator' | 'groupLeader' | 'fellow' | 'elsewhere' | 'staff' | 'stranger'

let app: EventSchool
let open: string
let full: string
let subject: Person & { memberId: string }
let people: Record<Who, Person>

beforeAll(async () => {
  app = await eventSchool()
  const [group] = await app.query(
    `insert into study_groups (id, name, short_name, type, available_from, available_until, intensive_from, intensive_until)
      values (gen_random_uuid(), 'Evenings', 'EV', 'sqe1', now(), now() + interval '9 days', now(), now() + interval '9 days') returning id`,
  )
  const studyGroupId = group?.id as string
  const inGroup = async (role: string, who?: Person) => {
    const person = who ?? (await app.person())
    await app.query(
      `insert into members (id, study_group_id, user_id, role, accepted_at) values (gen_random_uuid(), $1, $2, $3, now())`,
      [studyGroupId, person.id, role],
    )
    return person
  }
  open = await app.event({ studyGroupId })
  full = await app.event({ studyGroupId, limit: 1 })
  const self = await inGroup('member')
  people = {
    self,
    lector: await app.stand(open, 'lector'),
    moderator: await app.stand(open, 'moderator'),
    groupLeader: await inGroup('moderator'),
    fellow: await app.stand(open, 'attendee'),
    elsewhere: await app.stand(await app.event(), 'lector'),
    staff: app.staff,
    stranger: await app.person(),
  }
  await app.stand(full, 'attendee')
  await app.stand(full, 'lector', people.lector)
  await app.stand(full, 'moderator', people.moderator)
  subject = await app.stand(open, 'attendee', self)
})
afterAll(() => app.close())

interface Act {
  document: string
  /** The moves that the operation can be. */
  moves: readonly TicketMove[]
  event?: 'full'
  onlySelf?: true
}

const one = (name: string, rest = '') => `mutation ($id: ID!) { ${name}(id: $id${rest}) { id } }`
const ofEvent = (name: string, rest = '') =>
  `mutation ($event: ID!, $user: ID!) { ${name}(meetingId: $event${rest}) { id } }`

const acts: Record<string, Act> = {
  buy: {
    document: 'mutation ($event: ID!) { meetingTicketBuy(meetingId: $event, acceptsClash: true) { id } }',
    moves: ['buy'],
    onlySelf: true,
  },
  wait: {
    document: 'mutation ($event: ID!) { meetingWaitlistJoin(meetingId: $event) { id } }',
    moves: ['wait'],
    event: 'full',
    onlySelf: true,
  },
  leaveLine: { document: one('meetingWaitlistLeave'), moves: ['leaveLine'], onlySelf: true },
  accept: {
    document: 'mutation ($id: ID!) { meetingOfferAccept(id: $id, acceptsClash: true) { id } }',
    moves: ['buy'],
    onlySelf: true,
  },
  invite: { document: ofEvent('meetingInvite', ', userIds: [$user]'), moves: ['invite'] },
  add: { document: ofEvent('meetingMemberCreate', ', userId: $user'), moves: ['give'] },
  addLector: { document: ofEvent('meetingMemberCreate', ', userId: $user, type: lector'), moves: ['lectorAdd'] },
  give: { document: one('meetingMemberUpdate', ', type: attendee'), moves: ['give'] },
  makeLector: { document: one('meetingMemberUpdate', ', type: lector'), moves: ['lectorAdd'] },
  makeModerator: { document: one('meetingMemberUpdate', ', type: moderator'), moves: ['moderatorAdd'] },
  remove: {
    document: one('meetingMemberDelete'),
    moves: ['giveBack', 'declineInvite', 'leaveLine', 'stepDown', 'takeOff', 'takeBack'],
  },
}

const movers: Record<Who, readonly TicketMover[]> = {
  ...{ self: ['self', 'sale'], lector: ['leader'], moderator: ['leader'], groupLeader: ['leader'], staff: ['staff'] },
  ...{ fellow: [], elsewhere: [], stranger: [] },
}
/** All of them where there is time: those left out act as one who is there. */
const acting: readonly Who[] = explored
  ? ['self', 'lector', 'moderator', 'groupLeader', 'fellow', 'elsewhere', 'staff', 'stranger']
  : ['self', 'lector', 'groupLeader', 'staff', 'fellow']
const standings: TicketStanding[] = ['none', 'invited', 'waiting', 'offered', 'attendee', 'lector', 'moderator']
/** What takes one from one place to the same is no move. */
const same: Partial<Record<string, TicketStanding>> = {
  give: 'attendee',
  makeLector: 'lector',
  makeModerator: 'moderator',
}

it('nobody moves from anywhere to where the table does not lead', async () => {
  const illegal: string[] = []
  let moved = 0
  const away = async (event: string) => {
    await app.query('delete from meeting_members where user_id = $1', [subject.id])
    return app.stand(event, 'none', subject)
  }
  for (const [name, act] of Object.entries(acts))
    for (const from of standings)
      for (const who of acting) {
        if (act.onlySelf && who !== 'self') continue
        const event = act.event === 'full' ? full : open
        await away(event)
        // A place that is kept in the full event would be one too many.
        if (event === full && (from === 'attendee' || from === 'offered')) continue
        const { memberId } = await app.stand(event, from, subject)
        await app.send(act.document, { id: memberId, event, user: subject.id }, people[who])
        const to = (await app.standingOf(event, subject)) ?? 'none'
        if (to === from) continue
        moved += 1
        const legal = act.moves.some((move) => ticketMoves[move].to === to && mayMoveTicket(move, from, movers[who]))
        if (!legal || same[name] === from) illegal.push(`${who} ${name}: ${from} → ${to}`)
      }
  expect(illegal).toEqual([])
  expect(moved).toBeGreaterThan(50)
}, 120_000)
