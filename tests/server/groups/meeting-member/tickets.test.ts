import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codes, DROP, type EventSchool, eventSchool, hoursAhead } from '../events'

let app: EventSchool
beforeAll(async () => {
  app = await eventSchool()
})
afterAll(() => app.close())

const QUOTE = `query ($id: ID!) { meetingQuote(meetingId: $id) { price discount total balance balanceAfter missing groupName freeUntil laterPercent policy clash } }`
const quote = async (id: string, who: Parameters<EventSchool['buy']>[1]) =>
  (await app.send(QUOTE, { id }, who)).data?.meetingQuote

describe('a ticket', () => {
  it('is bought from the wallet at the price that was quoted, and its entry comes by mail', async () => {
    const id = await app.event({ price: 2500, limit: 20 })
    const who = await app.payer()
    expect(await quote(id, who)).toMatchObject({
      ...{ price: 2500, discount: 0, total: 2500, balance: 10_000, balanceAfter: 7500, missing: 0 },
      ...{ groupName: null, laterPercent: 50, clash: null },
    })
    const { data } = await app.buy(id, who, { price: 2500 })
    expect(data.meetingTicketBuy).toMatchObject({ type: 'attendee', paid: 2500, refund: 2500, laterPercent: 50 })
    expect(await app.balanceOf(who)).toBe(7500)
    await app.services.jobs.drain()
    const mail = app.outbox.latestTo(who.email)
    expect(mail?.subject).toBe('Your ticket: Attendance note')
    expect(mail?.attachments[0]).toMatchObject({ filename: 'event.ics' })
    const taken = await app.query('select taken from meetings where id = $1', [id])
    expect(taken).toEqual([{ taken: 1 }])
  })

  it('is not bought twice, nor at another price than was seen, nor with too little in the wallet', async () => {
    const id = await app.event({ price: 2500 })
    const [who, poor] = [await app.payer(), await app.payer(1000)]
    expect(codes(await app.buy(id, who, { price: 2000 }))).toEqual(['CONFLICT price'])
    expect(codes(await app.buy(id, who))).toEqual([])
    expect(codes(await app.buy(id, who))).toEqual(['CONFLICT'])
    expect(codes(await app.buy(id, poor))).toEqual(['INSUFFICIENT_FUNDS wallet'])
    expect(await app.balanceOf(who)).toBe(7500)
    expect(await app.standingOf(id, poor)).toBeUndefined()
  })

  it('that is free is taken without a purchase', async () => {
    const id = await app.event()
    const who = await app.person()
    expect((await app.buy(id, who, { price: 0 })).data.meetingTicketBuy).toMatchObject({ type: 'attendee', paid: 0 })
    expect(await app.query('select 1 from billing_sessions where user_id = $1', [who.id])).toEqual([])
  })

  it('is not sold of an event that is a draft, hidden, cancelled or has begun, nor to who leads it', async () => {
    const who = await app.payer()
    expect(codes(await app.buy(await app.event({ published: false }), who))).toEqual(['NOT_FOUND'])
    expect(codes(await app.buy(await app.event({ visibility: 'private' }), who))).toEqual(['NOT_FOUND'])
    expect(codes(await app.buy(await app.event({ visibility: 'restricted' }), who))).toEqual(['NOT_FOUND'])
    expect(codes(await app.buy(await app.event({ in: -1 }), who))).toEqual(['CONFLICT'])
    const cancelled = await app.event()
    await app.query(`update meetings set cancelled_at = now(), cancel_reason = 'Ill' where id = $1`, [cancelled])
    expect(codes(await app.buy(cancelled, who))).toEqual(['CONFLICT'])
    const led = await app.event()
    await app.stand(led, 'lector', who)
    expect(codes(await app.buy(led, who))).toEqual(['CONFLICT'])
  })

  it('of a practice area that takes no events is not sold', async () => {
    const id = await app.event({ price: 100 })
    await app.query(
      `insert into practice_areas (id, name, short_name, meeting_allowed) values ($1, 'Closed', 'CL', false)`,
      [id],
    )
    await app.query('update meetings set practice_area_id = $1 where id = $1', [id])
    expect(codes(await app.buy(id, await app.payer()))).toEqual(['CONFLICT'])
  })

  it('at the time of another event is asked about once', async () => {
    const [first, second] = [await app.event(), await app.event({ title: 'Another' })]
    const who = await app.person()
    await app.buy(first, who)
    expect(await quote(second, who)).toMatchObject({ clash: 'Attendance note' })
    expect(codes(await app.buy(second, who))).toEqual(['CONFLICT clash'])
    expect(codes(await app.buy(second, who, { acceptsClash: true }))).toEqual([])
  })

  it('at a time that the person’s calendar elsewhere is busy is asked about once', async () => {
    const id = await app.event()
    const who = await app.person()
    const [calendar] = await app.query(
      `insert into busy_calendars (id, user_id, name, address, host, read_at, next_at) values (gen_random_uuid(), $1, 'Chambers', 'sealed', 'calendar.example', now(), now()) returning id`,
      [who.id],
    )
    const times = `insert into busy_times (id, calendar_id, user_id, "from", "until") select gen_random_uuid(), $1, $2, e.end_at + $4::interval, e.end_at + interval '3 hours' from meetings e where e.id = $3`
    await app.query(times, [calendar?.id, who.id, id, '0 minutes'])
    expect(await quote(id, who)).toMatchObject({ clash: null })
    await app.query(times, [calendar?.id, who.id, id, '-1 minute'])
    expect(await quote(id, who)).toMatchObject({ clash: 'Chambers' })
    expect(codes(await app.buy(id, who))).toEqual(['CONFLICT clash'])
    expect(codes(await app.buy(id, who, { acceptsClash: true }))).toEqual([])
  })

  it('costs a member of a group what the group leaves of it', async () => {
    const [group] = await app.query(
      `insert into study_groups (id, name, short_name, type, available_from, available_until, intensive_from, intensive_until, config)
        values (gen_random_uuid(), 'Evenings', 'EV', 'sqe1', now(), now() + interval '9 days', now(), now() + interval '9 days',
          '{"discount": {"unit": "percent", "amount": 20, "on": ["meeting"]}}') returning id`,
    )
    const who = await app.payer()
    await app.query(
      `insert into members (id, study_group_id, user_id, accepted_at) values (gen_random_uuid(), $1, $2, now())`,
      [group?.id, who.id],
    )
    const id = await app.event({ price: 2500 })
    expect(await quote(id, who)).toMatchObject({ price: 2500, total: 2000, groupName: 'Evenings' })
    expect((await app.buy(id, who, { price: 2000 })).data.meetingTicketBuy.paid).toBe(2000)
  })
})

