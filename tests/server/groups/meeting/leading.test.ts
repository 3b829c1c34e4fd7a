import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { CANCEL, codes, DROP, type EventSchool, eventSchool } from '../events'

let app: EventSchool
let studyGroupId: string
let leader: Person
beforeAll(async () => {
  app = await eventSchool()
  const [group] = await app.query(
    `insert into study_groups (id, name, short_name, type, available_from, available_until, intensive_from, intensive_until)
      values (gen_random_uuid(), 'Evenings', 'EV', 'sqe1', now(), now() + interval '9 days', now(), now() + interval '9 days') returning id`,
  )
  studyGroupId = group?.id as string
  leader = await app.person()
  await app.query(
    `insert into members (id, study_group_id, user_id, role, accepted_at) values (gen_random_uuid(), $1, $2, 'moderator', now())`,
    [studyGroupId, leader.id],
  )
})
afterAll(() => app.close())

const READ = `query ($id: ID!) { meeting(id: $id) { privateLink } meetingMembers(meetingId: $id, type: attendee) { entries { paid } }
  meetings(scope: led) { entries { id } } }`
const GIVE =
  'mutation ($id: ID!, $userId: ID!) { meetingMemberCreate(meetingId: $id, userId: $userId, type: attendee) { id } }'

async function tried(price: number, who: Person) {
  const id = await app.event({ studyGroupId, price })
  await app.query(`update meetings set private_link = 'https://host.example/a' where id = $1`, [id])
  const holder = await app.stand(id, 'attendee')
  const read = await app.send(READ, { id }, who)
  return {
    hosts: read.data?.meeting.privateLink !== null,
    sees: (read.data?.meetingMembers.entries ?? []).length,
    leads: (read.data?.meetings.entries ?? []).some((each: { id: string }) => each.id === id),
    takesOff: codes(await app.send(DROP, { id: holder.memberId }, who)),
    gives: codes(await app.send(GIVE, { id, userId: (await app.person()).id }, who)),
    cancels: codes(await app.send(CANCEL, { id, reason: 'No room' }, who)),
  }
}

describe('whoever leads a group', () => {
  it('runs its events that cost nothing', async () => {
    expect(await tried(0, leader)).toMatchObject({ hosts: true, sees: 1, leads: true, takesOff: [], cancels: [] })
  })

  it('does not run those with a price: they read no money, cancel nothing and give no ticket away', async () => {
    expect(await tried(3000, leader)).toEqual({
      ...{ hosts: false, sees: 0, leads: false },
      ...{ takesOff: ['NOT_FOUND'], gives: ['FORBIDDEN'], cancels: ['FORBIDDEN'] },
    })
  })

  it('runs one with a price where staff made them lead it', async () => {
    const id = await app.event({ studyGroupId, price: 3000 })
    await app.stand(id, 'lector', leader)
    expect(codes(await app.send(CANCEL, { id, reason: 'No room' }, leader))).toEqual([])
  })
})
