import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identities } from '../../../../server/identity/linked-provider/table'
import { passkeys } from '../../../../server/identity/passkey/table'
import { newId } from '../../../../server/kernel/database/columns'
import { sessionMarksheets } from '../../../../server/room/marks/table'
import { noShowDisputes } from '../../../../server/room/no-show-dispute/table'
import { sessionAttendees, sessionEvents, sessions } from '../../../../server/room/session/table'
import { build, type Person, type TestApp } from '../../../build'
import { book, booked, give, hold, inDays, type School, school } from '../../../factories'
import { codeOf, linkTo, member, refresh, signInAs } from '../sign-in/signing-in'

let app: TestApp
let place: School
beforeAll(async () => {
  app = await build()
  place = await school(app, { tutors: 3 })
})
afterAll(() => app.close())

const run = (text: string, values: unknown[] = []) => app.services.database.query({ text, values })
const remove = (who: Person, email: string, giveUpBalance?: number) =>
  app.send(
    'mutation($email: String!, $give: Pence) { userDelete(email: $email, giveUpBalance: $give) { id } }',
    { email, give: giveUpBalance },
    who,
  )
const exported = async (who: Person) => (await app.send('{ userExport }', {}, who)).data.userExport
const balanceOf = async ({ id }: Person) =>
  Number((await run('select balance from accounts where user_id = $1', [id])).rows[0]?.balance)

/** A released session that the person sat, with canaries in every text about it. */
async function marked(who: Person, at: Date, canary: string) {
  const id = await booked(app, place, who, at)
  const { orm } = app.services.database
  const marks = [{ criterionId: 'law', mark: 'B' as const, comment: `${canary}-comment` }]
  await orm
    .update(sessions)
    .set({
      status: 'marked',
      marked: new Date(),
      marks,
      review: `${canary}-review`,
      internalReview: `${canary}-internal`,
    })
    .where(eq(sessions.id, id))
  await orm.insert(sessionMarksheets).values({ id: newId(), sessionId: id, body: marks })
  await orm.insert(sessionEvents).values({ sessionId: id, to: 'marked', message: `${canary}-event`, at: new Date() })
  return id
}

/** A file handed in as an answer to a session. */
async function answered(who: Person, sessionId: string, canary: string) {
  await run("update sessions set status = 'in_progress', access_open = now() - interval '1 hour' where id = $1", [
    sessionId,
  ])
  const { errors } = await app.upload(
    'mutation($id: ID!, $file: Upload) { sessionAnswerCreate(sessionId: $id, title: "Advice", contentType: "text/plain", file: $file) { id } }',
    { id: sessionId },
    { name: `${canary}-file.txt`, type: 'text/plain', content: `${canary}-words` },
    who,
  )
  expect(errors).toBeUndefined()
  await run("update sessions set status = 'marked' where id = $1", [sessionId])
}

/** A person with data in every place that stores something about people. */
async function canary(days: number) {
  const word = `canary${days}`
  const email = `${word}@articled.example`
  await member(app, { email, firstName: `${word}-first`, lastName: `${word}-last`, timezone: 'Asia/Tokyo' })
  const who = await signInAs(app, email, { 'user-agent': `${word}-browser` })
  await app.send(
    `mutation($id: ID!) { userUpdate(id: $id, nickname: "${word}-nick", address: "${word}-street", linkedIn: "${word}-in") { id } }`,
    { id: who.id },
    who,
  )
  const sessionId = await marked(who, inDays(app, days), word)
  await answered(who, sessionId, word)
  await app.send(
    `mutation($id: ID!) { sessionNoteCreate(sessionId: $id, title: "${word}-note", content: "<p>${word}-note</p>") { id } }`,
    { id: sessionId },
    who,
  )
  await app.send(
    `mutation { checkout(mode: payment, gateway: sandbox, cancelUrl: "/wallet", successUrl: "/wallet", useCoupon: false,
      items: [{ type: topup, unitAmount: 1000 }], metadata: { from: "${word}-page" }) { id } }`,
    {},
    who,
  )
  await app.send('mutation { notificationPreferencesUpdate(kind: news, email: true) { kind } }', {}, who)
  const { orm } = app.services.database
  const of = { id: newId(), userId: who.id, insertedAt: new Date() }
  const issuer = 'https://id.example'
  await orm.insert(identities).values({ ...of, issuer, subject: `${word}-subject`, email, lastUsedAt: new Date() })
  const device = { counter: 0, deviceType: 'singleDevice', backedUp: false } as const
  await orm
    .insert(passkeys)
    .values({ ...of, ...device, name: `${word}-key`, credentialId: `${word}-credential`, publicKey: `${word}-public` })
  await orm
    .insert(noShowDisputes)
    .values({ ...of, sessionId, reason: 'other', message: `${word}-dispute`, answerBy: new Date() })
  await app.services.jobs.drain()
  return { ...who, word, sessionId }
}

