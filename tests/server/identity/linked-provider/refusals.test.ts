import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newSecret } from '../../../../server/gateways/sign-in/secrets'
import { type Back, codeOf, startTwoProviders, type TestBrowser, type TwoProviders } from './two-providers'

let two: TwoProviders
let browser: TestBrowser
let back: Back
beforeAll(async () => {
  two = await startTwoProviders()
  for (const { people } of [two.alpha, two.beta]) people.set('ada', { email: 'ada@example.com', email_verified: true })
  await two.signInByLink('ada@example.com')
})
afterAll(() => two.close())
beforeEach(async () => {
  browser = { cookie: '' }
  back = await two.goAs('ada', 'alpha', browser)
})

const show = (changes: Back = {}, provider = 'alpha', from = browser) =>
  two.show(provider, from, { ...back, ...changes })
const tamper = (set: string) => two.app.services.database.query({ text: `update oauth_requests set ${set}` })
const signIns = async () =>
  Number((await two.app.services.database.query({ text: 'select count(*) from sign_ins' })).rows[0]?.count)

describe('an answer of a provider', () => {
  it('is accepted unchanged', async () => {
    expect((await show()).errors).toBeUndefined()
  })

  it.each([
    ['no state', () => show({ state: '' }), 'EXPIRED'],
    ['another state', () => show({ state: newSecret() }), 'EXPIRED'],
    ['another code', () => show({ code: newSecret() }), 'FORBIDDEN'],
    ['no code', () => show({ code: '' }), 'FORBIDDEN'],
    ['the name of another provider as its sender', () => show({ iss: two.beta.settings.issuer }), 'FORBIDDEN'],
    ['no sender, where the provider names itself', () => show({ iss: undefined }), 'FORBIDDEN'],
  ])('is refused with %s', async (_what, attempt, code) => {
    const before = await signIns()
    expect(codeOf(await attempt())).toBe(code)
    expect(await signIns()).toBe(before)
  })

  it('is refused in another browser, and then in its own as well', async () => {
    const other = { cookie: '' }
    await two.ask('alpha', other)
    expect(codeOf(await show({}, 'alpha', other))).toBe('EXPIRED')
    expect(codeOf(await show())).toBe('EXPIRED')
  })

  it('is refused in a browser without the cookie', async () => {
    expect(codeOf(await show({}, 'alpha', { cookie: '' }))).toBe('EXPIRED')
  })

  it('is refused where it names another provider', async () => {
    expect(codeOf(await show({}, 'beta'))).toBe('EXPIRED')
    expect(codeOf(await show({ iss: two.beta.settings.issuer }, 'beta'))).toBe('EXPIRED')
  })

  it('is refused with a state of another provider', async () => {
    const atBeta = await two.goAs('ada', 'beta', browser)
    expect(codeOf(await show({ state: atBeta.state }))).toBe('EXPIRED')
    const again = await two.goAs('ada', 'beta', browser)
    expect(codeOf(await show({ state: again.state, iss: again.iss }, 'beta'))).toBe('FORBIDDEN')
  })

  it('is accepted once', async () => {
    expect((await show()).errors).toBeUndefined()
    expect(codeOf(await show())).toBe('EXPIRED')
  })

  it('is accepted once of ten at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => show()))
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    expect(answers.filter((answer) => codeOf(answer) === 'EXPIRED')).toHaveLength(9)
  })

  it('is refused with a used code, though the state is new', async () => {
    expect((await show()).errors).toBeUndefined()
    const { state } = await two.goAs('ada', 'alpha', browser)
    expect(codeOf(await show({ state }))).toBe('FORBIDDEN')
  })

  it('is refused after ten minutes', async () => {
    const { clock } = two.app.services
    clock.set(new Date(Date.now() + 10 * 60_000 + 1000))
    expect(codeOf(await show())).toBe('EXPIRED')
    clock.set(null)
  })

  it('is refused where its token repeats another nonce', async () => {
    await tamper(`nonce = '${newSecret()}'`)
    expect(codeOf(await show())).toBe('FORBIDDEN')
  })

  it('is refused where the exchange shows another verifier', async () => {
    await tamper(`verifier = '${newSecret()}'`)
    expect(codeOf(await show())).toBe('FORBIDDEN')
  })

  it('is refused with a code from another person’s sign-in', async () => {
    two.alpha.people.set('mallory', { email: 'mallory@example.com', email_verified: true })
    const theirs = await two.goAs('mallory', 'alpha', { cookie: '' })
    expect(codeOf(await show({ code: theirs.code }))).toBe('FORBIDDEN')
  })

  it('tells our page that the person refused', async () => {
    const refused = await two.goAs('', 'alpha', browser)
    expect(refused).toMatchObject({ error: 'access_denied', state: expect.any(String) })
    expect(refused.code).toBeUndefined()
  })
})
