import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { CANCEL, type EventSchool, eventSchool, hoursAhead } from '../events'

let app: EventSchool
beforeAll(async () => {
  app = await eventSchool()
})
afterEach(() => app.at(null))
afterAll(() => app.close())

async function feedOf(who: Person) {
  const { data } = await app.send('mutation { calendarFeedCreate { url } }', {}, await app.again(who))
  const { body } = await app.server.inject({ method: 'GET', url: new URL(data.calendarFeedCreate.url).pathname })
  return body.replace(/\r\n /g, '')
}
const titles = (text: string) => [...text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title]) => title)

describe('a calendar feed', () => {
  it('has the events that one has a ticket for or leads, never those held, waited for, offered or given back', async () => {
    for (const standing of ['attendee', 'lector', 'moderator'] as const) {
      const id = await app.event({ title: `As ${standing}` })
      expect(titles(await feedOf(await app.stand(id, standing)))).toEqual([`As ${standing}`])
    }
    for (const standing of ['none', 'invited', 'waiting', 'offered'] as const)
      expect(titles(await feedOf(await app.stand(await app.event(), standing)))).toEqual([])
    const draft = await app.event({ published: false })
    expect(titles(await feedOf(await app.stand(draft, 'lector')))).toEqual([])
  })

  it('never has links to join, instructions or people, also while the event runs', async () => {
    const id = await app.event({ in: 5 })
    await app.query(
      `update meetings set recording_link = 'https://watch.example/canary', link = 'https://meet.example/canary', private_link = 'https://host.example/canary',
        instruction = '<p>canary</p>', description = 'canary', event_description = 'Bring a pen', place = '1 High Street' where id = $1`,
      [id],
    )
    await app.stand(id, 'attendee')
    const [holder, lector] = [await app.stand(id, 'attendee'), await app.stand(id, 'lector')]
    for (const hours of [0, 4.9, 6, 8]) {
      await app.at(hoursAhead(hours))
      for (const who of [holder, lector]) {
        const text = await feedOf(who)
        expect(text).toContain('Bring a pen')
        expect(text).toContain('LOCATION:1 High Street')
        expect(text).not.toContain('canary')
      }
    }
  })

  it('tells that an event is cancelled, as a higher version', async () => {
    const id = await app.event()
    const holder = await app.payer()
    await app.buy(id, holder)
    const sequence = async () => Number(/SEQUENCE:(\d+)/.exec(await feedOf(holder))?.[1])
    const before = await sequence()
    await app.send(CANCEL, { id, reason: 'Ill' }, app.staff)
    expect(await feedOf(holder)).toContain('STATUS:CANCELLED')
    expect(await sequence()).toBeGreaterThan(before)
  })

  it('has none where its person chose so', async () => {
    const holder = await app.stand(await app.event(), 'attendee')
    await feedOf(holder)
    const CHOOSE = 'mutation { calendarFeedUpdate(events: false) { url } }'
    const { url } = (await app.send(CHOOSE, {}, holder)).data.calendarFeedUpdate
    expect((await app.server.inject({ method: 'GET', url: new URL(url).pathname })).body).not.toContain('SUMMARY')
  })
})
