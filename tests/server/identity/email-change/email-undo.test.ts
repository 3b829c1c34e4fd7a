import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identities } from '../../../../server/identity/linked-provider/table'
import { build, type TestApp } from '../../../build'
import { codeOf, linkTo, member, signInAs } from '../sign-in/signing-in'

const DAY = 86_400_000

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

let count = 0
const address = () => `undo-${++count}@articled.example`

const look = (token: string) =>
  app.send('query($token: String!) { userEmailChange(token: $token) { email newEmail done undo } }', { token })
const confirm = (token: string) =>
  app.send('mutation($token: String!) { userEmailConfirm(token: $token) { email newEmail done undo } }', { token })
const emailOf = async (id: string) =>
  (await app.services.database.query({ text: 'select email from users where id = $1', values: [id] })).rows[0]?.email

/** A clerk has a person's account moved to the clerk's own mailbox. */
async function stolen({ isConfirmed = true } = {}) {
  const [email, thiefs] = [address(), address()]
  await member(app, { email })
  const owner = await signInAs(app, email)
  const clerk = await app.person({ abilities: ['manage_users', 'view_all_users'] })
  const ask = 'mutation($id: ID!, $email: String!) { userEmailUpdate(id: $id, email: $email) { id } }'
  expect((await app.send(ask, { id: owner.id, email: thiefs }, clerk)).errors).toBeUndefined()
  const [undo, toNew] = [await linkTo(app, email, 'confirm-address'), await linkTo(app, thiefs, 'confirm-address')]
  if (isConfirmed) expect((await confirm(toNew)).data.userEmailConfirm.done).toBe(true)
  return { owner, email, thiefs, undo, toNew, clerk }
}

describe('the owner of an account that staff moved to another address', () => {
  it('takes it back with the link in the old mailbox, and signs out everybody who signed in meanwhile', async () => {
    const { owner, email, thiefs, undo } = await stolen()
    const thief = await signInAs(app, thiefs)
    expect(thief.id).toBe(owner.id)
    expect((await look(undo)).data.userEmailChange).toEqual({ email, newEmail: thiefs, done: false, undo: true })
    expect(await emailOf(owner.id)).toBe(thiefs)
    expect((await confirm(undo)).data.userEmailConfirm).toEqual({ email, newEmail: thiefs, done: true, undo: true })
    expect(await emailOf(owner.id)).toBe(email)
    expect((await app.send('{ currentUser { id } }', {}, thief)).status).toBe(401)
    expect((await signInAs(app, email)).id).toBe(owner.id)
  })

  it('takes it back though the thief has moved it on, and leaves the thief no way to sign in', async () => {
    const { owner, email, thiefs, undo } = await stolen()
    const thief = await signInAs(app, thiefs)
    const further = address()
    await app.send(
      'mutation($id: ID!, $email: String!) { userEmailUpdate(id: $id, email: $email) { id } }',
      { id: thief.id, email: further },
      thief,
    )
    await confirm(await linkTo(app, thiefs, 'confirm-address'))
    await confirm(await linkTo(app, further, 'confirm-address'))
    expect(await emailOf(owner.id)).toBe(further)
    const now = app.services.clock.now()
    await app.services.database.orm.insert(identities).values({
      userId: owner.id,
      issuer: 'https://provider.example',
      subject: owner.id,
      email: thiefs,
      insertedAt: now,
      lastUsedAt: now,
    })
    expect((await confirm(undo)).data.userEmailConfirm.done).toBe(true)
    expect(await emailOf(owner.id)).toBe(email)
    expect(await app.services.database.orm.$count(identities)).toBe(0)
  })

  it('stops a change that is not made yet, and ends its link', async () => {
    const { owner, email, undo, toNew } = await stolen({ isConfirmed: false })
    expect((await confirm(undo)).data.userEmailConfirm.done).toBe(true)
    expect(codeOf(await confirm(toNew))).toBe('EXPIRED')
    expect(await emailOf(owner.id)).toBe(email)
  })

  it('can do so once, within seven days', async () => {
    const { undo } = await stolen()
    await confirm(undo)
    expect(codeOf(await confirm(undo))).toBe('EXPIRED')
    const second = await stolen()
    const begun = Date.now()
    await app.at(new Date(begun + 6.9 * DAY))
    expect((await look(second.undo)).data.userEmailChange.undo).toBe(true)
    await app.at(new Date(begun + 7.1 * DAY))
    expect(codeOf(await look(second.undo))).toBe('EXPIRED')
    expect(codeOf(await confirm(second.undo))).toBe('EXPIRED')
    await app.at(null)
  })

  it('hears so where the old address has another account by now', async () => {
    const { owner, email, thiefs, undo } = await stolen()
    await app.person({ email })
    expect(codeOf(await confirm(undo))).toBe('CONFLICT')
    expect(await emailOf(owner.id)).toBe(thiefs)
  })

  it('is not the clerk: neither the link to the new address nor a sign-in link takes the account back', async () => {
    const { toNew, clerk, owner } = await stolen()
    expect(codeOf(await confirm(toNew))).toBe('EXPIRED')
    expect(
      (await app.send('query($id: ID!) { user(id: $id) { email } }', { id: owner.id }, clerk)).errors,
    ).toBeUndefined()
  })
})
