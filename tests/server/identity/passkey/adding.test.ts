import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'
import { createAuthenticator, type Twist } from './authenticator'
import { add, askToAdd, codeOf, errorOf, mailsTo, type Options, register, use } from './ceremonies'

let app: TestApp
let who: Person
beforeAll(async () => {
  app = await build()
  who = await app.person()
})
afterAll(() => app.close())

const minutes = (count: number) => new Date(app.services.clock.now().getTime() + count * 60_000)
const own = async (person: Person) =>
  (await app.send('{ passkeys { id name lastUsedAt } }', {}, person)).data.passkeys as { id: string; name: string }[]
const options = async (person = who) => (await askToAdd(app, person)).data.passkeyRegistrationOptions as Options

describe('adding a passkey', () => {
  it('asks the device for a stored passkey with user verification, for our host', async () => {
    expect(await options()).toMatchObject({
      rp: { id: 'localhost', name: 'Articled' },
      user: { name: who.email, displayName: 'Ada Lovelace' },
      timeout: 300_000,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  })

  it('stores it, shows it to its owner alone and tells them by e-mail', async () => {
    const person = await app.person()
    const { answer } = await add(app, person)
    expect(answer.data.passkeyRegister).toMatchObject({
      name: 'Laptop',
      deviceType: 'singleDevice',
      backedUp: false,
      lastUsedAt: null,
    })
    expect(await own(person)).toHaveLength(1)
    expect(await own(await app.person({ role: 'admin' }))).toEqual([])
    expect(await mailsTo(app, person)).toEqual(['A passkey was added to your account'])
  })

  it('lists the person’s passkeys to the device, so that it makes no second one', async () => {
    const person = await app.person()
    const { device } = await add(app, person)
    expect((await options(person)).excludeCredentials).toMatchObject([{ id: device.credentialId }])
  })

  it('stores only the hash of a challenge', async () => {
    const { challenge } = await options()
    const { rows } = await app.services.database.query({ text: 'select * from passkey_challenges' })
    expect(JSON.stringify(rows)).not.toContain(challenge)
  })

  const refused: [string, Twist, string][] = [
    ['to another challenge', { challenge: 'c29tZXRoaW5nIGVsc2U' }, 'EXPIRED'],
    ['on another site', { origin: 'https://evil.example' }, 'VALIDATION'],
    ['on our site at another port', { origin: 'http://localhost:4001' }, 'VALIDATION'],
    ['for another host', { rpId: 'evil.example' }, 'VALIDATION'],
    ['without verifying the user', { verified: false }, 'VALIDATION'],
  ]
  it.each(refused)('refuses one made %s', async (_, twist, code) => {
    const person = await app.person()
    const { answer } = await add(app, person, createAuthenticator(), twist)
    expect(codeOf(answer)).toBe(code)
    expect(await own(person)).toEqual([])
    expect(await mailsTo(app, person)).toEqual([])
  })

  it('refuses a challenge that was answered before, even wrongly', async () => {
    const device = createAuthenticator()
    const asked = await options()
    expect(codeOf(await register(app, who, device.create(asked, { verified: false })))).toBe('VALIDATION')
    expect(codeOf(await register(app, who, device.create(asked)))).toBe('EXPIRED')
  })

  it('refuses a challenge after five minutes', async () => {
    const asked = await options()
    await app.at(minutes(5))
    expect(codeOf(await register(app, who, createAuthenticator().create(asked)))).toBe('EXPIRED')
    await app.at(null)
  })

  it('refuses another person’s challenge', async () => {
    const stranger = await app.person()
    const answer = await register(app, stranger, createAuthenticator().create(await options()))
    expect(codeOf(answer)).toBe('EXPIRED')
  })

  it('refuses a passkey that is already in use, by the same person or another', async () => {
    const { device } = await add(app, await app.person())
    const { answer } = await add(app, await app.person(), createAuthenticator(), { credentialId: device.credentialId })
    expect(errorOf(answer)).toMatchObject({ code: 'CONFLICT', field: 'response' })
    expect(codeOf(await use(app, device))).toBeUndefined()
  })

  it.each([{}, { id: 'x' }, 7, 'passkey', { id: 'x', rawId: 'x', type: 'public-key', response: {} }])(
    'refuses an invalid answer of a device: %j',
    async (response) => {
      expect(errorOf(await register(app, who, response as unknown as object))).toMatchObject({
        code: 'VALIDATION',
        field: 'response',
      })
    },
  )

  it.each(['', '   ', 'x'.repeat(61)])('refuses the name %j', async (name) => {
    const answer = await register(app, who, createAuthenticator().create(await options()), name)
    expect(errorOf(answer)).toMatchObject({ code: 'VALIDATION', field: 'name' })
  })

  it('needs a sign-in of the last ten minutes, however often it was renewed', async () => {
    const text = 'mutation { passkeySignInOptions }'
    expect(codeOf(await app.send(text))).toBeUndefined()
    const { device } = await add(app, who)
    const { refreshToken, user } = (await use(app, device)).data.passkeySignIn
    await app.at(minutes(11))
    const renewed = await app.send(
      'mutation($token: String!) { refreshTokens(refreshToken: $token) { accessToken } }',
      { token: refreshToken },
    )
    const later = { ...who, id: user.id, token: renewed.data.refreshTokens.accessToken }
    expect(codeOf(await askToAdd(app, later))).toBe('FORBIDDEN')
    expect(codeOf(await askToAdd(app, await app.again(who)))).toBeUndefined()
    await app.at(null)
  })

  it('allows ten, also when the tenth and the eleventh come at once', async () => {
    const person = await app.person()
    for (let count = 0; count < 9; count++) await add(app, person)
    const asked = [await options(person), await options(person)]
    const answers = await Promise.all(asked.map((each) => register(app, person, createAuthenticator().create(each))))
    expect(answers.map(codeOf).sort()).toEqual(['CONFLICT', undefined])
    expect(codeOf(await askToAdd(app, person))).toBe('CONFLICT')
    expect(await own(person)).toHaveLength(10)
  })

  it('needs a confirmed account', async () => {
    expect(codeOf(await askToAdd(app, await app.person({ confirmed: false })))).toBe('FORBIDDEN')
  })
})

describe('a passkey of a person', () => {
  const rename = (person: Person, id: string, name: string) =>
    app.send(
      'mutation($id: ID!, $name: String!) { passkeyRename(id: $id, name: $name) { name } }',
      { id, name },
      person,
    )
  const remove = (person: Person, id: string) =>
    app.send('mutation($id: ID!) { passkeyDelete(id: $id) { id } }', { id }, person)

  it('can be renamed by its owner alone', async () => {
    const person = await app.person()
    const { id } = await add(app, person)
    expect((await rename(person, id, ' Phone ')).data.passkeyRename).toEqual({ name: 'Phone' })
    expect(errorOf(await rename(person, id, ' '))).toMatchObject({ code: 'VALIDATION', field: 'name' })
    expect(codeOf(await rename(await app.person({ role: 'admin' }), id, 'Mine'))).toBe('NOT_FOUND')
    expect(await own(person)).toMatchObject([{ name: 'Phone' }])
  })

  it('can be removed by its owner alone, who hears of it by e-mail', async () => {
    const person = await app.person()
    const { id, device } = await add(app, person)
    expect(codeOf(await remove(await app.person({ role: 'admin' }), id))).toBe('NOT_FOUND')
    expect((await remove(person, id)).data.passkeyDelete).toEqual({ id })
    expect(codeOf(await remove(person, id))).toBe('NOT_FOUND')
    expect(await mailsTo(app, person)).toEqual(
      expect.arrayContaining(['A passkey was added to your account', 'A passkey was removed from your account']),
    )
    expect(codeOf(await use(app, device))).toBe('NOT_FOUND')
  })
})
