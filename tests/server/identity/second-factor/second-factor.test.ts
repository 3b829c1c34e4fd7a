import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'
import { loadCountries } from '../../../factories'
import { codeOf, member, refresh, signInAs } from '../sign-in/signing-in'
import { canListUsers, due, pass, requireOf, setUp } from './app'

let app: TestApp
beforeAll(async () => {
  app = await build()
  await loadCountries(app)
})
afterEach(() => app.at(null))
afterAll(() => app.close())

let count = 0
const newEmail = () => `second-${count++}@articled.example`
const start = new Date('2026-11-23T10:00:00.000Z')
const minutesLater = (minutes: number) => app.at(new Date(start.getTime() + minutes * 60_000))
const subjects = async (email: string) => {
  await app.services.jobs.drain()
  return app.outbox
    .list()
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject)
}
const claimsOf = ({ token }: Pick<Person, 'token'>) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

/** Somebody whose role asks for a second factor, signed in by a link. */
async function holder() {
  const email = newEmail()
  await member(app, { email })
  const first = await signInAs(app, email)
  const roleId = await requireOf(app, first)
  return { email, who: await signInAs(app, email), roleId }
}

describe('a role that asks for a second factor', () => {
  it('gives nothing to a sign-in by link until an app is set up', async () => {
    const { email, who } = await holder()
    expect(claimsOf(who).due).toBe('app')
    expect(await canListUsers(app, who)).toBe('SECOND_FACTOR')
    expect(codeOf(await app.send('{ wallet { balance } }', {}, who))).toBe('SECOND_FACTOR')
    expect(codeOf(await app.send('{ currentUser { id } }', {}, who))).toBe('SECOND_FACTOR')
    expect(codeOf(await app.send('mutation { devicesEndOthers { id } }', {}, who))).toBe('SECOND_FACTOR')
    const { codes } = await setUp(app, who)
    expect(new Set(codes).size).toBe(10)
    expect(await canListUsers(app, who)).toBe(true)
    expect(await subjects(email)).toContain('A second factor was set up for your account')
    const { data } = await refresh(app, who.refreshToken)
    expect(claimsOf({ token: data.refreshTokens.accessToken }).due).toBeUndefined()
  })

  it('asks each further sign-in by link for a code, which then has all rights', async () => {
    await app.at(start)
    const { email, who } = await holder()
    const { shows } = await setUp(app, who)
    await minutesLater(1)
    const later = await signInAs(app, email)
    expect([claimsOf(later).due, await due(app, later), await canListUsers(app, later)]).toEqual([
      'code',
      'code',
      'SECOND_FACTOR',
    ])
    expect((await pass(app, later, shows())).data.secondFactorPass.due).toBeNull()
    expect(await canListUsers(app, later)).toBe(true)
    expect(codeOf(await pass(app, later, shows(1)))).toBe('CONFLICT')
  })

  it('takes effect at once for those who are signed in, and ends at once', async () => {
    const admin = await app.person({ role: 'admin' })
    const staff = await app.person({ abilities: ['view_all_users'] })
    const { data } = await app.send('{ roles { id name users { id } } }', {}, admin)
    const role = data.roles.find(({ users }: { users: { id: string }[] }) => users.some(({ id }) => id === staff.id))
    const ask = (requireSecondFactor: boolean) =>
      app.send(
        'mutation($id: ID!, $name: String!, $on: Boolean) { roleUpdate(id: $id, name: $name, requireSecondFactor: $on) { requireSecondFactor } }',
        { id: role.id, name: role.name, on: requireSecondFactor },
        admin,
      )
    expect(await canListUsers(app, staff)).toBe(true)
    expect((await ask(true)).data.roleUpdate.requireSecondFactor).toBe(true)
    expect(await canListUsers(app, staff)).toBe('SECOND_FACTOR')
    await ask(false)
    expect(await canListUsers(app, staff)).toBe(true)
  })

  it('lets nobody set up an app by the mail alone in place of another app or of a passkey', async () => {
    const { email, who } = await holder()
    await setUp(app, who)
    const thief = await signInAs(app, email)
    expect(codeOf(await app.send('mutation { secondFactorBegin { secret } }', {}, thief))).toBe('SECOND_FACTOR')
    expect(codeOf(await app.send('mutation { secondFactorEnable(code: "123456") { codes } }', {}, thief))).toBe(
      'SECOND_FACTOR',
    )
    const { email: other, who: owner } = await holder()
    await app.services.database.query({
      text: `insert into passkeys (id, user_id, name, credential_id, public_key, counter, device_type, backed_up, inserted_at)
        values (gen_random_uuid(), $1, 'Phone', $2, 'key', 0, 'singleDevice', false, now())`,
      values: [owner.id, owner.id],
    })
    const second = await signInAs(app, other)
    expect(await due(app, second)).toBe('passkey')
    expect(codeOf(await app.send('mutation { secondFactorBegin { secret } }', {}, second))).toBe('SECOND_FACTOR')
  })

  it('shows a sign-in that waits nothing of the person but who they are', async () => {
    const { who } = await holder()
    const { data } = await app.send(
      'mutation($token: String!) { refreshTokens(refreshToken: $token) { user { id email role firstName address } } }',
      { token: who.refreshToken },
    )
    expect(data.refreshTokens.user).toEqual({
      id: who.id,
      email: who.email,
      role: 'user',
      firstName: null,
      address: null,
    })
  })

  it('cannot be got round by turning the app off', async () => {
    await app.at(start)
    const { who } = await holder()
    const { shows } = await setUp(app, who)
    await minutesLater(1)
    const off = 'mutation($code: String!) { secondFactorDisable(code: $code) { enabledAt } }'
    expect(codeOf(await app.send(off, { code: shows() }, who))).toBe('CONFLICT')
  })
})