/** The tables in which a word still stands. */
async function tablesWith(word: string, schema = 'public') {
  const { rows } = await run('select table_name from information_schema.tables where table_schema = $1', [schema])
  const found: string[] = []
  for (const { table_name: name } of rows) {
    const hit = await run(`select 1 from ${schema}.${name} t where t::text ilike $1 limit 1`, [`%${word}%`])
    if (hit.rows.length) found.push(String(name))
  }
  return found
}

const filesOnDisk = () =>
  readdirSync(join(app.services.settings.dataDir, 'files'), { recursive: true, withFileTypes: true }).filter((each) =>
    each.isFile(),
  ).length

describe('a person’s own export', () => {
  it('contains all that the product keeps of the person, and nothing of others', async () => {
    const who = await canary(3)
    const stranger = await app.person({ firstName: 'Somebody', lastName: 'Else' })
    const data = await exported(who)
    expect(data.profile).toMatchObject({ email: who.email, nickname: `${who.word}-nick` })
    expect(data.sessionsSat).toMatchObject([
      {
        name: 'Client interview',
        review: `${who.word}-review`,
        marks: [{ mark: 'B', comment: `${who.word}-comment` }],
        answers: [{ file: { title: 'Advice' } }],
        notes: [{ title: `${who.word}-note` }],
      },
    ])
    expect(data.transactions.map(({ type }: { type: string }) => type).sort()).toEqual(['bonus', 'purchase'])
    expect(data.payments).toHaveLength(1)
    expect(data.linkedProviders).toMatchObject([{ issuer: 'https://id.example', email: who.email }])
    expect(data.passkeys).toMatchObject([{ name: `${who.word}-key`, deviceType: 'singleDevice' }])
    expect(data.noShowDisputes).toMatchObject([{ reason: 'other', message: `${who.word}-dispute`, outcome: null }])
    expect(data.profile).toHaveProperty('privacyPolicyVersion')
    expect(data.signIns).toHaveLength(1)
    const text = JSON.stringify(data)
    for (const foreign of [`${who.word}-internal`, 'Tom Tutor', 'Be difficult', stranger.email])
      expect(text).not.toContain(foreign)
  })

  it('leaves out marks and feedback until they are released', async () => {
    const who = await app.person()
    const id = await marked(who, inDays(app, 4), 'early')
    await run("update sessions set status = 'marking' where id = $1", [id])
    const [session] = (await exported(who)).sessionsSat
    expect(session).toMatchObject({ status: 'marking', marks: null, review: null, finalMark: null })
  })

  it('gives a tutor, and staff who may read everything, no work of other people', async () => {
    const who = await app.person()
    const id = await marked(who, inDays(app, 5), 'theirs')
    const attending = await run("select user_id from session_attendees where session_id = $1 and role = 'tutor'", [id])
    const tutor = await app.again({ id: String(attending.rows[0]?.user_id), email: '', token: '', signInId: '' })
    const admin = await app.person({ role: 'admin' })
    expect((await exported(tutor)).sessionsWorked.length).toBeGreaterThan(0)
    expect(JSON.stringify(await exported(tutor))).not.toContain('theirs-')
    const all = await exported(admin)
    expect([all.sessionsSat, all.sessionsWorked, all.transactions, all.payments]).toEqual([[], [], [], []])
    expect(all.signIns).toHaveLength(1)
  })
})

