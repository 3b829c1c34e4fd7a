import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type TestApp } from '../../../build'
import { codeOf, linkTo, refresh, signInAs } from './signing-in'

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

let count = 0
const signedIn = () => signInAs(app, `person-${++count}@articled.example`)

describe('refresh tokens', () => {
  it('rotate, and an old one that returns later ends the family', async () => {
    const who = await signedIn()
    const first = await refresh(app, who.refreshToken)
    const second = await refresh(app, first.data.refreshTokens.refreshToken)
    expect(second.errors).toBeUndefined()
    const reused = await refresh(app, who.refreshToken)
    expect(reused.status).toBe(401)
    expect(codeOf(await refresh(app, second.data.refreshTokens.refreshToken))).toBe('UNAUTHENTICATED')
    const token = second.data.refreshTokens.accessToken
    expect((await app.send('{ currentUser { id } }', {}, { ...who, token })).status).toBe(401)
  })

  it('give two tabs that renew at once the same successor', async () => {
    const { refreshToken } = await signedIn()
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(app, refreshToken)))
    expect(new Set(answers.map(({ data }) => data.refreshTokens.refreshToken)).size).toBe(1)
    expect((await refresh(app, answers[0]?.data.refreshTokens.refreshToken)).errors).toBeUndefined()
  })

  it('give no grace after ten seconds', async () => {
    const { refreshToken } = await signedIn()
    await refresh(app, refreshToken)
    await app.at(new Date(Date.now() + 11_000))
    expect(codeOf(await refresh(app, refreshToken))).toBe('UNAUTHENTICATED')
    await app.at(null)
  })

  it('live thirty days at most', async () => {
    const { refreshToken } = await signedIn()
    await app.at(new Date(Date.now() + 30 * 86_400_000 + 1000))
    expect(codeOf(await refresh(app, refreshToken))).toBe('UNAUTHENTICATED')
    await app.at(null)
  })

  it('end with the logout, and so does the access token', async () => {
    const who = await signedIn()
    const logOut = (t: string) => app.send('mutation($t: String!) { logout(refreshToken: $t) }', { t })
    expect((await logOut(who.refreshToken)).data.logout).toBe(true)
    expect(codeOf(await refresh(app, who.refreshToken))).toBe('UNAUTHENTICATED')
    expect((await app.send('{ currentUser { id } }', {}, who)).status).toBe(401)
    expect((await logOut('unknown')).data.logout).toBe(true)
  })

  it('are stored only as hashes, as links are', async () => {
    const { refreshToken, email } = await signedIn()
    await app.send('mutation($email: String!) { web3Request(email: $email, redirectUri: "/") { sent } }', { email })
    const token = await linkTo(app, email, 'login')
    const { rows } = await app.services.database.query({
      text: "select string_agg(t::text, '') as all from (select row_to_json(sign_ins)::text t from sign_ins union all select row_to_json(one_time_links)::text from one_time_links) x",
    })
    const kept = String(rows[0]?.all)
    expect(token).not.toBe('')
    expect(kept).toContain(email)
    expect(kept).not.toContain(refreshToken)
    expect(kept).not.toContain(token)
  })
})