describe('an app of one’s own accord', () => {
  it('is asked for at the next sign-in by link, until a code turns it off', async () => {
    await app.at(start)
    const email = newEmail()
    await member(app, { email })
    const who = await signInAs(app, email)
    const { shows } = await setUp(app, who)
    await minutesLater(1)
    expect(await due(app, await signInAs(app, email))).toBe('code')
    const off = 'mutation($code: String!) { secondFactorDisable(code: $code) { enabledAt } }'
    expect(codeOf(await app.send(off, { code: '000000' }, who))).toBe('VALIDATION')
    expect((await app.send(off, { code: shows() }, who)).data.secondFactorDisable.enabledAt).toBeNull()
    expect(await due(app, await signInAs(app, email))).toBeNull()
    expect(await subjects(email)).toContain('The second factor of your account was turned off')
  })

  it('is begun only by a fresh sign-in, and enabled only by its own code within ten minutes', async () => {
    await app.at(start)
    const email = newEmail()
    await member(app, { email })
    const who = await signInAs(app, email)
    const enable = (code: string, by: Person) =>
      app.send('mutation($code: String!) { secondFactorEnable(code: $code) { codes } }', { code }, by)
    await app.send('mutation { secondFactorBegin { secret } }', {}, who)
    expect(codeOf(await enable('000000', who))).toBe('VALIDATION')
    await minutesLater(11)
    const fresh = { ...who, token: (await refresh(app, who.refreshToken)).data.refreshTokens.accessToken }
    expect(codeOf(await enable('000000', fresh))).toBe('EXPIRED')
    expect(codeOf(await app.send('mutation { secondFactorBegin { secret } }', {}, fresh))).toBe('FORBIDDEN')
  })
})

