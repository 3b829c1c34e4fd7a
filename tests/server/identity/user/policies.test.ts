import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { policiesDue, policyVersions } from '../../../../rules/identity/policies'
import { users } from '../../../../server/identity/user/table'
import { build, type Person, type TestApp } from '../../../build'

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const inForce = {
  termsAndConditions: policyVersions.termsAndConditions.version,
  pricePolicy: policyVersions.pricePolicy.version,
  privacyPolicy: policyVersions.privacyPolicy.version,
}
const accept = (who: Person, read: object = inForce) =>
  app.send(
    `mutation($termsAndConditions: String!, $pricePolicy: String!, $privacyPolicy: String!) {
      policiesAccept(termsAndConditions: $termsAndConditions, pricePolicy: $pricePolicy, privacyPolicy: $privacyPolicy) {
        termsConditionsVersion pricePolicyVersion privacyPolicyVersion
        termsConditionsAccepted pricePolicyAccepted privacyPolicyAccepted } }`,
    read,
    who,
  )

const longAgo = new Date('2026-09-02T09:00:00Z')

/** A person who accepted earlier terms, and the privacy policy that is still in force. */
async function behind() {
  const person = await app.person()
  await app.services.database.orm
    .update(users)
    .set({
      termsConditionsVersion: '0.9',
      pricePolicyVersion: '0.9',
      privacyPolicyVersion: inForce.privacyPolicy,
      termsConditionsAccepted: longAgo,
      pricePolicyAccepted: longAgo,
      privacyPolicyAccepted: longAgo,
    })
    .where(eq(users.id, person.id))
  return person
}

describe('accepting policies again', () => {
  it('stores date and version of new policies, and leaves accepted ones alone', async () => {
    const answer = (await accept(await behind())).data.policiesAccept
    expect(answer).toMatchObject({
      termsConditionsVersion: inForce.termsAndConditions,
      pricePolicyVersion: inForce.pricePolicy,
      privacyPolicyVersion: inForce.privacyPolicy,
      privacyPolicyAccepted: longAgo.toISOString(),
    })
    for (const at of [answer.termsConditionsAccepted, answer.pricePolicyAccepted])
      expect(Date.now() - Date.parse(at)).toBeLessThan(60_000)
  })

  it('changes nothing the second time', async () => {
    const person = await behind()
    const first = (await accept(person)).data
    expect((await accept(person)).data).toEqual(first)
  })

  it('is refused to a page that showed another version, with the name of the policy', async () => {
    const person = await behind()
    expect((await accept(person, { ...inForce, privacyPolicy: '0.9' })).errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      field: 'privacyPolicy',
    })
    const { data } = await app.send('{ currentUser { termsConditionsVersion } }', {}, person)
    expect(data.currentUser.termsConditionsVersion).toBe('0.9')
  })

  it('is required by nothing else', async () => {
    expect((await app.send('{ wallet { balance } }', {}, await behind())).errors).toBeUndefined()
  })
})

describe('the policies due', () => {
  const version = (number: string) => ({ version: number, inForce: '2026-12-01', change: `What ${number} changed.` })
  const histories = {
    termsAndConditions: [version('1.10'), version('1.9'), version('1.0')],
    pricePolicy: [version('1.10'), version('1.9'), version('1.0')],
    privacyPolicy: [version('1.0')],
  } as const
  const due = (terms: string | null, privacy: string | null = '1.0') =>
    policiesDue(
      { termsConditionsVersion: terms, pricePolicyVersion: '1.10', privacyPolicyVersion: privacy },
      histories,
    ).map(({ policy, changes }) => [policy, changes])

  it('are none for a person who has accepted everything in force', () => {
    expect(due('1.10')).toEqual([])
  })

  it('are shown with every change since the accepted version, the latest first, by number', () => {
    expect(due('1.9')).toEqual([['termsAndConditions', ['What 1.10 changed.']]])
    expect(due('1.0')).toEqual([['termsAndConditions', ['What 1.10 changed.', 'What 1.9 changed.']]])
  })

  it('include a policy accepted without a version, but none accepted in a later version', () => {
    expect(due('1.10', null)).toEqual([['privacyPolicy', ['What 1.0 changed.']]])
    expect(due('2.0')).toEqual([])
  })
})
