import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { payBackLater } from '../../../../server/groups/meeting/pay-all-back'
import type { Person } from '../../../build'
import { BUY, CANCEL, codes, type EventSchool, eventSchool, WAIT } from '../events'

let app: EventSchool
beforeAll(async () => {
  app = await eventSchool()
})
afterAll(() => app.close())

const cancel = (id: string, by: Person, reason = 'I have lost my voice.') => app.send(CANCEL, { id, reason }, by)

describe('an event that is cancelled', () => {
  it('pays every ticket back whole, tells everybody why, and its entry leaves their calendars', async () => {
    const id = await app.event({ price: 2500, in: 2, policy: { laterPercent: 0 } })
    const [paid, given, invited] = [await app.payer(), await app.person(), await app.person()]
    await app.buy(id, paid)
    await app.stand(id, 'attendee', given)
    await app.stand(id, 'invited', invited)
    expect((await cancel(id, app.staff)).data.meetingCancel).toEqual({
      ...{ status: 'cancelled', cancelReason: 'I have lost my voice.' },
    })
    expect(await app.balanceOf(paid)).toBe(10_000)
    expect((await app.movements(paid)).slice(1)).toEqual(['purchase -2500', 'refund 2500'])
    await app.services.jobs.drain()
    const mail = app.outbox.latestTo(paid.email)
    expect(mail?.subject).toBe('Cancelled: Attendance note')
    expect(mail?.text).toContain('I have lost my voice. £25.00 is back in the wallet.')
    expect(mail?.attachments[0]?.contentType).toContain('method=CANCEL')
    expect(app.outbox.latestTo(given.email)?.text).not.toContain('£')
    expect(app.outbox.latestTo(invited.email)?.subject).not.toBe('Cancelled: Attendance note')
  })

  it('is still found by whoever had a ticket, sells no more, and is not cancelled twice', async () => {
    const id = await app.event({ price: 2500, visibility: 'private' })
    const guest = await app.payer()
    await app.stand(id, 'invited', guest)
    expect(codes(await app.buy(id, guest))).toEqual([])
    await cancel(id, app.staff)
    const READ = 'query ($id: ID!) { meeting(id: $id) { status cancelReason membership { type refund } } }'
    expect((await app.send(READ, { id }, guest)).data.meeting).toEqual({
      ...{ status: 'cancelled', cancelReason: 'I have lost my voice.' },
      membership: { type: 'attendee', refund: 0 },
    })
    expect(codes(await cancel(id, app.staff))).toEqual(['CONFLICT'])
    for (const document of [BUY, WAIT])
      expect(codes(await app.send(document, { meetingId: id }, guest))).toEqual(['CONFLICT'])
    expect(await app.balanceOf(guest)).toBe(10_000)
  })

  it('is cancelled by staff and those who lead it, with words, before it is over', async () => {
    const id = await app.event()
    const lector = await app.stand(id, 'lector')
    const holder = await app.stand(id, 'attendee')
    expect(codes(await cancel(id, holder))).toEqual(['FORBIDDEN'])
    expect(codes(await cancel(id, await app.person()))).toEqual(['FORBIDDEN'])
    expect(codes(await cancel(id, lector, '   '))).toEqual(['VALIDATION reason'])
    expect(codes(await cancel(id, lector))).toEqual([])
    expect(codes(await cancel(await app.event({ in: -5 }), app.staff))).toEqual(['CONFLICT'])
  })

  it('with more than a thousand people pays back by hundreds, once, though two do it at the same time', async () => {
    const id = await app.event({ price: 1000 })
    const payers: Person[] = []
    for (let at = 0; at < 3; at++) payers.push(await app.payer(1000))
    for (const who of payers) await app.buy(id, who)
    // More people than are paid back at once: they wait for a place.
    await app.query(
      `with made as (insert into users (id, email, first_name, role, type, timezone, locale) select gen_random_uuid(), 'crowd' || n || '@articled.example', 'Crowd', 'user', 'aspiringSolicitor', 'Europe/London', 'en-GB'
          from generate_series(1, 1010) n returning id)
      insert into meeting_members (id, meeting_id, user_id, type, waiting_since) select gen_random_uuid(), $1, id, 'waitlisted', now() from made`,
      [id],
    )
    expect(codes(await cancel(id, app.staff))).toEqual([])
    const work = { meetingId: id }
    await Promise.all([payBackLater(app.services, work), payBackLater(app.services, work), app.services.jobs.drain()])
    for (const who of payers) expect(await app.balanceOf(who)).toBe(1000)
    const [row] = await app.query(
      `select count(*)::int as refunds from transactions where item_type = 'meeting' and item_id = $1 and type = 'refund'`,
      [id],
    )
    expect(row).toEqual({ refunds: 3 })
  }, 120_000)
})
