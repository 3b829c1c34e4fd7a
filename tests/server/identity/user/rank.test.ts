import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'
import { codeOf } from '../sign-in/signing-in'

let app: TestApp
let clerk: Person
beforeAll(async () => {
  app = await build()
  clerk = await app.person({ abilities: ['manage_users', 'manage_roles', 'view_all_users'] })
})
afterAll(() => app.close())

const change = (who: Person, id: string, values: object) =>
  app.send(
    `mutation($id: ID!, $nickname: String, $type: UserType, $contactStatus: ContactStatus) {
      userUpdate(id: $id, nickname: $nickname, type: $type, contactStatus: $contactStatus) { id nickname type } }`,
    { id, ...values },
    who,
  )
const kept = async (id: string) =>
  (await app.services.database.query({ text: 'select nickname, type from users where id = $1', values: [id] })).rows[0]

describe('staff who may manage people', () => {
  it('change people of no higher rank', async () => {
    const student = await app.person()
    expect((await change(clerk, student.id, { type: 'tutoringSolicitor' })).data.userUpdate.type).toBe(
      'tutoringSolicitor',
    )
  })

  it.each(['supervisor', 'admin'] as const)('do not change a %s', async (role) => {
    const above = await app.person({ role })
    expect(codeOf(await change(clerk, above.id, { nickname: 'Fool' }))).toBe('FORBIDDEN')
    expect(await kept(above.id)).toEqual({ nickname: null, type: 'aspiringSolicitor' })
    const areas = await app.send(
      'mutation($id: ID!) { userPracticeAreasUpdate(id: $id, practiceAreas: []) { id } }',
      { id: above.id },
      clerk,
    )
    expect(codeOf(areas)).toBe('FORBIDDEN')
  })

  it('do not change a person with abilities that they lack', async () => {
    const banker = await app.person({ abilities: ['manage_billing'] })
    expect(codeOf(await change(clerk, banker.id, { contactStatus: 'contacted' }))).toBe('FORBIDDEN')
  })

  it('do not make themselves a tutor, and may save their own type again', async () => {
    expect(codeOf(await change(clerk, clerk.id, { type: 'tutoringSolicitor' }))).toBe('FORBIDDEN')
    expect(await kept(clerk.id)).toMatchObject({ type: 'aspiringSolicitor' })
    const same = await change(clerk, clerk.id, { type: 'aspiringSolicitor', nickname: 'Clerk' })
    expect(same.data.userUpdate.nickname).toBe('Clerk')
    const admin = await app.person({ role: 'admin' })
    expect((await change(admin, admin.id, { type: 'interviewer' })).errors).toBeUndefined()
  })
})

describe('a deleted account', () => {
  const gone = async () => {
    const person = await app.person()
    const { errors } = await app.send(
      'mutation($email: String!) { userDelete(email: $email) { id } }',
      { email: person.email },
      person,
    )
    expect(errors).toBeUndefined()
    return person
  }

  it('is never opened again, by staff of any rank', async () => {
    const { id } = await gone()
    const admin = await app.person({ role: 'admin' })
    const tries = [
      'userEmailUpdate(id: $id, email: "back@articled.example")',
      'userEnable(id: $id)',
      'userDisable(id: $id)',
      'userRolesUpdate(id: $id, roles: [])',
      'userUpdate(id: $id, nickname: "Back")',
      'userPracticeAreasUpdate(id: $id, practiceAreas: [])',
    ]
    for (const call of tries)
      expect([call, codeOf(await app.send(`mutation($id: ID!) { ${call} { id } }`, { id }, admin))]).toEqual([
        call,
        'NOT_FOUND',
      ])
    expect(app.outbox.latestTo('back@articled.example')).toBeUndefined()
  })

  it('signs nobody in, even by a link to its address', async () => {
    const { id } = await gone()
    const email = `${id}@deleted.invalid`
    await app.send(`mutation { web3Request(email: "${email}", redirectUri: "/") { sent } }`)
    await app.services.jobs.drain()
    const token = /login\/([\w-]+)/.exec(app.outbox.latestTo(email)?.text ?? '')?.[1]
    const answer = await app.send('mutation($token: String!) { web3Confirmation(token: $token) { accessToken } }', {
      token,
    })
    expect(codeOf(answer)).toBe('ACCOUNT_DISABLED')
  })
})
