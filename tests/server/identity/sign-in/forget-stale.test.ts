import { afterEach, beforeEach, expect, it } from 'vitest'
import { build, type TestApp } from '../../../build'
import { codeOf, linkTo, member, refresh, signInAs } from './signing-in'

const DAY = 86_400_000
let app: TestApp
beforeEach(async () => {
  app = await build()
})
afterEach(() => app.close())

const count = async (table: string) =>
  Number((await app.services.database.query({ text: `select count(*) from ${table}` })).rows[0]?.count)

it('keeps a disabled person’s sign-ins until they expire, so that each browser still hears the reason', async () => {
  const email = 'leaver@articled.example'
  await member(app, { email })
  const who = await signInAs(app, email)
  const admin = await app.person({ role: 'admin' })
  await app.send('mutation($id: ID!) { userDisable(id: $id) { id } }', { id: who.id }, admin)
  const begun = Date.now()
  await app.at(new Date(begun + 26 * 3_600_000))
  expect(codeOf(await refresh(app, who.refreshToken))).toBe('ACCOUNT_DISABLED')
  await app.at(new Date(begun + 31 * DAY + 3 * 3_600_000))
  expect(codeOf(await refresh(app, who.refreshToken))).toBe('UNAUTHENTICATED')
  await app.at(null)
})

it('keeps no links, changes of address, sign-ins or used tokens that ended more than a day ago', async () => {
  const email = 'ada@articled.example'
  await member(app, { email })
  const who = await signInAs(app, email)
  await refresh(app, who.refreshToken)
  const left = await signInAs(app, email)
  await app.send('mutation($t: String!) { logout(refreshToken: $t) }', { t: left.refreshToken })
  await app.send(
    `mutation($id: ID!) { userEmailUpdate(id: $id, email: "new@articled.example") { id } }`,
    { id: who.id },
    who,
  )
  await linkTo(app, email, 'confirm-address')
  const tables = ['one_time_links', 'email_changes', 'sign_ins', 'spent_tokens']
  expect(await Promise.all(tables.map(count))).toEqual([4, 1, 2, 1])

  const begun = Date.now()
  await app.at(new Date(begun + 2 * 3_600_000))
  expect(await Promise.all(tables.map(count))).toEqual([4, 1, 2, 1])
  await app.at(new Date(begun + DAY + 2 * 3_600_000))
  expect(await Promise.all(tables.map(count))).toEqual([0, 0, 1, 1])
  await app.at(new Date(begun + 31 * DAY + 3 * 3_600_000))
  expect(await Promise.all(tables.map(count))).toEqual([0, 0, 0, 0])
  await app.at(null)
})
