import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { policyVersions } from '../../../../rules/identity/policies'
import { build, type TestApp } from '../../../build'
import { loadCountries } from '../../../factories'

let app: TestApp
beforeAll(async () => {
  app = await build()
  await loadCountries(app)
})
afterAll(() => app.close())

let count = 0
const address = () => `person-${++count}@articled.example`

const ask = (email: string, headers = {}, redirectUri = '/dashboard') =>
  app.send(
    'mutation($email: String!, $to: String!) { web3Request(email: $email, redirectUri: $to) { sent message } }',
    { email, to: redirectUri },
    null,
    headers,
  )

async function mailTo(email: string) {
  await app.services.jobs.drain()
  const text = app.outbox.latestTo(email)?.text ?? ''
  return {
    text,
    token: /login\/([\w-]+)/.exec(text)?.[1] ?? '',
    code: /code[^:]*: (\d{4}) (\d{4})/.exec(text)?.slice(1).join('') ?? '',
  }
}

const confirm = (token: string, headers = {}, more = '') =>
  app.send(
    `mutation($token: String!) { web3Confirmation(token: $token ${more}) { accessToken refreshToken user { id email confirmedAt firstName } } }`,
    { token },
    null,
    headers,
  )

const refresh = (refreshToken: string) =>
  app.send(
    'mutation($refreshToken: String!) { refreshTokens(refreshToken: $refreshToken) { accessToken refreshToken user { id } } }',
    { refreshToken },
  )

async function signedIn() {
  const email = address()
  await ask(email)
  const { data } = await confirm((await mailTo(email)).token)
  return { email, ...data.web3Confirmation } as {
    email: string
    accessToken: string
    refreshToken: string
    user: { id: string }
  }
}

const code = (answer: Awaited<ReturnType<TestApp['send']>>) => answer.errors?.[0]?.extensions.code

describe('a one-time link', () => {
  it('signs a newcomer in and makes the account with a wallet', async () => {
    const email = address()
    const asked = await ask(email.toUpperCase())
    expect(asked.data.web3Request.sent).toBe(true)
    const { token } = await mailTo(email)
    const looked = await app.send('query($token: String!) { web3Validate(token: $token) { email user { id } } }', {
      token,
    })
    expect(looked.data.web3Validate).toEqual({ email, user: null })
    const done = await confirm(token)
    expect(done.data.web3Confirmation.user).toMatchObject({ email, confirmedAt: null })
    const { rows } = await app.services.database.query({
      text: 'select balance from accounts where user_id = $1',
      values: [done.data.web3Confirmation.user.id],
    })
    expect(Number(rows[0]?.balance)).toBe(0)
  })

  it('gets the same answer whether or not the address is known', async () => {
    const { email } = await signedIn()
    expect((await ask(email)).data).toEqual((await ask(address())).data)
  })

  it('works once of fifty tries at the same time', async () => {
    const email = address()
    await ask(email)
    const { token } = await mailTo(email)
    const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(token)))
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    expect(answers.filter((answer) => code(answer) === 'EXPIRED')).toHaveLength(49)
  })

  it('is not used up by looking at it', async () => {
    const email = address()
    await ask(email)
    const { token } = await mailTo(email)
    for (let at = 0; at < 3; at++)
      await app.send('query($token: String!) { web3Validate(token: $token) { email } }', { token })
    expect((await confirm(token)).errors).toBeUndefined()
  })

  it('expires after ten minutes', async () => {
    const email = address()
    await ask(email)
    const { token } = await mailTo(email)
    await app.at(new Date(Date.now() + 10 * 60_000 + 1000))
    expect(code(await confirm(token))).toBe('EXPIRED')
    await app.at(null)
  })

  it('refuses a damaged token, and the eight digits of another browser', async () => {
    const email = address()
    await ask(email)
    const mail = await mailTo(email)
    for (const token of [mail.token.slice(1), `${mail.token}x`, '', '%00', mail.code])
      expect(code(await confirm(token))).toBe('EXPIRED')
  })

  it('ends the other links of its address', async () => {
    const email = address()
    await ask(email)
    const first = await mailTo(email)
    await ask(email)
    const second = await mailTo(email)
    await confirm(second.token)
    expect(code(await confirm(first.token))).toBe('EXPIRED')
  })

  it('is not sent a fourth time while three are open', async () => {
    const email = address()
    for (let at = 0; at < 5; at++) await ask(email)
    await app.services.jobs.drain()
    expect(app.outbox.list().filter(({ to }) => to === email)).toHaveLength(3)
  })

  it.each([
    '//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\\evil.example',
    '\\\\evil.example',
    '/%09/evil.example',
  ])('leads to our own host whatever redirectUri says: %s', async (redirectUri) => {
    const email = address()
    await ask(email, {}, redirectUri)
    const { text } = await mailTo(email)
    const url = new URL(/http\S+/.exec(text)?.[0] ?? '')
    expect(url.origin).toBe('http://localhost:4000')
    expect(url.searchParams.get('to') ?? '/').toMatch(/^\/($|[^/\\])/)
  })

  it.each(['', 'nobody', 'a@b', 'a@b.c d', `${'x'.repeat(250)}@example.com`, 'a@example.com\r\nBcc: b@example.com'])(
    'is refused for an invalid address: %j',
    async (email) => {
      const answer = await ask(email)
      expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', field: 'email' })
    },
  )
})