describe('deleting one’s own account', () => {
  it('leaves no trace of the person in any table, and keeps the books balanced', async () => {
    const who = await canary(6)
    const other = await canary(7)
    const before = { files: filesOnDisk(), movements: (await run('select 1 from transactions')).rows.length }
    const versions = 'terms_conditions_version, privacy_policy_version, price_policy_version'
    await run(`update users set (${versions}) = ('2026-01', '2026-02', '2026-03') where id = $1`, [who.id])
    const balance = await balanceOf(who)
    expect(await tablesWith(who.word)).toEqual(expect.arrayContaining(['users', 'sign_ins', 'drive_files', 'sessions']))
    expect((await remove(who, who.email, balance)).errors).toBeUndefined()
    expect(await tablesWith(who.word)).toEqual([])
    const disputes = await run('select outcome from no_show_disputes where user_id = $1', [who.id])
    expect(disputes.rows).toEqual([{ outcome: 'upheld' }])
    const consents = await run(`select ${versions}, email_verified_at from users where id = $1`, [who.id])
    expect(Object.values(consents.rows[0] ?? {})).toEqual([null, null, null, null])
    await app.services.jobs.drain()
    expect(app.outbox.latestTo(who.email)?.subject).toBe('Your account on Articled has been deleted')
    expect((await run('select 1 from pgboss.job')).rows).toEqual([])
    expect(filesOnDisk()).toBe(before.files - 1)

    const lopsided = await run('select transaction_id from entries group by 1 having sum(amount) <> 0')
    expect(lopsided.rows).toEqual([])
    expect((await run('select 1 from transactions')).rows).toHaveLength(before.movements + 1)
    const drifted = await run(
      "select a.id from accounts a left join entries e on e.account_id = a.id where a.kind = 'wallet' group by a.id having a.balance <> coalesce(sum(e.amount), 0)",
    )
    expect(drifted.rows).toEqual([])
    expect(await balanceOf(who)).toBe(0)

    expect((await exported(other)).sessionsSat[0].review).toBe(`${other.word}-review`)
    expect(await tablesWith(other.word)).toContain('drive_files')
  })

  it('removes the traces of an earlier address and of a requested one', async () => {
    const [word, mine] = ['formerly', 'meanwhile@articled.example']
    await member(app, { email: `${word}-old@articled.example` })
    const who = await signInAs(app, `${word}-old@articled.example`)
    const request = 'mutation($email: String!) { web3Request(email: $email, redirectUri: "/") { sent } }'
    const change = 'mutation($id: ID!, $email: String!) { userEmailUpdate(id: $id, email: $email) { id } }'
    const confirm = 'mutation($token: String!) { userEmailConfirm(token: $token) { done } }'
    await app.send(request, { email: who.email })
    await app.send(change, { id: who.id, email: mine }, who)
    const tokens = [await linkTo(app, who.email, 'confirm-address'), await linkTo(app, mine, 'confirm-address')]
    for (const token of tokens) expect((await app.send(confirm, { token })).errors).toBeUndefined()
    await app.send(change, { id: who.id, email: `${word}-wished@articled.example` }, who)
    await run("update pgboss.job set state = 'failed'")
    expect((await remove(who, mine)).errors).toBeUndefined()
    expect([await tablesWith(word), await tablesWith('meanwhile')]).toEqual([[], []])
    await app.services.jobs.drain()
    expect((await run('select 1 from pgboss.job')).rows).toEqual([])
  })

  it('ends every sign-in, and frees the address for a new account', async () => {
    const email = 'again@articled.example'
    await app.person({ email })
    const who = await signInAs(app, email)
    const elsewhere = await signInAs(app, email)
    expect((await remove(who, ' AGAIN@articled.example ')).data.userDelete.id).toBe(who.id)
    for (const each of [who, elsewhere]) {
      expect((await app.send('{ currentUser { id } }', {}, each)).status).toBe(401)
      expect(codeOf(await refresh(app, each.refreshToken))).toBe('UNAUTHENTICATED')
    }
    const anew = await signInAs(app, email)
    expect(anew.id).not.toBe(who.id)
  })

  it('needs the address of the account', async () => {
    const who = await app.person()
    const answer = await remove(who, 'another@articled.example')
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', field: 'email' })
    expect((await app.send('{ currentUser { id } }', {}, who)).status).toBe(200)
  })

  it('is refused while money is left, unless the person gives it up by its amount', async () => {
    const who = await app.person()
    await give(app, who, 1234)
    for (const given of [undefined, 1233, 2000]) {
      const answer = await remove(who, who.email, given)
      expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', field: 'giveUpBalance', balance: 1234 })
    }
    expect(await balanceOf(who)).toBe(1234)
    expect((await remove(who, who.email, 1234)).errors).toBeUndefined()
  })

  it('is refused while a session is booked, to its student and to its tutor', async () => {
    const who = await app.person()
    const id = await booked(app, place, who, inDays(app, 8))
    const answer = await remove(who, who.email, await balanceOf(who))
    expect(codeOf(answer)).toBe('CONFLICT')
    expect(answer.errors?.[0]?.message).toContain('Client interview is not over yet')
    const tutorRow = await run(
      "select u.id, u.email from users u join session_attendees a on a.user_id = u.id where a.session_id = $1 and a.role = 'tutor'",
      [id],
    )
    const { id: tutorId, email } = tutorRow.rows[0] as { id: string; email: string }
    const tutor = await app.again({ id: tutorId, email, token: '', signInId: '' })
    expect((await remove(tutor, email)).errors?.[0]?.message).toContain('still needs you')
  })

  it('either comes first or is refused, when a booking comes at the same time', async () => {
    const who = await app.person()
    await give(app, who, 7000)
    const held = await hold(app, place, who, inDays(app, 9))
    const [deleted, bookedNow] = await Promise.all([
      remove(who, who.email, 7000),
      book(app, who, held.data.sessionHold.session.id),
    ])
    expect([deleted.errors === undefined, bookedNow.errors === undefined]).not.toEqual([true, true])
    const live = await app.services.database.orm
      .select()
      .from(sessionAttendees)
      .innerJoin(sessions, eq(sessions.id, sessionAttendees.sessionId))
      .where(eq(sessionAttendees.userId, who.id))
    const statuses = live.map(({ sessions: { status } }) => status)
    if (!deleted.errors) expect(statuses).not.toContain('booked')
  })

  it('is refused to the last admin', async () => {
    const admin = await app.person({ role: 'admin' })
    await run("update users set role = 'user' where role = 'admin' and id <> $1", [admin.id])
    expect(codeOf(await remove(admin, admin.email))).toBe('FORBIDDEN')
  })

  it('has a decision for every table that refers to a person', async () => {
    const { rows } = await run(
      `select c.conrelid::regclass::text as name, c.confdeltype = 'c' as goes from pg_constraint c where c.contype = 'f' and c.confrelid = 'users'::regclass`,
    )
    // A row of the person alone has `on delete cascade`. server/identity/user/erasure.ts decides about all others.
    const stays = new Set(rows.filter(({ goes }) => !goes).map(({ name }) => String(name)))
    expect([...stays].sort()).toEqual([
      'access_requests',
      'accounts',
      'answers_to_mark',
      'audit_entries',
      'billing_documents',
      'billing_sessions',
      'billing_subscriptions',
      'billing_transactions',
      'content_imports',
      'coupon_uses',
      'drive_files',
      'google_accounts',
      'meeting_members',
      'meetings',
      'members',
      'mocks',
      'no_show_disputes',
      'payment_customers',
      'payment_returns',
      'purchase_parts',
      'question_corrections',
      'royalties',
      'session_attendees',
      'session_events',
      'session_marksheets',
      'session_notes',
      'study_group_answers',
      'study_group_invitations',
      'study_group_posts',
      'transactions',
      'user_messages',
      'user_notes',
    ])
  })
})
