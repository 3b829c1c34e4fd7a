import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf, startTwoProviders, type TwoProviders } from './two-providers'

let two: TwoProviders
beforeAll(async () => {
  two = await startTwoProviders()
})
afterAll(() => two.close())

let people = 0
/** A person with an account at both providers, under a confirmed address. */
function somebody(more: { email_verified?: unknown; email?: string | undefined } = {}) {
  const subject = `person-${++people}`
  const email = `${subject}@example.com`
  for (const provider of [two.alpha, two.beta])
    provider.people.set(subject, { email, email_verified: true, ...(more as object) })
  return { subject, email }
}

const accountsOf = async (email: string) =>
  Number(
    (
      await two.app.services.database.query({
        text: 'select count(*) from users where lower(email) = $1',
        values: [email],
      })
    ).rows[0]?.count,
  )
const linksOf = async (email: string) =>
  Number(
    (
      await two.app.services.database.query({
        text: 'select count(*) from identities i join users u on u.id = i.user_id where u.email = $1',
        values: [email],
      })
    ).rows[0]?.count,
  )
const userOf = ({
  data,
}: {
  data: { oauthCallback?: { user: unknown }; web3Confirmation?: { user: unknown } } | null
}) => (data?.oauthCallback ?? data?.web3Confirmation)?.user as { id: string; email: string }

describe('an address that the provider has not confirmed', () => {
  it.each([
    ['says that the address is not confirmed', { email_verified: false }],
    ['does not say whether it is', { email_verified: undefined }],
    ['gives no address', { email: undefined }],
  ])('makes no account where the provider %s', async (_what, more) => {
    const { subject, email } = somebody(more)
    for (const provider of ['alpha', 'beta']) {
      const { errors } = await two.signIn(subject, provider)
      expect(errors?.[0]).toMatchObject({
        message: expect.stringMatching(/has not confirmed your e-mail address/),
        extensions: { code: 'FORBIDDEN' },
      })
    }
    expect(await accountsOf(email)).toBe(0)
  })

  it.each(['false', 'TRUE', 'yes', '1', ' true', 1, ['true'], { true: true }])(
    'makes no account where the provider says %j',
    async (said) => {
      const { subject, email } = somebody({ email_verified: said })
      expect(codeOf(await two.signIn(subject, 'alpha'))).toBe('FORBIDDEN')
      expect(await accountsOf(email)).toBe(0)
    },
  )

  it('does not open an existing account with that address', async () => {
    const { subject, email } = somebody({ email_verified: false })
    await two.signInByLink(email)
    expect(codeOf(await two.signIn(subject, 'alpha'))).toBe('FORBIDDEN')
    expect(await linksOf(email)).toBe(0)
  })
})

it.each(['alpha', 'beta'])('an address that %s calls confirmed in a text makes an account', async (provider) => {
  const { subject, email } = somebody({ email_verified: 'true' })
  expect(userOf(await two.signIn(subject, provider)).email).toBe(email)
  expect(await accountsOf(email)).toBe(1)
})

