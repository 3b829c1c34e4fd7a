import { createECDH, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identities } from '../../../../server/identity/linked-provider/table'
import { nouns } from '../../../../server/nouns'
import { build, type Person, type TestApp } from '../../../build'
import { setUp } from '../second-factor/app'
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

type Owned = Awaited<ReturnType<typeof owned>>
async function owned() {
  const email = address()
  await member(app, { email })
  return { email, owner: await signInAs(app, email) }
}

const byStaff = 'mutation($id: ID!, $email: String!) { userEmailUpdate(id: $id, email: $email) { id } }'

const turnOn = (who: Person) => {
  const curve = createECDH('prime256v1')
  const p256dh = curve.generateKeys('base64url')
  return app.send(
    'mutation($endpoint: String!, $p256dh: String!, $auth: String!) { pushSubscriptionCreate(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) { id } }',
    { endpoint: `https://push.example.com/${who.id}`, p256dh, auth: randomBytes(16).toString('base64url') },
    who,
  )
}
/** How many rows there are of all that a person can gain. */
async function left(userId: string) {
  const tables = nouns.flatMap(({ gained }) => Object.keys(gained ?? {}))
  const counts = await Promise.all(
    tables.map(async (table) => {
      const text = `select count(*)::int as count from ${table} where user_id = $1`
      return [table, (await app.services.database.query({ text, values: [userId] })).rows[0]?.count] as const
    }),
  )
  return Object.fromEntries(counts.filter(([, count]) => count))
}

/** A clerk has a person's account moved to the clerk's own mailbox. */
async function stolen({ isConfirmed = true, from }: { isConfirmed?: boolean; from?: Owned } = {}) {
  const thiefs = address()
  const { owner, email } = from ?? (await owned())
  const clerk = await app.person({ abilities: ['manage_users', 'view_all_users'] })
  expect((await app.send(byStaff, { id: owner.id, email: thiefs }, clerk)).errors).toBeUndefined()
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

  it('takes from the thief whatever they gained since: app and recovery codes, calendar, browsers, a link under way', async () => {
    const { owner, email, thiefs, undo } = await stolen()
    const thief = await signInAs(app, thiefs)
    const { codes } = await setUp(app, thief)
    expect(codes).toHaveLength(10)
    const { data } = await app.send('mutation { calendarFeedCreate { url } }', {}, thief)
    const feed = new URL(data.calendarFeedCreate.url).pathname
    expect((await app.server.inject({ url: feed })).statusCode).toBe(200)
    await turnOn(thief)
    await app.services.database.query({
      text: `insert into oauth_requests (state_hash, provider, verifier, nonce, browser_hash, user_id, path, expires_at) values ($1, 'p', 'v', 'n', 'b', $2, '/', $3)`,
      values: [`hash-${thief.id}`, thief.id, new Date(app.services.clock.now().getTime() + 600_000)],
    })
    expect(codeOf(await confirm(undo))).toBeUndefined()
    const back = await signInAs(app, email)
    expect(back.id).toBe(owner.id)
    expect((await app.send('{ wallet { balance } }', {}, back)).errors).toBeUndefined()
    expect((await app.server.inject({ url: feed })).statusCode).toBe(404)
    expect(await left(owner.id)).toEqual({})
  })

  it('keeps what the owner had before', async () => {
    const email = address()
    await member(app, { email })
    const owner = await signInAs(app, email)
    await setUp(app, owner)
    await app.send('mutation { calendarFeedCreate { url } }', {}, owner)
    const before = await left(owner.id)
    const { undo } = await stolen({ from: { owner, email } })
    await confirm(undo)
    expect(await left(owner.id)).toEqual(before)
    expect(before).toMatchObject({ second_factors: 1, recovery_codes: 10, calendar_feeds: 1 })
  })

  it('loses the account to no further change that the thief began, nor to the undoing of one', async () => {
    const { owner, email, thiefs, undo, clerk } = await stolen()
    const thief = await signInAs(app, thiefs)
    const further = address()
    await app.send(byStaff, { id: thief.id, email: further }, thief)
    await confirm(await linkTo(app, thiefs, 'confirm-address'))
    const begun = await linkTo(app, further, 'confirm-address')
    await confirm(undo)
    expect(codeOf(await confirm(begun))).toBe('EXPIRED')
    expect(await emailOf(owner.id)).toBe(email)

    const second = await stolen()
    await app.send(byStaff, { id: second.owner.id, email: address() }, clerk)
    const theirUndo = await linkTo(app, second.thiefs, 'confirm-address')
    await confirm(second.undo)
    expect(codeOf(await confirm(theirUndo))).toBe('EXPIRED')
    expect(await emailOf(second.owner.id)).toBe(second.email)
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
