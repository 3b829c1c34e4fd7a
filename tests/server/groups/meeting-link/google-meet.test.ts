import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventId } from '../../../../server/gateways/meeting-links/google-meet'
import { settleLink } from '../../../../server/groups/meeting-link/settle-link'
import { CANCEL, codes } from '../events'
import { ACCOUNT, AGAIN, DISCONNECT, type LinkSchool, linkSchool } from './link-school'

let app: LinkSchool
beforeAll(async () => {
  app = await linkSchool()
})
beforeEach(async () => {
  await app.at(null)
  Object.assign(app.providers, { pending: 0, isWithdrawn: false })
  await app.connect()
})
afterAll(() => app.close())

const EVENTS = /^\/calendar\/v3\/calendars\/primary\/events/
const events = () => [...app.providers.events.values()].filter(({ status }) => status === 'confirmed')
const eventOf = async (id: string) => app.providers.events.get(eventId((await app.linkOf(id))?.id as string))
const account = async () => (await app.send(ACCOUNT, {}, app.admin)).data.googleAccount
const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

describe('a Meet link', () => {
  it('is made when an event is published without one, with nobody’s address and seen by nobody else', async () => {
    const id = await app.draft()
    expect(codes(await app.publish(id))).toEqual([])
    const { link, linkState, privateLink } = await app.read(id)
    expect({ linkState, privateLink }).toEqual({ linkState: 'made', privateLink: null })
    expect(link).toMatch(/^https:\/\/meet\.google\.com\//)
    const [made] = app.providers.asked('POST', EVENTS).slice(-1)
    expect(Object.fromEntries(made?.query ?? [])).toEqual({ conferenceDataVersion: '1', sendUpdates: 'none' })
    expect(made?.body).toMatchObject({
      ...{ summary: 'A will in doubt', visibility: 'private', start: { timeZone: 'Europe/London' } },
      conferenceData: { createRequest: { requestId: made?.body.id, conferenceSolutionKey: { type: 'hangoutsMeet' } } },
    })
    expect(Object.keys(made?.body).sort()).toEqual(
      ['conferenceData', 'end', 'id', 'start', 'summary', 'visibility'].sort(),
    )
    expect((await account()).eventCount).toBeGreaterThan(0)
  })

  it('is made once, though the job runs twice, at once and after an answer was lost', async () => {
    const before = events().length
    const id = await app.draft()
    app.providers.next('POST', EVENTS, 'lost')
    await app.publish(id)
    expect(await app.read(id)).toMatchObject({ link: null, linkState: 'follows' })
    expect(events()).toHaveLength(before + 1)
    const linkId = (await app.linkOf(id))?.id as string
    await Promise.all([settleLink(app.services, { linkId }), settleLink(app.services, { linkId })])
    await settleLink(app.services, { linkId })
    expect(events()).toHaveLength(before + 1)
    expect(await app.read(id)).toMatchObject({ link: expect.stringMatching(/^https:/), linkState: 'made' })
  })

  it('is read again while Google still makes it', async () => {
    app.providers.pending = 2
    const id = await app.draft()
    await app.publish(id)
    expect(await app.read(id)).toMatchObject({ linkState: 'made' })
  })

  it('comes also after a token that has ended, which is renewed once', async () => {
    app.providers.endTokens()
    const renewed = app.providers.asked('POST', /^\/token$/).length
    const id = await app.draft()
    await app.publish(id)
    expect(await app.read(id)).toMatchObject({ linkState: 'made' })
    expect(app.providers.asked('POST', /^\/token$/)).toHaveLength(renewed + 1)
  })

  it('moves with its event, and is deleted when that is cancelled', async () => {
    const id = await app.draft()
    await app.publish(id)
    const { link } = await app.read(id)
    const startAt = soon(96)
    await app.save(id, { title: 'Another name', startAt, endAt: soon(97), link })
    expect(await eventOf(id)).toMatchObject({ summary: 'Another name', start: { dateTime: startAt } })
    expect(await app.read(id)).toMatchObject({ link, linkState: 'made' })
    const event = await eventOf(id)
    await app.send(CANCEL, { id, reason: 'No voice.' }, app.admin)
    await app.services.jobs.drain()
    expect(event?.status).toBe('cancelled')
    expect(await app.read(id)).toMatchObject({ link: null, linkState: null })
    expect(await app.query('select 1 from meeting_links where meeting_id = $1', [id])).toEqual([])
  })

  it('is deleted with an event that is deleted', async () => {
    const id = await app.draft()
    await app.publish(id)
    const event = await eventOf(id)
    expect(codes(await app.send('mutation ($id: ID!) { meetingDelete(id: $id) { id } }', { id }, app.admin))).toEqual(
      [],
    )
    await app.services.jobs.drain()
    expect(event?.status).toBe('cancelled')
  })

  it('stays where a form that was opened before leaves it empty', async () => {
    const id = await app.draft()
    await app.publish(id)
    const { link } = await app.read(id)
    await app.save(id, { link: '' })
    expect(await app.read(id)).toMatchObject({ link, linkState: 'made' })
  })

  it('gives way to a typed link, which is never touched, and ends', async () => {
    const typed = 'https://meet.example/typed'
    const own = await app.draft({ link: typed })
    await app.publish(own)
    expect(await app.read(own)).toEqual({ link: typed, privateLink: null, linkState: null, linkFailure: null })
    const id = await app.draft()
    await app.publish(id)
    const event = await eventOf(id)
    await app.save(id, { link: typed, startAt: soon(50), endAt: soon(51) })
    expect(await app.read(id)).toMatchObject({ link: typed, linkState: null })
    expect(event?.status).toBe('cancelled')
  })

  it('ends where the event meets elsewhere, and goes with it', async () => {
    const id = await app.draft()
    await app.publish(id)
    const event = await eventOf(id)
    const { link } = await app.read(id)
    await app.save(id, { provider: 'zoom', link })
    expect(event?.status).toBe('cancelled')
    expect(await app.read(id)).toMatchObject({ link: expect.stringContaining('zoom.example'), linkState: 'made' })
  })

  it('is made anew where somebody has deleted it at Google', async () => {
    const id = await app.draft()
    await app.publish(id)
    const { link } = await app.read(id)
    const event = await eventOf(id)
    if (event) event.status = 'cancelled'
    await app.save(id, { startAt: soon(96), endAt: soon(97), link })
    const { link: other, linkState } = await app.read(id)
    expect(linkState).toBe('made')
    expect(other).not.toBe(link)
  })

  it('is told to nobody who has a ticket before ten minutes before the start', async () => {
    const id = await app.draft({ in: 1 })
    await app.publish(id)
    const guest = await app.person()
    await app.query(
      `insert into meeting_members (id, meeting_id, user_id, type, bought_at) values (gen_random_uuid(), $1, $2, 'attendee', now())`,
      [id, guest.id],
    )
    const { link } = await app.read(id)
    const seen = async () =>
      JSON.stringify(
        await app.send(
          'query ($id: ID!) { meeting(id: $id) { id link privateLink linkState linkFailure } }',
          { id },
          await app.again(guest),
        ),
      )
    expect(await seen()).not.toContain(link)
    expect(await seen()).not.toContain('made')
    await app.at(new Date(Date.now() + 49 * 60_000))
    expect(await seen()).not.toContain(link)
    await app.at(new Date(Date.now() + 51 * 60_000))
    expect(await seen()).toContain(link)
  })
})

describe('a Meet link that cannot be made', () => {
  it('fails where the account has withdrawn, which staff and who lead the event are told, and comes when it is connected again', async () => {
    app.providers.isWithdrawn = true
    app.providers.endTokens()
    const id = await app.draft()
    await app.publish(id)
    expect(await app.read(id)).toMatchObject({ link: null, linkState: 'failed', linkFailure: 'account_ended' })
    expect(await account()).toMatchObject({ state: 'failing', failure: 'account_ended', failedAt: expect.any(String) })
    const told = await app.send('{ notifications { entries { title path } } }', {}, app.lector)
    expect(told.data.notifications.entries).toContainEqual({
      title: 'No link yet: A will in doubt',
      path: `/smart-events/${id}/tickets`,
    })
    app.providers.isWithdrawn = false
    await app.connect()
    expect(await app.read(id)).toMatchObject({ linkState: 'made', linkFailure: null })
    expect(await account()).toMatchObject({ state: 'connected', failedAt: null })
  })

  it('is tried again by the queue where Google is busy, and is told after three tries', async () => {
    const id = await app.draft()
    for (const status of [429, 503]) app.providers.next('POST', EVENTS, { status })
    app.providers.next('POST', EVENTS, {
      status: 403,
      body: { error: { errors: [{ reason: 'rateLimitExceeded' }] } },
    })
    await app.publish(id)
    const linkId = (await app.linkOf(id))?.id as string
    const again = () => settleLink(app.services, { linkId })
    await expect(again()).rejects.toThrow('503')
    expect(await app.read(id)).toMatchObject({ linkState: 'follows' })
    await expect(again()).rejects.toThrow('later')
    expect(await app.read(id)).toMatchObject({ linkState: 'failed', linkFailure: 'no_answer' })
    await again()
    expect(await app.read(id)).toMatchObject({ linkState: 'made', linkFailure: null })
  })

  it('is tried again by those who lead the event, and by nobody else', async () => {
    const id = await app.draft()
    app.providers.next('POST', EVENTS, {
      status: 403,
      body: { error: { errors: [{ reason: 'accessNotConfigured' }] } },
    })
    await app.publish(id)
    expect(await app.read(id)).toMatchObject({ linkState: 'failed', linkFailure: 'not_allowed' })
    expect(codes(await app.send(AGAIN, { meetingId: id }, await app.person()))).toEqual(['FORBIDDEN'])
    expect((await app.send(AGAIN, { meetingId: id }, app.lector)).data.meetingLinkMake).toEqual({
      ...{ linkState: 'follows', linkFailure: null },
    })
    await app.services.jobs.drain()
    expect(await app.read(id)).toMatchObject({ linkState: 'made' })
    expect(codes(await app.send(AGAIN, { meetingId: id }, app.lector))).toEqual(['CONFLICT'])
  })

  it('is typed where no account is connected', async () => {
    await app.send(DISCONNECT, {}, app.admin)
    const { data } = await app.send('{ meetingLinkProviders }', {}, app.lector)
    expect(data.meetingLinkProviders).toEqual(['zoom'])
    const id = await app.draft()
    expect(codes(await app.publish(id))).toEqual(['CONFLICT status'])
  })
})
