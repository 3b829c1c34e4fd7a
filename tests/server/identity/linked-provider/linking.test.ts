import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Answer, Person } from '../../../build'
import { type Back, codeOf, startTwoProviders, type TestBrowser, type TwoProviders, visit } from './two-providers'

let two: TwoProviders
beforeAll(async () => {
  two = await startTwoProviders()
})
afterAll(() => two.close())

const asking = 'mutation($provider: String!) { providerLinkRequest(provider: $provider) { url } }'
const showing = `mutation($provider: String!, $code: String!, $state: String!, $iss: String) {
  providerLink(provider: $provider, code: $code, state: $state, iss: $iss) { id name email } }`

/** The first half and the provider's pages. Answers the parameters that the provider sends back. */
async function goAs(subject: string, provider: string, browser: TestBrowser, who: Person): Promise<Back> {
  const answer = await two.app.send(asking, { provider }, who, { cookie: browser.cookie })
  if (answer.cookie) browser.cookie = answer.cookie
  return visit(answer.data.providerLinkRequest.url, subject)
}
const show = (provider: string, { cookie }: TestBrowser, back: Back, who: Person | null): Promise<Answer> =>
  two.app.send(showing, { provider, code: '', state: '', ...back }, who, { cookie })
async function link(subject: string, provider: string, who: Person) {
  const browser = { cookie: '' }
  return show(provider, browser, await goAs(subject, provider, browser, who), who)
}

const linksOf = async (who: Person) =>
  (await two.app.send('{ linkedProviders { id name email } }', {}, who)).data.linkedProviders
const userOf = (answer: Answer) => answer.data?.oauthCallback?.user.id

let people = 0
/** A person with a confirmed address whom both providers know by another address. */
async function somebody() {
  const subject = `linker-${++people}`
  const person = await two.app.person({ email: `${subject}@articled.example` })
  await two.signInByLink(person.email)
  const email = `${subject}@elsewhere.example`
  for (const provider of [two.alpha, two.beta]) provider.people.set(subject, { email, email_verified: true })
  return { subject, person, email }
}

describe('linking an outside provider while signed in', () => {
  it('lets the person sign in there from then on, whatever the address there is, and tells them', async () => {
    const { subject, person, email } = await somebody()
    const { data, errors } = await link(subject, 'alpha', person)
    expect(errors).toBeUndefined()
    expect(data.providerLink).toEqual({ id: expect.any(String), name: 'Alpha', email })
    expect(await linksOf(person)).toEqual([data.providerLink])
    expect(userOf(await two.signIn(subject, 'alpha'))).toBe(person.id)
    await two.app.services.jobs.drain()
    expect(two.app.outbox.latestTo(person.email)?.subject).toBe('You can now sign in to Articled with Alpha')
    expect(two.app.outbox.latestTo(email)).toBeUndefined()
  })

  it('needs a sign-in of the last ten minutes, so that a device left open cannot be given a way back', async () => {
    const { person } = await somebody()
    await two.app.services.database.query({
      text: "update sign_ins set inserted_at = now() - interval '10 minutes 1 second' where id = $1",
      values: [person.signInId],
    })
    const refused = await two.app.send(asking, { provider: 'alpha' }, person)
    const fresh = await two.app.send(asking, { provider: 'alpha' }, await two.app.again(person))
    expect(refused.errors?.[0]).toMatchObject({
      message: 'Your sign-in is more than ten minutes old. Please sign in again, then link Alpha.',
      extensions: { code: 'FORBIDDEN' },
    })
    expect(fresh.errors).toBeUndefined()
  })

  it('works with several providers, and may be repeated', async () => {
    const { subject, person } = await somebody()
    const first = await link(subject, 'alpha', person)
    expect((await link(subject, 'beta', person)).errors).toBeUndefined()
    expect((await link(subject, 'alpha', person)).data.providerLink).toEqual(first.data.providerLink)
    expect((await linksOf(person)).map(({ name }: { name: string }) => name)).toEqual(['Alpha', 'Beta'])
  })

  it('signs nobody in and makes no account', async () => {
    const { subject, person, email } = await somebody()
    const counts = () =>
      two.app.services.database.query({ text: 'select (select count(*) from users), (select count(*) from sign_ins)' })
    const before = (await counts()).rows
    await link(subject, 'alpha', person)
    expect((await counts()).rows).toEqual(before)
    expect((await two.app.send('{ currentUser { email } }', {}, person)).data.currentUser.email).not.toBe(email)
  })

  it('can be undone, and e-mail still works then', async () => {
    const { subject, person } = await somebody()
    const { id } = (await link(subject, 'alpha', person)).data.providerLink
    await two.app.send('mutation($id: ID!) { providerUnlink(id: $id) { id } }', { id }, person)
    expect(await linksOf(person)).toEqual([])
    expect((await two.signInByLink(person.email)).data.web3Confirmation.user.id).toBe(person.id)
    expect(userOf(await two.signIn(subject, 'alpha'))).not.toBe(person.id)
  })
})

