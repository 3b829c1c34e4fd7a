import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settleLink } from '../../../../server/groups/meeting-link/settle-link'
import { CANCEL, codes } from '../events'
import { type LinkSchool, linkSchool } from './link-school'

let app: LinkSchool
beforeAll(async () => {
  app = await linkSchool()
})
afterAll(() => app.close())

const MEETINGS = /^\/v2\/users\/me\/meetings$/
const count = () => app.providers.meetings.size
const meetingOf = async (id: string) => app.providers.meetings.get(String((await app.linkOf(id))?.external_id))
const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** An event whose meeting was made, and whose answer never came. */
async function lost() {
  const id = await app.draft({ provider: 'zoom' })
  app.providers.next('POST', MEETINGS, 'lost')
  await app.publish(id)
  return { id, linkId: (await app.linkOf(id))?.id as string }
}

describe('a Zoom meeting', () => {
  it('is made when an event is published without a link, with a waiting room; the host’s address is not kept', async () => {
    const id = await app.draft({ provider: 'zoom' })
    expect(codes(await app.publish(id))).toEqual([])
    const [made] = app.providers.asked('POST', MEETINGS).slice(-1)
    expect(made?.body).toMatchObject({
      ...{ topic: 'A will in doubt', type: 2, duration: 120, timezone: 'Europe/London' },
      start_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      settings: { waiting_room: true, join_before_host: false },
    })
    expect(await app.read(id)).toMatchObject({
      ...{ link: expect.stringContaining('zoom.example/j/'), privateLink: null, linkState: 'made' },
    })
    const kept = JSON.stringify([
      await app.query('select * from meetings'),
      await app.query('select * from meeting_links'),
    ])
    for (const secret of app.providers.secrets) expect(kept).not.toContain(secret)
  })

  it('is made once, though its answer was lost and the job runs again', async () => {
    const before = count()
    const { id, linkId } = await lost()
    expect(await app.read(id)).toMatchObject({ link: null, linkState: 'follows' })
    // It stands on a later page of the list.
    app.providers.mostListed = 1
    await Promise.all([settleLink(app.services, { linkId }), settleLink(app.services, { linkId })])
    expect(count()).toBe(before + 1)
    expect(await app.read(id)).toMatchObject({ linkState: 'made' })
  })

  it('would be made twice without the note of what was asked', async () => {
    const before = count()
    const { linkId } = await lost()
    await app.query('update meeting_links set asked_at = null where id = $1', [linkId])
    await settleLink(app.services, { linkId })
    expect(count()).toBe(before + 2)
  })

  it('is found and ended where its answer was lost and the event was cancelled meanwhile', async () => {
    const before = count()
    const { id } = await lost()
    expect(count()).toBe(before + 1)
    await app.send(CANCEL, { id, reason: 'No voice.' }, app.admin)
    await app.services.jobs.drain()
    expect(count()).toBe(before)
  })

  it('moves with its event, and ends with it', async () => {
    const id = await app.draft({ provider: 'zoom' })
    await app.publish(id)
    const { link } = await app.read(id)
    const startAt = soon(96)
    const endAt = new Date(Date.parse(startAt) + 30 * 60_000).toISOString()
    await app.save(id, { startAt, endAt, link })
    expect(await meetingOf(id)).toMatchObject({ start_time: `${startAt.slice(0, 19)}Z`, duration: 30 })
    const before = count()
    await app.send(CANCEL, { id, reason: 'No voice.' }, app.admin)
    await app.services.jobs.drain()
    expect(count()).toBe(before - 1)
  })

  it('renews a token that has ended once, and says so where the operator’s keys are not taken', async () => {
    app.providers.endTokens()
    const id = await app.draft({ provider: 'zoom' })
    await app.publish(id)
    expect(await app.read(id)).toMatchObject({ linkState: 'made' })
    app.providers.endTokens()
    app.providers.next('POST', /^\/oauth\/token$/, { status: 400, body: { error: 'invalid_client' } })
    const other = await app.draft({ provider: 'zoom' })
    await app.publish(other)
    expect(await app.read(other)).toMatchObject({ link: null, linkState: 'failed', linkFailure: 'keys_refused' })
  })
})
