import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { codes } from '../events'
import { ACCOUNT, CONNECT, DISCONNECT, type LinkSchool, linkSchool } from '../meeting-link/link-school'

let app: LinkSchool
beforeAll(async () => {
  app = await linkSchool()
})
afterEach(async () => {
  await app.at(null)
  await app.send(DISCONNECT, {}, app.admin)
})
afterAll(() => app.close())

const account = async () => (await app.send(ACCOUNT, {}, app.admin)).data.googleAccount
const MINUTE_MS = 60_000

describe('the school’s account at Google', () => {
  it('is asked for no more than its address and its events, with a proof key, and is then connected', async () => {
    expect(await account()).toMatchObject({ state: 'not_connected', email: null, eventCount: 0, hasZoom: true })
    const { url, cookie } = await app.begin()
    const asked = Object.fromEntries(new URL(url).searchParams)
    expect(asked).toMatchObject({
      ...{ response_type: 'code', access_type: 'offline', prompt: 'consent', code_challenge_method: 'S256' },
      scope: 'openid email https://www.googleapis.com/auth/calendar.events',
      redirect_uri: 'http://localhost:4000/settings/google-account',
    })
    const answer = await app.finish(app.providers.agree(url), cookie)
    expect(answer.data.googleAccountCallback).toEqual({ state: 'connected', email: 'school@gmail.example' })
    expect(await account()).toMatchObject({ state: 'connected', connectedByName: 'Ada Lovelace', failedAt: null })
  })

  it('is connected once by an answer, in time, by the person and in the browser that asked', async () => {
    const other = await app.person({ abilities: ['manage_settings'] })
    const begun = async () => {
      const { url, cookie } = await app.begin()
      return { back: app.providers.agree(url), cookie }
    }
    const first = await begun()
    expect(codes(await app.finish(first.back, first.cookie, other))).toEqual(['EXPIRED'])
    expect(codes(await app.finish(first.back, first.cookie))).toEqual(['EXPIRED'])
    const second = await begun()
    expect(codes(await app.finish(second.back, ''))).toEqual(['EXPIRED'])
    const third = await begun()
    expect(codes(await app.finish({ ...third.back, state: 'guessed' }, third.cookie))).toEqual(['EXPIRED'])
    expect(codes(await app.finish(third.back, third.cookie))).toEqual([])
    expect(codes(await app.finish(third.back, third.cookie))).toEqual(['EXPIRED'])
    const late = await begun()
    await app.at(new Date(Date.now() + 10 * MINUTE_MS))
    expect(codes(await app.finish(late.back, late.cookie, await app.again(app.admin)))).toEqual(['EXPIRED'])
  })

  it('is not connected where Google says no, or its owner leaves the calendar out', async () => {
    const { url, cookie } = await app.begin()
    const { state } = app.providers.agree(url)
    expect(codes(await app.finish({ code: 'unknown', state }, cookie))).toEqual(['FORBIDDEN'])
    const whole = app.providers.scope
    app.providers.scope = 'openid https://www.googleapis.com/auth/userinfo.email'
    expect(codes(await app.connect())).toEqual(['FORBIDDEN'])
    app.providers.scope = whole
    app.providers.next('POST', /^\/token$/, { status: 503 })
    expect(codes(await app.connect())).toEqual(['CONFLICT'])
    expect(await account()).toMatchObject({ state: 'not_connected' })
  })

  it('is for staff who keep the settings alone', async () => {
    for (const document of [ACCOUNT, CONNECT, DISCONNECT])
      expect(codes(await app.send(document, {}, app.lector))).toEqual(['FORBIDDEN'])
  })

  it('is forgotten, and Google is told', async () => {
    await app.connect()
    expect((await app.send(DISCONNECT, {}, app.admin)).data.googleAccountDisconnect).toMatchObject({
      ...{ state: 'not_connected', email: null },
    })
    expect(app.providers.asked('POST', /^\/revoke$/).at(-1)?.body.token).toMatch(/^1\/\//)
    expect(await app.query('select * from google_accounts')).toEqual([])
  })

  it('gives its token to no reply, log, job or table in the clear, nor to the audit log', async () => {
    const answers = [await app.connect(), await app.send(ACCOUNT, {}, app.admin)]
    const id = await app.draft()
    answers.push(await app.publish(id), await app.send(DISCONNECT, {}, app.admin))
    const kept = await Promise.all(
      ['google_accounts', 'meeting_links', 'audit_changes', 'audit_entries', 'pgboss.job', 'oauth_requests'].map(
        (table) => app.query(`select * from ${table}`).catch(() => []),
      ),
    )
    const all = JSON.stringify([answers, kept])
    expect(app.providers.secrets.size).toBeGreaterThan(4)
    for (const secret of app.providers.secrets) expect(all).not.toContain(secret)
    const acts = await app.send('{ auditLog { entries { operation } } }', {}, app.admin)
    expect(JSON.stringify(acts.data ?? acts.errors)).toContain('googleAccountCallback')
  })
})
