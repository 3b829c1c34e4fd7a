import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { type EventSchool, eventSchool } from '../events'

let app: EventSchool
beforeAll(async () => {
  app = await eventSchool()
})
afterAll(() => app.close())

const NAMES = `query ($id: ID!) { meetingMembers(meetingId: $id, pageSize: 50) { entries { userId user { fullName email } } } }`
interface Named {
  userId: string
  user: { fullName: string | null; email: string | null } | null
}

it('of those who come to an event or wait for it are for whoever leads it, with no way to write to them', async () => {
  const id = await app.event()
  const [lector, moderator] = [await app.stand(id, 'lector'), await app.stand(id, 'moderator')]
  const attendee = await app.stand(id, 'attendee')
  const people = [attendee, await app.stand(id, 'waiting'), await app.stand(id, 'invited')]
  const knownTo = async (reader: Person) => {
    const { data } = await app.send(NAMES, { id }, reader)
    const rows: Named[] = data.meetingMembers.entries
    return people.map(({ id: userId }) => rows.find((row) => row.userId === userId)?.user)
  }
  for (const leader of [lector, moderator])
    for (const user of await knownTo(leader)) expect(user).toEqual({ fullName: expect.any(String), email: null })
  expect((await knownTo(attendee)).slice(1)).toEqual([undefined, undefined])
})
