import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { type EventSchool, eventSchool } from '../events'

let app: EventSchool
beforeAll(async () => {
  app = await eventSchool()
})
afterAll(() => app.close())

const OF = `query ($userId: ID!) { userMeetingMembers(userId: $userId) {
  entries { meetingId userId type paid place cancelledAt meeting { title } } } }`

it('says to staff what somebody has to do with events, with the queue and what they paid, and to the person themselves', async () => {
  const [bought, waits, others] = [await app.event({ price: 2500 }), await app.event(), await app.event()]
  const who = await app.payer()
  await app.buy(bought, who, { price: 2500 })
  await app.stand(waits, 'waiting')
  await app.stand(waits, 'waiting', who)
  await app.stand(others, 'attendee')
  const seen = async (reader: Person) =>
    (await app.send(OF, { userId: who.id }, reader)).data.userMeetingMembers.entries
  const expected = [
    {
      meetingId: bought,
      userId: who.id,
      type: 'attendee',
      paid: 2500,
      place: null,
      cancelledAt: null,
      meeting: expect.anything(),
    },
    {
      meetingId: waits,
      userId: who.id,
      type: 'waitlisted',
      paid: 0,
      place: 2,
      cancelledAt: null,
      meeting: expect.anything(),
    },
  ]
  for (const reader of [app.staff, who]) {
    const rows = await seen(reader)
    expect(rows).toHaveLength(2)
    expect(rows).toEqual(expect.arrayContaining(expected))
  }
  expect(await seen(await app.person())).toEqual([])
})

it('has tickets that were given back too', async () => {
  const who = await app.payer()
  await app.stand(await app.event(), 'none', who)
  const { entries } = (await app.send(OF, { userId: who.id }, app.staff)).data.userMeetingMembers
  expect(entries).toMatchObject([{ type: 'attendee', cancelledAt: expect.any(String) }])
})

it('says to others only which events that they may find somebody leads', async () => {
  const who = await app.person()
  const led = await app.event()
  await app.stand(led, 'lector', who)
  await app.stand(await app.event({ published: false }), 'lector', who)
  await app.stand(await app.event(), 'attendee', who)
  const { entries } = (await app.send(OF, { userId: who.id }, await app.person())).data.userMeetingMembers
  expect(entries).toMatchObject([{ meetingId: led, type: 'lector', paid: null }])
})
