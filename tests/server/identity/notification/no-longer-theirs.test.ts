import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mayStillRead } from '../../../../server/identity/notification/may-still-read'
import { notify } from '../../../../server/identity/notification/notify'
import { aboutTypes } from '../../../../server/identity/notification/table'
import { newId } from '../../../../server/kernel/database/columns'
import { write } from '../../../../server/kernel/write/write'
import type { Person } from '../../../build'
import { days, minutes, NOON, type School, school } from '../../room/session/school'

let app: School
beforeAll(async () => {
  app = await school()
})
beforeEach(() => app.services.clock.set(NOON))
afterAll(() => app.close())

interface Line {
  title: string
  body: string
  path: string
}
const list = async (who: Person): Promise<Line[]> =>
  (await app.send('{ notifications { entries { title body path } } }', {}, who)).data.notifications.entries
const words = async (who: Person) => JSON.stringify(await list(who))
const withheld = { title: 'You can no longer open what this was about', body: '', path: '/notifications' }

const booked = { mode: 'live', status: 'booked', values: { startAt: days(2), endAt: minutes(30, days(2)) } } as const
const rename = (id: string, name: string) =>
  app.send('mutation($id: ID!, $name: String!) { sessionUpdate(id: $id, name: $name) { id } }', { id, name }, app.staff)

describe('the list under the bell', () => {
  it('keeps no words of a session that its reader was taken out of, but that they were', async () => {
    const who = await app.person()
    const id = await app.session(booked)
    const add =
      'mutation($id: ID!, $u: ID!) { sessionAttendeeCreate(sessionId: $id, userId: $u, role: observer) { id } }'
    const added = await app.send(add, { id, u: who.id }, app.staff)
    expect(added.errors).toBeUndefined()
    await rename(id, 'The SECRET takeover')
    expect(await words(who)).toContain('SECRET')
    const remove = 'mutation($id: ID!) { sessionAttendeeDelete(id: $id) { id } }'
    await app.send(remove, { id: added.data.sessionAttendeeCreate.id }, app.staff)
    const [left, ...before] = await list(who)
    expect([left?.path, left?.body.includes('You no longer attend')]).toEqual(['/calendar', true])
    expect(before).toHaveLength(2)
    for (const line of before) expect(line).toEqual(withheld)
    expect(await words(app.tutor)).toContain('SECRET')
    // Its words are kept, and come back with the right to read them.
    await app.send(add, { id, u: who.id }, app.staff)
    expect((await list(who)).filter(({ title }) => title === withheld.title)).toEqual([])
  })

  it('answers each line by the rule that its mail and its push went by, for every type that lines are about', async () => {
    const who = await app.person()
    const gone = newId()
    const { database, clock } = app.services
    const about = [
      ...aboutTypes.map((type) => ({ type, id: gone })),
      { type: 'Session', id: await app.session(booked) } as const,
    ]
    for (const each of about)
      await write(app.services, (writing) =>
        notify(writing, app.services, [who.id], {
          ...{ kind: 'bookings', path: '/calendar', about: each },
          words: () => ({ title: `SECRET of ${each.type}`, body: 'SECRET' }),
        }),
      )
    expect(await list(who)).toEqual(about.map(() => withheld))
    for (const { type, id } of about)
      expect(await mayStillRead({ database, clock }, { userId: who.id, aboutType: type, aboutId: id })).toBe(false)
  })
})
