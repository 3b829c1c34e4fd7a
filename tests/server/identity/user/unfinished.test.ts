import { afterAll, beforeAll, expect, it } from 'vitest'
import { build, type TestApp } from '../../../build'

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app?.close())

const leave = 'mutation ($email: String!) { userDelete(email: $email) { id } }'

it('somebody who has not completed the profile may delete the account, and nobody else’s', async () => {
  const [person, other] = [await app.person({ confirmed: false }), await app.person({ confirmed: false })]
  const wrong = await app.send(leave, { email: other.email }, person)
  expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', field: 'email' })
  expect((await app.send(leave, { email: person.email }, person)).data.userDelete).toEqual({ id: person.id })
  expect((await app.send('{ currentUser { id } }', {}, person)).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  expect((await app.send('{ currentUser { id } }', {}, other)).data.currentUser).toEqual({ id: other.id })
})