describe('an existing account', () => {
  it('is neither linked nor signed in to once it is archived', async () => {
    const { subject, email } = somebody()
    const account = userOf(await two.signInByLink(email))
    await two.app.services.database.query({
      text: 'update users set archived_at = now() where id = $1',
      values: [account.id],
    })
    expect(codeOf(await two.signIn(subject, 'alpha'))).toBe('ACCOUNT_DISABLED')
    expect(await linksOf(email)).toBe(0)
  })

  it('is linked where a link has confirmed its address, and its owner is told', async () => {
    const { subject, email } = somebody()
    const account = userOf(await two.signInByLink(email))
    expect(userOf(await two.signIn(subject, 'alpha')).id).toBe(account.id)
    expect(userOf(await two.signIn(subject, 'beta')).id).toBe(account.id)
    expect(await linksOf(email)).toBe(2)
    await two.app.services.jobs.drain()
    const told = two.app.outbox.list().filter(({ to, subject: line }) => to === email && /sign in .* with/.test(line))
    expect(told.map(({ subject: line }) => line).sort()).toEqual([
      'You can now sign in to Articled with Alpha',
      'You can now sign in to Articled with Beta',
    ])
  })

  it('opens only after its owner has confirmed the address', async () => {
    const { subject, email } = somebody()
    const account = await two.app.person({ email, confirmed: false })
    const refused = await two.signIn(subject, 'alpha')
    expect(codeOf(refused)).toBe('CONFLICT')
    expect(refused.errors?.[0]?.message).toMatch(/sign in by e-mail once/)
    expect(await linksOf(email)).toBe(0)
    await two.signInByLink(email)
    expect(userOf(await two.signIn(subject, 'alpha')).id).toBe(account.id)
  })

  it('does not open because another provider made it', async () => {
    const { subject, email } = somebody()
    await two.signIn(subject, 'alpha')
    expect(codeOf(await two.signIn(subject, 'beta'))).toBe('CONFLICT')
    expect(await linksOf(email)).toBe(1)
  })

  it('does not open for the next person to whom the provider gives the address', async () => {
    const { subject, email } = somebody()
    await two.signInByLink(email)
    await two.signIn(subject, 'alpha')
    two.alpha.people.set('heir', { email, email_verified: true })
    const { errors } = await two.signIn('heir', 'alpha')
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(/linked with another account at Alpha/),
      extensions: { code: 'CONFLICT' },
    })
  })

  it('stays the same account when the address comes in capitals', async () => {
    const { subject, email } = somebody()
    await two.signInByLink(email)
    two.alpha.people.set(subject, { email: email.toUpperCase(), email_verified: true })
    await two.signIn(subject, 'alpha')
    expect(await accountsOf(email)).toBe(1)
  })

  it('stays shut while it is disabled, linked or not', async () => {
    const { subject, email } = somebody()
    const { id } = userOf(await two.signInByLink(email))
    await two.signIn(subject, 'alpha')
    const admin = await two.app.person({ role: 'admin' })
    await two.app.send('mutation($id: ID!) { userDisable(id: $id) { id } }', { id }, admin)
    expect(codeOf(await two.signIn(subject, 'alpha'))).toBe('ACCOUNT_DISABLED')
    expect(codeOf(await two.signIn(subject, 'beta'))).toBe('ACCOUNT_DISABLED')
    expect(await linksOf(email)).toBe(1)
  })
})

describe('a person’s linked providers', () => {
  const list = '{ linkedProviders { id name email insertedAt lastUsedAt } }'
  const unlink = 'mutation($id: ID!) { providerUnlink(id: $id) { id } }'
  /** A person with a complete profile who has linked Alpha. */
  async function linked() {
    const { subject, email } = somebody()
    const person = await two.app.person({ email })
    await two.signInByLink(email)
    await two.signIn(subject, 'alpha')
    return { subject, email, person }
  }

  it('are visible to that person alone', async () => {
    const { email, person } = await linked()
    const { data } = await two.app.send(list, {}, person)
    expect(data.linkedProviders).toEqual([
      { id: expect.any(String), name: 'Alpha', email, insertedAt: expect.any(String), lastUsedAt: expect.any(String) },
    ])
    const admin = await two.app.person({ role: 'admin' })
    expect((await two.app.send(list, {}, admin)).data.linkedProviders).toEqual([])
    expect(codeOf(await two.app.send(list))).toBe('UNAUTHENTICATED')
  })

  it('can be unlinked by that person alone, and the next sign-in there links them again', async () => {
    const { subject, email, person } = await linked()
    const [{ id }] = (await two.app.send(list, {}, person)).data.linkedProviders
    const other = await two.app.person({ role: 'admin' })
    expect(codeOf(await two.app.send(unlink, { id }, other))).toBe('NOT_FOUND')
    expect(codeOf(await two.app.send(unlink, { id }))).toBe('UNAUTHENTICATED')
    expect(await linksOf(email)).toBe(1)
    expect((await two.app.send(unlink, { id }, person)).data.providerUnlink).toEqual({ id })
    expect(await linksOf(email)).toBe(0)
    expect(codeOf(await two.app.send(unlink, { id }, person))).toBe('NOT_FOUND')
    expect(userOf(await two.signIn(subject, 'alpha')).id).toBe(person.id)
  })

  it('show staff the subject at Google, and at no other provider', async () => {
    const { person } = await linked()
    const staff = await two.app.person({ abilities: ['view_all_users'] })
    const asked = 'query($id: ID!) { user(id: $id) { googleId } }'
    expect((await two.app.send(asked, { id: person.id }, staff)).data.user.googleId).toBeNull()
    await two.app.services.database.query({
      text: `update identities set issuer = 'https://accounts.google.com', subject = '1234' where user_id = $1`,
      values: [person.id],
    })
    expect((await two.app.send(asked, { id: person.id }, staff)).data.user.googleId).toBe('1234')
    expect((await two.app.send(list, {}, person)).data.linkedProviders[0].name).toBe('accounts.google.com')
  })
})