describe('the code beside the link', () => {
  it('signs in within the browser that asked', async () => {
    const email = address()
    const { cookie = '' } = await ask(email)
    const mail = await mailTo(email)
    expect(mail.code).toMatch(/^\d{8}$/)
    expect((await confirm(mail.code, { cookie })).data.web3Confirmation.user.email).toBe(email)
  })

  it('stops working after five wrong tries', async () => {
    const email = address()
    const { cookie = '' } = await ask(email)
    const mail = await mailTo(email)
    const wrong = mail.code === '00000000' ? '00000001' : '00000000'
    const said = async (digits: string) => {
      const answer = await confirm(digits, { cookie })
      expect(code(answer)).toBe('EXPIRED')
      return answer.errors?.[0]?.message
    }
    for (let at = 0; at < 4; at++) expect(await said(wrong)).toBe('This code is not right, or has run out.')
    const usedUp = 'Five wrong codes: follow the link in the mail, or send a new one.'
    expect(await said(wrong)).toBe(usedUp)
    expect(await said(mail.code)).toBe(usedUp)
    // Another browser does not hear of it.
    expect((await confirm(mail.code)).errors?.[0]?.message).toBe('This code is not right, or has run out.')
    expect((await confirm(mail.token)).errors).toBeUndefined()
  })
})

describe('a profile', () => {
  const profile = (country: string, more = {}) => ({
    firstName: 'Grace',
    lastName: 'Hopper',
    country,
    preparation: 'sqe2',
    termsAndConditions: true,
    privacyPolicy: true,
    pricePolicy: true,
    ...more,
  })
  const document = `mutation($firstName: String!, $lastName: String!, $country: ID!, $preparation: Preparation!, $termsAndConditions: Boolean!, $privacyPolicy: Boolean!, $pricePolicy: Boolean!) {
    userConfirmation(firstName: $firstName, lastName: $lastName, country: $country, preparation: $preparation, termsAndConditions: $termsAndConditions, privacyPolicy: $privacyPolicy, pricePolicy: $pricePolicy) {
      confirmedAt fullName country { alpha2 } preparation termsConditionsAccepted
      termsConditionsVersion privacyPolicyVersion pricePolicyVersion } }`
  const britain = async () =>
    (await app.send('{ countries { id alpha2 } }')).data.countries.find(
      ({ alpha2 }: { alpha2: string }) => alpha2 === 'GB',
    ).id

  it('must be completed before anything else, and confirms the account', async () => {
    const { accessToken, user } = await signedIn()
    const who = { id: user.id, email: '', token: accessToken, signInId: '' }
    expect((await app.send('{ currentUser { id } }', {}, who)).errors).toBeUndefined()
    expect(code(await app.send('{ wallet { balance } }', {}, who))).toBe('FORBIDDEN')
    const done = await app.send(document, profile(await britain()), who)
    expect(done.data.userConfirmation).toMatchObject({
      fullName: 'Grace Hopper',
      country: { alpha2: 'GB' },
      preparation: 'sqe2',
    })
    expect(done.data.userConfirmation.termsConditionsAccepted).toMatch(/Z$/)
    expect(done.data.userConfirmation).toMatchObject({
      termsConditionsVersion: policyVersions.termsAndConditions.version,
      privacyPolicyVersion: policyVersions.privacyPolicy.version,
      pricePolicyVersion: policyVersions.pricePolicy.version,
    })
    expect((await app.send('{ wallet { balance } }', {}, who)).data.wallet.balance).toBe(0)
  })

  it.each([
    ['firstName', { firstName: '  ' }],
    ['country', { country: 'nowhere' }],
    ['country', { country: '01a1fcb1-aa59-7079-a711-881873d585b8' }],
    ['termsAndConditions', { termsAndConditions: false }],
    ['privacyPolicy', { privacyPolicy: false }],
    ['pricePolicy', { pricePolicy: false }],
  ])('reports the field at fault: %s', async (field, more) => {
    const { accessToken, user } = await signedIn()
    const answer = await app.send(document, profile(await britain(), more), {
      id: user.id,
      email: '',
      token: accessToken,
      signInId: '',
    })
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', field })
  })

  it('is completed once, and a second tab does not overwrite it', async () => {
    const { accessToken, user } = await signedIn()
    const who = { id: user.id, email: '', token: accessToken, signInId: '' }
    const country = await britain()
    const answers = await Promise.all(
      ['Grace', 'Ada'].map((firstName) => app.send(document, profile(country, { firstName }), who)),
    )
    expect(answers.map(code).sort()).toEqual(['CONFLICT', undefined])
    const kept = answers.find(({ errors }) => !errors)?.data.userConfirmation.fullName
    expect((await app.send('{ currentUser { fullName } }', {}, who)).data.currentUser.fullName).toBe(kept)
  })

  it('may come with the click that signs in', async () => {
    const email = address()
    await ask(email)
    const { token } = await mailTo(email)
    const more = `, firstName: "Alan", lastName: "Turing", country: "${await britain()}", preparation: sqe1, termsAndConditions: true, privacyPolicy: true, pricePolicy: true`
    const { data } = await confirm(token, {}, more)
    expect(data.web3Confirmation.user).toMatchObject({ firstName: 'Alan', confirmedAt: expect.any(String) })
  })
})

