import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'
import { type Authenticator, createAuthenticator, type Twist } from './authenticator'
import { add, askToSignIn, codeOf, mailsTo, signIn, use } from './ceremonies'

let app: TestApp
let who: Person
let device: Authenticator
beforeAll(async () => {
  app = await build()
  who = await app.person()
  device = (await add(app, who)).device
})
afterAll(() => app.close())

const refusal = 'A sign-in with your passkey was refused'

describe('signing in with a passkey', () => {
  it('asks for no address and names no passkey', async () => {
    const { options } = await askToSignIn(app)
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', timeout: 300_000 })
    expect(options.allowCredentials ?? []).toEqual([])
    const other = (await askToSignIn(app)).options
    expect({ ...other, challenge: '' }).toEqual({ ...options, challenge: '' })
  })

  it('answers valid tokens and the person', async () => {
    const { data } = await use(app, device)
    expect(data.passkeySignIn.user).toEqual({ id: who.id, email: who.email })
    const signedIn = { ...who, token: data.passkeySignIn.accessToken as string }
    const { currentUser, passkeys } = (await app.send('{ currentUser { id } passkeys { lastUsedAt } }', {}, signedIn))
      .data
    expect(currentUser).toEqual({ id: who.id })
    expect(passkeys[0].lastUsedAt).toMatch(/Z$/)
    const renewed = await app.send(
      'mutation($token: String!) { refreshTokens(refreshToken: $token) { user { id } } }',
      { token: data.passkeySignIn.refreshToken },
    )
    expect(renewed.data.refreshTokens.user.id).toBe(who.id)
  })

  const refused: [string, Twist, string][] = [
    ['that answers another challenge', { challenge: 'c29tZXRoaW5nIGVsc2U' }, 'EXPIRED'],
    ['that was used on another site', { origin: 'https://evil.example' }, 'VALIDATION'],
    ['that was used for another host', { rpId: 'evil.example' }, 'VALIDATION'],
    ['that did not verify the user', { verified: false }, 'VALIDATION'],
    ['that was signed with another key', { wrongKey: true }, 'VALIDATION'],
    ['that names another person', { userHandle: 'c29tZWJvZHkgZWxzZQ' }, 'VALIDATION'],
    ['that nobody knows', { credentialId: 'bm90IGtub3du' }, 'NOT_FOUND'],
  ]
  it.each(refused)('refuses one %s', async (_, twist, code) => {
    const answer = await use(app, device, twist)
    expect(codeOf(answer)).toBe(code)
    expect(answer.data?.passkeySignIn ?? null).toBeNull()
  })

  it('refuses one person’s name on another’s passkey', async () => {
    const stranger = await app.person()
    const other = (await add(app, stranger)).device
    const answer = await use(app, other, { credentialId: device.credentialId })
    expect(codeOf(answer)).toBe('VALIDATION')
  })

  it('refuses an answer that was used before', async () => {
    const { options, cookie } = await askToSignIn(app)
    const answer = device.get(options)
    expect(codeOf(await signIn(app, answer, cookie))).toBeUndefined()
    expect(codeOf(await signIn(app, answer, cookie))).toBe('EXPIRED')
  })

  it('accepts one of ten equal answers at once', async () => {
    const { options, cookie } = await askToSignIn(app)
    const response = device.get(options)
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(app, response, cookie)))
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
  })

  it('refuses a challenge from another browser, or one for adding a passkey', async () => {
    const { options } = await askToSignIn(app)
    const elsewhere = await askToSignIn(app)
    expect(codeOf(await signIn(app, device.get(options), elsewhere.cookie))).toBe('EXPIRED')
    const adding = await app.send('mutation { passkeyRegistrationOptions }', {}, who)
    const answer = device.get(adding.data.passkeyRegistrationOptions)
    expect(codeOf(await signIn(app, answer, elsewhere.cookie))).toBe('EXPIRED')
  })

  it('refuses a challenge after five minutes', async () => {
    const { options, cookie } = await askToSignIn(app)
    await app.at(new Date(app.services.clock.now().getTime() + 5 * 60_000))
    expect(codeOf(await signIn(app, device.get(options), cookie))).toBe('EXPIRED')
    await app.at(null)
  })

  it.each([{}, { id: 'x' }, 7, 'passkey'])('refuses an invalid answer of a device: %j', async (response) => {
    const { cookie } = await askToSignIn(app)
    expect(codeOf(await signIn(app, response as unknown as object, cookie))).toBe('VALIDATION')
  })

  it('tells the owner of a disabled account that it is disabled, and nobody else', async () => {
    const person = await app.person()
    const own = (await add(app, person)).device
    const admin = await app.person({ role: 'admin' })
    await app.send('mutation($id: ID!) { userDisable(id: $id) { id } }', { id: person.id }, admin)
    expect(codeOf(await use(app, own, { wrongKey: true }))).toBe('VALIDATION')
    expect(codeOf(await use(app, own))).toBe('ACCOUNT_DISABLED')
  })
})

describe('the count of a passkey’s uses', () => {
  it('must grow, else the sign-in is refused and the owner is told', async () => {
    const person = await app.person()
    const own = (await add(app, person)).device
    expect(codeOf(await use(app, own, { counter: 7 }))).toBeUndefined()
    for (const counter of [7, 6, 0]) expect(codeOf(await use(app, own, { counter }))).toBe('VALIDATION')
    expect((await mailsTo(app, person)).filter((subject) => subject === refusal)).toHaveLength(3)
    expect(codeOf(await use(app, own, { counter: 8 }))).toBeUndefined()
  })

  it('raises no alarm when the signature is wrong', async () => {
    const person = await app.person()
    const own = (await add(app, person)).device
    await use(app, own, { counter: 7 })
    expect(codeOf(await use(app, own, { counter: 1, wrongKey: true }))).toBe('VALIDATION')
    expect(await mailsTo(app, person)).not.toContain(refusal)
  })

  it('is ignored where the device does not count', async () => {
    const own = createAuthenticator()
    await add(app, await app.person(), own)
    for (let times = 0; times < 2; times++) expect(codeOf(await use(app, own, { counter: 0 }))).toBeUndefined()
  })

  it('lets only one of two equal counts through', async () => {
    const own = (await add(app, await app.person())).device
    const answers = await Promise.all([use(app, own, { counter: 5 }), use(app, own, { counter: 5 })])
    expect(answers.map(codeOf).sort()).toEqual(['VALIDATION', undefined])
  })
})