describe('a ticket that is given back', () => {
  const bought = async (hours: number, policy: object = {}) => {
    const id = await app.event({ price: 2501, in: hours, policy })
    const who = await app.payer()
    const { data } = await app.buy(id, who)
    return { id, who, memberId: data.meetingTicketBuy.id as string, refund: data.meetingTicketBuy.refund as number }
  }

  it('brings all of its price until the free time ends, half of it later with the odd penny to its holder, and its place is free', async () => {
    for (const [hours, back] of [
      [30, 2501],
      [20, 1251],
    ] as const) {
      const { id, who, memberId, refund } = await bought(hours)
      expect(refund).toBe(back)
      expect(codes(await app.send(DROP, { id: memberId }, who))).toEqual([])
      expect(await app.balanceOf(who)).toBe(10_000 - 2501 + back)
      expect(await app.standingOf(id, who)).toBe('none')
      expect(await app.query('select taken from meetings where id = $1', [id])).toEqual([{ taken: 0 }])
      expect(codes(await app.send(DROP, { id: memberId }, who))).toEqual(['CONFLICT'])
      expect(await app.balanceOf(who)).toBe(10_000 - 2501 + back)
    }
  })

  it('brings what it was sold under, though the event asks for more by now, and nothing once it has begun', async () => {
    const { id, who, memberId } = await bought(72, { freeUntilHours: 48, laterPercent: 10 })
    await app.query(`update meetings set booking_policy = '{"freeUntilHours": 100, "laterPercent": 0}' where id = $1`, [
      id,
    ])
    await app.at(hoursAhead(30))
    const again = await app.again(who)
    const READ = `query ($id: ID!) { meetingMember(meetingId: $id) { refund } }`
    expect((await app.send(READ, { id }, again)).data.meetingMember.refund).toBe(251)
    await app.at(hoursAhead(73))
    expect(codes(await app.send(DROP, { id: memberId }, await app.again(who)))).toEqual(['CONFLICT'])
    await app.at(null)
  })

  it('by those who run the event brings all of it, whenever', async () => {
    const { who, memberId } = await bought(2)
    expect(codes(await app.send(DROP, { id: memberId }, app.staff))).toEqual([])
    expect(await app.balanceOf(who)).toBe(10_000)
  })

  it('is taken by nobody who has nothing to do with it: the lector stays too', async () => {
    const { id, memberId } = await bought(72)
    const lector = await app.stand(id, 'lector')
    const [stranger, fellow] = [await app.person(), await app.stand(id, 'attendee')]
    for (const who of [stranger, fellow]) {
      expect(codes(await app.send(DROP, { id: lector.memberId }, who))).toEqual(['FORBIDDEN'])
      expect(codes(await app.send(DROP, { id: memberId }, who))).toEqual(['NOT_FOUND'])
    }
  })

  it('can be bought again', async () => {
    const { id, who, memberId } = await bought(72)
    await app.send(DROP, { id: memberId }, who)
    expect((await app.buy(id, who)).data.meetingTicketBuy).toMatchObject({ id: memberId, paid: 2501 })
    expect(codes(await app.send(DROP, { id: memberId }, who))).toEqual([])
    expect(await app.balanceOf(who)).toBe(10_000)
  })
})
