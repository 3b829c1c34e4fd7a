import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'
import { codeOf, linkTo, member, signInAs } from '../sign-in/signing-in'

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

let count = 0
const address = () => `mailbox-${++count}@articled.example`

async function somebody() {
  const email = address()
  await member(app, { email })
  return signInAs(app, email)
}

const ask = (who: Person, email: string, id = who.id) =>
  app.send(
    'mutation($id: ID!, $email: String!) { userEmailUpdate(id: $id, email: $email) { id email } }',
    { id, email },
    who,
  )
const look = (token: string) =>
  app.send('query($token: String!) { userEmailChange(token: $token) { email newEmail done } }', { token })
const confirm = (token: string) =>
  app.send('mutation($token: String!) { userEmailConfirm(token: $token) { email newEmail done } }', { token })
const emailOf = async (who: Person) => (await app.send('{ currentUser { email } }', {}, who)).data?.currentUser.email

/** A requested change, with the links sent to its two addresses. */
async function asked(who?: Person, newEmail = address()) {
  const person = who ?? (await somebody())
  expect((await ask(person, newEmail)).errors).toBeUndefined()
  return {
    person,
    newEmail,
    toOld: await linkTo(app, person.email, 'confirm-address'),
    toNew: await linkTo(app, newEmail, 'confirm-address'),
  }
}

