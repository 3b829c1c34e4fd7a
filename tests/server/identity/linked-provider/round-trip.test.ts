import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf, startTwoProviders, type TwoProviders } from './two-providers'

let two: TwoProviders
beforeAll(async () => {
  two = await startTwoProviders()
  for (const { people } of [two.alpha, two.beta]) people.set('ada', { email: 'Ada@Example.com', email_verified: true })
})
afterAll(() => two.close())

const count = async (table: string) =>
  Number((await two.app.services.database.query({ text: `select count(*) from ${table}` })).rows[0]?.count)

describe('signing in with an outside provider', () => {
  it('names the providers to anyone, and reveals nothing of our settings for them', async () => {
    const { data } = await two.app.send('{ signInProviders { id name } }')
    expect(data.signInProviders).toEqual([
      { id: 'alpha', name: 'Alpha' },
      { id: 'beta', name: 'Beta' },
    ])
  })

  it('sends the browser to the provider with a state, a nonce and a challenge, and back only to us', async () => {
    const { data } = await two.ask('alpha', { cookie: '' }, { redirectUri: 'https://evil.example/auth/alpha/callback' })
    const { origin, searchParams } = new URL(data.oauthRequest.url)
    expect(origin).toBe(two.alpha.settings.issuer)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'articled',
      response_type: 'code',
      redirect_uri: 'http://localhost:4000/auth/alpha/callback',
      scope: 'openid email',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(JSON.stringify(data)).not.toContain(two.alpha.settings.clientSecret)
  })

  it('stores only the hash of the state', async () => {
    const { data } = await two.ask('alpha', { cookie: '' })
    const state = new URL(data.oauthRequest.url).searchParams.get('state') ?? ''
    const { rows } = await two.app.services.database.query({ text: 'select * from oauth_requests' })
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(state)
  })

  it('makes an account with a wallet for a new confirmed address, and signs in', async () => {
    const { data, errors } = await two.signIn('ada', 'alpha', '/booking?type=1')
    expect(errors).toBeUndefined()
    const { accessToken, refreshToken, path, user } = data.oauthCallback
    expect(user).toMatchObject({ email: 'ada@example.com', confirmedAt: null })
    expect(path).toBe('/booking?type=1')
    const { rows } = await two.app.services.database.query({
      text: 'select balance from accounts where user_id = $1',
      values: [user.id],
    })
    expect(Number(rows[0]?.balance)).toBe(0)
    const read = await two.app.send('{ currentUser { id } }', {}, null, { authorization: `Bearer ${accessToken}` })
    expect(read.data.currentUser.id).toBe(user.id)
    const renewed = await two.app.send(
      'mutation($refreshToken: String!) { refreshTokens(refreshToken: $refreshToken) { user { id } } }',
      { refreshToken },
    )
    expect(renewed.data.refreshTokens.user.id).toBe(user.id)
  })

  it('finds the same account again, whatever the address there is by then', async () => {
    const before = (await two.signIn('ada', 'alpha')).data.oauthCallback.user
    two.alpha.people.set('ada', { email: 'countess@example.com', email_verified: false })
    const after = (await two.signIn('ada', 'alpha')).data.oauthCallback.user
    expect(after).toEqual(before)
  })

  it('reads the address from the token where the provider puts it there', async () => {
    two.beta.people.set('grace', { email: 'grace@example.com', email_verified: true })
    expect((await two.signIn('grace', 'beta')).data.oauthCallback.user.email).toBe('grace@example.com')
  })

  it('ends well where the page asked about passkeys meanwhile, as on a first visit, and heard last', async () => {
    const browser = { cookie: '' }
    const back = await two.goAs('ada', 'alpha', browser)
    const { cookie = '' } = await two.app.send('mutation { passkeySignInOptions }')
    // A browser keeps the later of two cookies with one name.
    const jar = Object.fromEntries([browser.cookie, cookie].map((each) => each.split('=')))
    browser.cookie = Object.entries(jar)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    expect((await two.show('alpha', browser, back)).errors).toBeUndefined()
  })

  it('makes one person of two tabs that return at once', async () => {
    two.alpha.people.set('twin', { email: 'twin@example.com', email_verified: true })
    const answers = await Promise.all([two.signIn('twin', 'alpha'), two.signIn('twin', 'alpha')])
    const [one, other] = answers.map(({ data }) => data?.oauthCallback.user.id)
    expect(one).toBeTruthy()
    expect(other).toBe(one)
  })

  it.each([
    '//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\\evil.example',
    '/%09/evil.example/..//evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
  ])('leads to our own site whatever path the caller asks for: %j', async (asked) => {
    const { path } = (await two.signIn('ada', 'alpha', asked)).data.oauthCallback
    expect(new URL(path, 'https://articled.example').origin).toBe('https://articled.example')
    expect(path).toMatch(/^\/($|[^/\\])/)
  })

  it('forgets a sign-in that was begun and never finished', async () => {
    await two.ask('alpha', { cookie: '' })
    expect(await count('oauth_requests')).toBeGreaterThan(0)
    await two.app.at(new Date(Date.now() + 2 * 3_600_000))
    expect(await count('oauth_requests')).toBe(0)
    await two.app.at(null)
  })

  it('knows no provider outside the settings', async () => {
    expect(codeOf(await two.ask('gamma', { cookie: '' }))).toBe('NOT_FOUND')
    expect(codeOf(await two.show('gamma', { cookie: '' }, { code: 'x', state: 'y' }))).toBe('NOT_FOUND')
    expect(codeOf(await two.ask('__proto__', { cookie: '' }))).toBe('NOT_FOUND')
  })
})
