import { afterAll, beforeAll, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'
import { codeOf } from '../sign-in/signing-in'

let app: TestApp
let admin: Person
let clerk: Person
let student: Person
const roles: Record<string, string> = {}
beforeAll(async () => {
  app = await build()
  admin = await app.person({ role: 'admin' })
  clerk = await app.person({ abilities: ['manage_roles', 'view_all_users'] })
  student = await app.person()
  for (const [name, abilities] of Object.entries({
    reader: ['view_all_users'],
    banker: ['manage_billing'],
    keeper: ['manage_roles'],
  }))
    roles[name] = (
      await app.send(
        'mutation ($name: String!, $abilities: [String!]) { roleCreate(name: $name, abilities: $abilities) { id } }',
        { name, abilities },
        admin,
      )
    ).data.roleCreate.id
})
afterAll(() => app.close())

const add = (role: string, id = student.id, who = clerk) =>
  app.send(
    'mutation ($id: ID!, $roleId: ID!) { userRoleAdd(id: $id, roleId: $roleId) { roles { name } } }',
    { id, roleId: roles[role] ?? role },
    who,
  )
const held = async () =>
  (
    await app.send('query ($id: ID!) { user(id: $id) { roles { name } } }', { id: student.id }, admin)
  ).data.user.roles.map(({ name }: { name: string }) => name)

it('gives a role beside those that a person holds, and at once', async () => {
  expect((await add('reader')).errors).toBeUndefined()
  expect((await add('keeper')).data.userRoleAdd.roles).toEqual([{ name: 'keeper' }, { name: 'reader' }])
  expect((await app.send('{ users { entries { id } } }', {}, await app.again(student))).errors).toBeUndefined()
})

it('refuses what the person has already, what the giver lacks, and whom the giver ranks below', async () => {
  expect(codeOf(await add('reader'))).toBe('CONFLICT')
  expect(codeOf(await add('banker'))).toBe('FORBIDDEN')
  expect(codeOf(await add('reader', admin.id))).toBe('FORBIDDEN')
  expect(codeOf(await add('0190a000-0000-7000-8000-000000000000'))).toBe('NOT_FOUND')
  expect(await held()).toEqual(['keeper', 'reader'])
})

it('is given once however often it is sent at the same time', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => add('banker', student.id, admin)))
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
  expect(answers.filter(({ errors }) => errors).map(codeOf)).toEqual(Array(19).fill('CONFLICT'))
  expect(await held()).toEqual(['banker', 'keeper', 'reader'])
})

it('stands in the audit log', async () => {
  const { auditLog } = (
    await app.send(
      'query ($actorId: ID!, $userId: ID!) { auditLog(actorId: $actorId, userId: $userId, operation: "userRoleAdd") { entries { id } } }',
      { actorId: clerk.id, userId: student.id },
      admin,
    )
  ).data
  expect(auditLog.entries).toHaveLength(2)
})