describe('a person’s own change of address', () => {
  it.each([
    ['the old one first', ['toOld', 'toNew']],
    ['the new one first', ['toNew', 'toOld']],
  ] as const)('is made when both addresses have confirmed, %s', async (_order, [first, second]) => {
    const change = await asked()
    expect((await confirm(change[first])).data.userEmailConfirm).toMatchObject({
      newEmail: change.newEmail,
      done: false,
    })
    expect(await emailOf(change.person)).toBe(change.person.email)
    expect((await confirm(change[second])).data.userEmailConfirm.done).toBe(true)
    expect(await emailOf(change.person)).toBe(change.newEmail)
  })

  it('is made once by two confirmations at the same time', async () => {
    const { toOld, toNew, person, newEmail } = await asked()
    const answers = await Promise.all([confirm(toOld), confirm(toNew)])
    expect(answers.map(({ data }) => data.userEmailConfirm.done).sort()).toEqual([false, true])
    expect(await emailOf(person)).toBe(newEmail)
  })

  it('is not used up by looking', async () => {
    const { toOld, toNew, person, newEmail } = await asked()
    await look(toNew)
    expect((await look(toOld)).data.userEmailChange).toEqual({ email: person.email, newEmail, done: false })
    expect((await confirm(toOld)).errors).toBeUndefined()
  })

  it('accepts each link once, and none after ten minutes', async () => {
    const first = await asked()
    await confirm(first.toOld)
    expect(codeOf(await confirm(first.toOld))).toBe('EXPIRED')
    expect(codeOf(await look(first.toOld))).toBe('EXPIRED')
    const late = await asked()
    await confirm(late.toOld)
    await app.at(new Date(Date.now() + 601_000))
    expect(codeOf(await confirm(late.toNew))).toBe('EXPIRED')
    await app.at(null)
    expect(await emailOf(late.person)).toBe(late.person.email)
  })

  it('ends every other sign-in when it is made, and not before', async () => {
    const { person, toOld, toNew } = await asked()
    const elsewhere = await app.again(person)
    await confirm(toOld)
    expect(await emailOf(elsewhere)).toBe(person.email)
    await confirm(toNew)
    expect((await app.send('{ currentUser { id } }', {}, elsewhere)).status).toBe(401)
    expect((await app.send('{ currentUser { id } }', {}, person)).status).toBe(200)
  })

  it('is replaced by a later one, and then only the later links count', async () => {
    const first = await asked()
    const second = await asked(first.person)
    expect(codeOf(await confirm(first.toNew))).toBe('EXPIRED')
    await confirm(second.toOld)
    await confirm(second.toNew)
    expect(await emailOf(first.person)).toBe(second.newEmail)
  })

  it('signs nobody in by its links, and no sign-in link confirms it', async () => {
    const { person, toNew } = await asked()
    const signIn = (token: string) =>
      app.send('mutation($token: String!) { web3Confirmation(token: $token) { accessToken } }', { token })
    expect(codeOf(await signIn(toNew))).toBe('EXPIRED')
    await app.send('mutation($email: String!) { web3Request(email: $email, redirectUri: "/") { sent } }', {
      email: person.email,
    })
    expect(codeOf(await confirm(await linkTo(app, person.email, 'login')))).toBe('EXPIRED')
  })

  it('does not reveal to the caller that an address is in use, but tells its holder by mail', async () => {
    const taken = await somebody()
    const person = await somebody()
    const free = await ask(person, address())
    const answer = await ask(person, taken.email)
    expect([answer.status, answer.data, answer.errors]).toEqual([free.status, free.data, undefined])
    await app.services.jobs.drain()
    const mail = app.outbox.latestTo(taken.email)?.text ?? ''
    expect(mail).toContain('nothing has been changed')
    expect(mail).not.toContain('confirm-address')
    await confirm(await linkTo(app, person.email, 'confirm-address'))
    expect([await emailOf(person), await emailOf(taken)]).toEqual([person.email, taken.email])
  })

  it('makes no link for an address in use, so that its holder can still sign in', async () => {
    const taken = await somebody()
    for (let strangers = 0; strangers < 3; strangers++) await ask(await somebody(), taken.email)
    const { rows } = await app.services.database.query({
      text: 'select 1 from one_time_links where email = $1 and spent_at is null',
      values: [taken.email],
    })
    expect(rows).toEqual([])
    expect((await signInAs(app, taken.email)).id).toBe(taken.id)
  })

  it('stops nobody from signing in at an address that is still free', async () => {
    const email = address()
    for (let strangers = 0; strangers < 4; strangers++)
      expect((await ask(await somebody(), email)).errors).toBeUndefined()
    expect((await signInAs(app, email)).email).toBe(email)
  })

  it('is not stopped by a stranger who has sign-in links sent to the address', async () => {
    const person = await somebody()
    const newEmail = address()
    for (const email of [person.email, newEmail])
      for (let times = 0; times < 3; times++)
        await app.send('mutation($email: String!) { web3Request(email: $email, redirectUri: "/") { sent } }', { email })
    const { toOld, toNew } = await asked(person, newEmail)
    await confirm(toOld)
    expect((await confirm(toNew)).data.userEmailConfirm.done).toBe(true)
  })

  it('ends the links of the change that it replaces', async () => {
    const first = await asked()
    await asked(first.person)
    for (const token of [first.toOld, first.toNew]) expect(codeOf(await look(token))).toBe('EXPIRED')
    const { rows } = await app.services.database.query({
      text: 'select 1 from one_time_links where email = $1 and spent_at is null',
      values: [first.person.email],
    })
    expect(rows).toHaveLength(1)
  })

  it('sends mails to at most three chosen addresses in ten minutes', async () => {
    const person = await somebody()
    for (let times = 0; times < 3; times++) expect((await ask(person, address())).errors).toBeUndefined()
    expect((await ask(person, address())).errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', field: 'email' })
  })

  it('is refused when somebody took the address after the request', async () => {
    const { person, newEmail, toOld, toNew } = await asked()
    await confirm(toOld)
    await app.person({ email: newEmail })
    expect(codeOf(await confirm(toNew))).toBe('CONFLICT')
    expect(await emailOf(person)).toBe(person.email)
  })

  it('reports a wrong address at its field', async () => {
    const person = await somebody()
    for (const email of ['nonsense', person.email.toUpperCase()])
      expect((await ask(person, email)).errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', field: 'email' })
  })

  it('is refused for another person’s address', async () => {
    const [person, other] = [await somebody(), await somebody()]
    expect(codeOf(await ask(other, address(), person.id))).toBe('FORBIDDEN')
    const looker = await app.person({ abilities: ['view_all_users'] })
    expect(codeOf(await ask(looker, address(), person.id))).toBe('FORBIDDEN')
  })
})

describe('a change of address by staff', () => {
  const clerk = () => app.person({ abilities: ['manage_users', 'view_all_users'] })
  const askedByStaff = async () => {
    const [asker, person, newEmail] = [await clerk(), await somebody(), address()]
    expect((await ask(asker, newEmail, person.id)).errors).toBeUndefined()
    return { asker, person, newEmail, toNew: await linkTo(app, newEmail, 'confirm-address') }
  }
  const again = (email: string) => signInAs(app, email)

  it('needs the new address’s confirmation alone, and tells the old address', async () => {
    const { person, newEmail, toNew } = await askedByStaff()
    const told = app.outbox.latestTo(person.email)?.text ?? ''
    expect(told).toContain(newEmail)
    expect(told).toContain('Keep this address')
    expect(await emailOf(person)).toBe(person.email)
    expect((await look(toNew)).data.userEmailChange).toEqual({ email: newEmail, newEmail, done: false })
    expect((await confirm(toNew)).data.userEmailConfirm.done).toBe(true)
    expect((await again(newEmail)).id).toBe(person.id)
  })

  it('ends every sign-in of the person, and makes no new one', async () => {
    const { person, toNew } = await askedByStaff()
    const signIn = await app.send('mutation($token: String!) { web3Confirmation(token: $token) { accessToken } }', {
      token: toNew,
    })
    expect(codeOf(signIn)).toBe('EXPIRED')
    await confirm(toNew)
    expect((await app.send('{ currentUser { id } }', {}, person)).status).toBe(401)
  })

  const admin = () => app.person({ role: 'admin' })
  const disabling = 'mutation($id: ID!) { userDisable(id: $id) { id } }'
  const rolesOf =
    'mutation($id: ID!, $roles: [ID!], $role: UserRole) { userRolesUpdate(id: $id, roles: $roles, role: $role) { id } }'
  const run = (text: string, values: unknown[]) => app.services.database.query({ text, values })

  it.each([
    ['the asker is disabled', async ({ asker }) => app.send(disabling, { id: asker.id }, await admin())],
    ['the asker lost the ability', async ({ asker }) => app.send(rolesOf, { id: asker.id, roles: [] }, await admin())],
    ['the person is disabled', async ({ person }) => app.send(disabling, { id: person.id }, await admin())],
    [
      'the person became an admin',
      async ({ person }) => app.send(rolesOf, { id: person.id, role: 'admin' }, await admin()),
    ],
    [
      'the person has got a higher rank without the server',
      ({ person }) => run("update users set role = 'supervisor' where id = $1", [person.id]),
    ],
  ] as [string, (change: { asker: Person; person: Person }) => Promise<unknown>][])(
    'is not made once %s',
    async (_what, happen) => {
      const change = await askedByStaff()
      await happen(change)
      expect(codeOf(await confirm(change.toNew))).toBe('EXPIRED')
      const { rows } = await run('select email from users where id = $1', [change.person.id])
      expect(rows[0]?.email).toBe(change.person.email)
    },
  )

  it('replaces the person’s own change, and the other way round', async () => {
    const own = await asked()
    const newEmail = address()
    await ask(await clerk(), newEmail, own.person.id)
    expect(codeOf(await confirm(own.toNew))).toBe('EXPIRED')
    const later = await asked(own.person)
    expect(codeOf(await confirm(await linkTo(app, newEmail, 'confirm-address')))).toBe('EXPIRED')
    await confirm(later.toOld)
    await confirm(later.toNew)
    expect(await emailOf(own.person)).toBe(later.newEmail)
  })

  it('reports at its field an address that is in use or unchanged', async () => {
    const [person, other] = [await somebody(), await somebody()]
    for (const [email, code] of [
      [other.email, 'CONFLICT'],
      [person.email, 'VALIDATION'],
    ] as const)
      expect((await ask(await clerk(), email, person.id)).errors?.[0]?.extensions).toMatchObject({
        code,
        field: 'email',
      })
  })
})