describe('a disabled account', () => {
  it('gets this refusal at every call, and its sign-ins are over', async () => {
    const { refreshToken, accessToken, user, email } = await signedIn()
    const who = { id: user.id, email, token: accessToken, signInId: '' }
    const admin = await app.person({ role: 'admin' })
    await app.send('{ currentUser { id } }', {}, who)
    await app.send('mutation($id: ID!) { userDisable(id: $id) { disabledAt } }', { id: user.id }, admin)
    const called = await app.send('{ currentUser { id } }', {}, who)
    expect([called.status, code(called)]).toEqual([200, 'ACCOUNT_DISABLED'])
    expect(code(await refresh(refreshToken))).toBe('ACCOUNT_DISABLED')
    await ask(email)
    expect(code(await confirm((await mailTo(email)).token))).toBe('ACCOUNT_DISABLED')
  })

  it('is never one’s own, nor the last admin’s, nor one of higher rank', async () => {
    const admin = await app.person({ role: 'admin' })
    const clerk = await app.person({ abilities: ['manage_users', 'view_all_users'] })
    const disable = (id: string, who: Parameters<TestApp['send']>[2]) =>
      app.send('mutation($id: ID!) { userDisable(id: $id) { id } }', { id }, who)
    expect(code(await disable(admin.id, admin))).toBe('FORBIDDEN')
    expect(code(await disable(admin.id, clerk))).toBe('FORBIDDEN')
    const manager = await app.person({ abilities: ['manage_billing'] })
    expect(code(await disable(manager.id, clerk))).toBe('FORBIDDEN')
  })
})

describe('an address with rarer letters', () => {
  it.each([
    ['Smith&Jones@Firm.example', 'smith&jones@firm.example'],
    ["d'Arcy/info!@firm.example", "d'arcy/info!@firm.example"],
    ['anna@Müller.example', 'anna@xn--mller-kva.example'],
    ['anna@firm.XN--P1AI', 'anna@firm.рф'],
    ['иван@пример.рф', 'Иван@xn--e1afmkfd.xn--p1ai'],
  ])('%s signs in to one account, also as %s', async (one, other) => {
    const users = []
    for (const email of [one, other]) {
      expect((await ask(email)).errors).toBeUndefined()
      await app.services.jobs.drain()
      const to = app.outbox.list()[0]?.to ?? ''
      users.push((await confirm((await mailTo(to)).token)).data?.web3Confirmation.user)
    }
    expect(users[0].id).toBe(users[1].id)
    expect(users[0].email).toMatch(/^[^A-Z]+@[a-z0-9.-]+$/)
  })
})