describe('an account at a provider is not linked', () => {
  it('where it belongs to another account, and does not say to which', async () => {
    const { subject, person } = await somebody()
    await link(subject, 'alpha', person)
    const other = await somebody()
    const refused = await link(subject, 'alpha', other.person)
    expect(refused.errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^Another account on Articled is linked with this account at Alpha/),
      extensions: { code: 'CONFLICT' },
    })
    expect(JSON.stringify(refused)).not.toContain(person.email)
    expect(await linksOf(other.person)).toEqual([])
    expect(userOf(await two.signIn(subject, 'alpha'))).toBe(person.id)
  })

  it('where the person already has another account of that provider', async () => {
    const { subject, person } = await somebody()
    await link(subject, 'alpha', person)
    const other = await somebody()
    expect((await link(other.subject, 'alpha', person)).errors?.[0]).toMatchObject({
      message: expect.stringMatching(/linked with another account at Alpha/),
      extensions: { code: 'CONFLICT' },
    })
    expect(await linksOf(person)).toHaveLength(1)
  })

  it('where the provider or our own account has an unconfirmed address', async () => {
    const { subject, person, email } = await somebody()
    two.alpha.people.set(subject, { email, email_verified: false })
    expect(codeOf(await link(subject, 'alpha', person))).toBe('FORBIDDEN')
    const unproven = await two.app.person()
    expect((await link(subject, 'beta', unproven)).errors?.[0]).toMatchObject({
      message: expect.stringMatching(/sign in by e-mail once/),
      extensions: { code: 'CONFLICT' },
    })
    expect([await linksOf(person), await linksOf(unproven)]).toEqual([[], []])
  })

  it('to two people who return with it at once', async () => {
    const [one, other] = [await somebody(), await somebody()]
    const answers = await Promise.all([one, other].map(({ person }) => link(one.subject, 'alpha', person)))
    expect(answers.map(codeOf).sort()).toEqual(['CONFLICT', undefined])
  })

  it('to an account that is deleted meanwhile', async () => {
    const { subject, person } = await somebody()
    const browser = { cookie: '' }
    const back = await goAs(subject, 'alpha', browser, person)
    await two.app.send(
      'mutation($email: String!) { userDelete(email: $email) { id } }',
      { email: person.email },
      person,
    )
    expect(codeOf(await show('alpha', browser, back, person))).toBe('UNAUTHENTICATED')
    const { rows } = await two.app.services.database.query({
      text: 'select 1 from oauth_requests where user_id = $1 union all select 1 from identities where user_id = $1',
      values: [person.id],
    })
    expect(rows).toEqual([])
  })
})

describe('a provider’s answer to a link', () => {
  let browser: TestBrowser
  let back: Back
  let subject: string
  let person: Person
  beforeEach(async () => {
    ;({ subject, person } = await somebody())
    browser = { cookie: '' }
    back = await goAs(subject, 'alpha', browser, person)
  })

  it('differs from a sign-in by its state alone', () => {
    expect(back.state).toMatch(/^link-[\w-]{43}$/)
    expect(Object.keys(back).sort()).toEqual(['code', 'iss', 'state'])
  })

  // Otherwise a stranger could send somebody such an address and then sign in to their account.
  it('is accepted only from the person who began it', async () => {
    const other = await somebody()
    expect(codeOf(await show('alpha', browser, back, other.person))).toBe('EXPIRED')
    expect(codeOf(await show('alpha', browser, back, person))).toBe('EXPIRED')
    expect([await linksOf(person), await linksOf(other.person)]).toEqual([[], []])
  })

  it('is refused in another browser, for another provider, with another state, and without a sign-in', async () => {
    expect(codeOf(await show('alpha', browser, back, null))).toBe('UNAUTHENTICATED')
    expect(codeOf(await show('alpha', browser, { ...back, state: 'link-unknown' }, person))).toBe('EXPIRED')
    expect(codeOf(await show('alpha', { cookie: '' }, back, person))).toBe('EXPIRED')
    back = await goAs(subject, 'alpha', browser, person)
    expect(codeOf(await show('beta', browser, back, person))).toBe('EXPIRED')
    expect(await linksOf(person)).toEqual([])
  })

  it('is not a sign-in, and the answer to a sign-in links nothing', async () => {
    expect(codeOf(await two.show('alpha', browser, back))).toBe('EXPIRED')
    const toSignIn = await two.goAs(subject, 'alpha', browser)
    expect(codeOf(await show('alpha', browser, toSignIn, person))).toBe('EXPIRED')
    expect(await linksOf(person)).toEqual([])
  })

  it('is accepted once of ten at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => show('alpha', browser, back, person)))
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    expect(await linksOf(person)).toHaveLength(1)
  })

  it.each([
    ['nonce', 'nonce'],
    ['verifier', 'verifier'],
  ])('is refused with another %s', async (_what, column) => {
    await two.app.services.database.query({ text: `update oauth_requests set ${column} = repeat('x', 43)` })
    expect(codeOf(await show('alpha', browser, back, person))).toBe('FORBIDDEN')
    expect(await linksOf(person)).toEqual([])
  })

  it('is refused after ten minutes', async () => {
    two.app.services.clock.set(new Date(Date.now() + 10 * 60_000 + 1000))
    const later = await two.app.again(person)
    expect(codeOf(await show('alpha', browser, back, later))).toBe('EXPIRED')
    two.app.services.clock.set(null)
  })

  it('is not expected from a provider outside the settings', async () => {
    const { errors } = await two.app.send(asking, { provider: 'gamma' }, person)
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect(codeOf(await show('gamma', browser, back, person))).toBe('NOT_FOUND')
  })
})