describe('a code', () => {
  it('of the app counts once, in any of its signs-in', async () => {
    await app.at(start)
    const { email, who } = await holder()
    const { shows } = await setUp(app, who)
    const [second, third] = [await signInAs(app, email), await signInAs(app, email)]
    expect(codeOf(await pass(app, second, shows()))).toBe('VALIDATION')
    await minutesLater(1)
    expect(codeOf(await pass(app, second, shows()))).toBeUndefined()
    expect(codeOf(await pass(app, third, shows()))).toBe('VALIDATION')
    expect(codeOf(await pass(app, third, shows(-1)))).toBe('VALIDATION')
    expect(codeOf(await pass(app, third, shows(1)))).toBeUndefined()
  })

  it('of recovery works once, however it is typed, and its person is told', async () => {
    const { email, who } = await holder()
    const { codes } = await setUp(app, who)
    const [second, third] = [await signInAs(app, email), await signInAs(app, email)]
    const typed = ` ${codes[0]?.toUpperCase().replace('-', ' ')} `
    expect(codeOf(await pass(app, second, typed))).toBeUndefined()
    expect(codeOf(await pass(app, third, codes[0] ?? ''))).toBe('VALIDATION')
    expect(
      (await app.send('{ secondFactor { recoveryCodesLeft } }', {}, second)).data.secondFactor.recoveryCodesLeft,
    ).toBe(9)
    expect(await subjects(email)).toContain('A recovery code of your account was used')
  })

  it('of recovery ends when new ones are made', async () => {
    await app.at(start)
    const { email, who } = await holder()
    const { shows, codes } = await setUp(app, who)
    await minutesLater(1)
    const renew = 'mutation($code: String!) { recoveryCodesRenew(code: $code) { codes } }'
    const { data } = await app.send(renew, { code: shows() }, who)
    const second = await signInAs(app, email)
    expect(codeOf(await pass(app, second, codes[0] ?? ''))).toBe('VALIDATION')
    expect(codeOf(await pass(app, second, data.recoveryCodesRenew.codes[0]))).toBeUndefined()
  })

  it('counts no more after five wrong ones, for a quarter of an hour and then for twice as long', async () => {
    await app.at(start)
    const { email, who } = await holder()
    const { shows } = await setUp(app, who)
    const thief = await signInAs(app, email)
    const guess = async (times: number, by: Person) => {
      for (let at = 0; at < times; at++) expect(codeOf(await pass(app, by, '000000'))).toBe('VALIDATION')
    }
    await minutesLater(1)
    await guess(5, thief)
    const refused = await pass(app, thief, shows())
    expect([codeOf(refused), refused.errors?.[0]?.extensions.retryAfter]).toEqual(['RATE_LIMITED', 900])
    expect(await subjects(email)).toContain('Wrong codes for your account')
    await minutesLater(17)
    const again = await signInAs(app, email)
    await guess(5, again)
    expect((await pass(app, again, shows())).errors?.[0]?.extensions.retryAfter).toBe(1800)
    await minutesLater(48)
    expect(codeOf(await pass(app, await signInAs(app, email), shows()))).toBeUndefined()
  })

  it('is kept sealed or hashed', async () => {
    const { who } = await holder()
    const { data } = await app.send('mutation { secondFactorBegin { secret } }', {}, who)
    const { codes } = await setUp(app, who)
    const { rows } = await app.services.database.query({
      text: 'select f.*, (select string_agg(code_hash, $2) from recovery_codes c where c.user_id = f.user_id) as hashes from second_factors f where user_id = $1',
      values: [who.id, ' '],
    })
    const kept = JSON.stringify(rows)
    expect(kept).not.toContain(data.secondFactorBegin.secret)
    for (const code of codes) expect(kept).not.toContain(code)
  })
})

describe('staff', () => {
  it('reset what somebody has lost: entered in the audit log, and the person is told', async () => {
    const { email, who } = await holder()
    await setUp(app, who)
    const staff = await app.person({ role: 'supervisor' })
    const reset = (userId: string, by = staff) =>
      app.send('mutation($userId: ID!) { secondFactorReset(userId: $userId) { id } }', { userId }, by)
    expect(codeOf(await reset(who.id))).toBeUndefined()
    expect(codeOf(await reset(who.id))).toBe('CONFLICT')
    expect(await due(app, await signInAs(app, email))).toBe('app')
    expect(await subjects(email)).toContain('The second factor of your account was reset')
    const { rows } = await app.services.database.query({
      text: `select e.operation, count(*)::int as changes from audit_entries e join audit_changes c on c.entry_id = e.id where e.actor_id = $1 group by 1`,
      values: [staff.id],
    })
    expect(rows).toMatchObject([{ operation: 'secondFactorReset' }])
    expect(codeOf(await reset(staff.id))).toBe('FORBIDDEN')
    expect(codeOf(await reset((await app.person({ role: 'admin' })).id))).toBe('FORBIDDEN')
  })
})
