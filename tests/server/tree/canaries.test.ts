import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../build'
import { booked, give, inDays, school } from '../../factories'
import { documentFor, sample } from './documents'

let app: TestApp
let victim: Person
let stranger: Person
let candidate: Person
const sessionIds: string[] = []
beforeAll(async () => {
  app = await build()
  victim = await app.person({ email: 'canary-mail@articled.example' })
  stranger = await app.person()
  candidate = await app.person()
  const place = await school(app, { mocks: 1 })
  sessionIds.push(await booked(app, place, victim, inDays(app, 2)))
  // The candidate's own session, open but not released.
  const own = await school(app, { mode: 'window' })
  const at = inDays(app, 1)
  sessionIds.push(await booked(app, own, candidate, at))
  await give(app, victim, 777_111)
  const { orm } = app.services.database
  await orm.execute(
    sql`update mocks set tutor_instruction = 'canary-tutor', suggested_answer = 'canary-answer', name = 'canary-name', marksheet = '[{"id":"a","title":"canary-criterion","kind":"law","weight":1}]'`,
  )
  await orm.execute(
    sql`update sessions set internal_review = 'canary-internal', review = 'canary-review', marks = '[{"criterionId":"canary-mark"}]', final_mark = 4.4242, marksheet = '[{"id":"a","title":"canary-criterion","kind":"law","weight":1}]'`,
  )
  await orm.execute(sql`update users set address = 'canary-address', meta = '"canary-meta"' where id = ${victim.id}`)
  await orm.execute(
    sql`insert into session_marksheets (id, session_id, body) select ${crypto.randomUUID()}::uuid, id, '[{"criterionId":"canary-draft"}]' from sessions where id = ${sessionIds[1]}`,
  )
  await app.at(new Date(at.getTime() + 60_000))
  stranger = await app.again(stranger)
  candidate = await app.again(candidate)
})
afterAll(() => app.close())

/** Every query, so deep, with every id there is for its required ones. */
async function everythingSeenBy(who: Person) {
  const schema = app.schema
  const { rows } = await app.services.database.query({
    text: `select id from sessions union select id from mocks union select id from users union select id from billing_sessions`,
  })
  const ids = [...rows.map(({ id }) => String(id))]
  const answers: string[] = []
  for (const { name, args } of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const required = args.filter(({ type }) => String(type).endsWith('!'))
    const wantsId = required.find(({ type }) => String(type) === 'ID!')
    const byId = wantsId ? ids.map((id) => ({ [wantsId.name]: id })) : [{}]
    const byUser = args.some((arg) => arg.name === 'userId') ? [{}, { userId: victim.id }] : [{}]
    for (const more of byId)
      for (const user of byUser) {
        const given = { ...Object.fromEntries(required.map((arg) => [arg.name, sample(arg)])), ...more, ...user }
        answers.push(JSON.stringify(await app.send(documentFor(schema, name, 2), given, who)))
      }
  }
  return answers.join('\n')
}

it('no private field of somebody else reaches a student, by any query, three relations deep', {
  timeout: 120_000,
}, async () => {
  const seen = await everythingSeenBy(stranger)
  expect([...new Set(seen.match(/canary-[a-z]+|777111|784111|4\.4242/g))]).toEqual([])
})

it('nothing that is for markers, or not yet released, reaches the candidate', { timeout: 120_000 }, async () => {
  const seen = await everythingSeenBy(candidate)
  expect(seen).toContain('Advise the client.')
  expect([...new Set(seen.match(/canary-[a-z]+|777111|784111|4\.4242/g))]).toEqual([])
})

it('the same search over what the marker may see does find them', { timeout: 120_000 }, async () => {
  const { rows } = await app.services.database.query({
    text: `select user_id from session_attendees where session_id = $1 and role = 'tutor'`,
    values: [sessionIds[1]],
  })
  const tutor = await app.again({ id: String(rows[0]?.user_id), email: '', token: '', signInId: '' })
  const seen = await everythingSeenBy(tutor)
  expect(seen).toContain('canary-tutor')
  expect(seen).toContain('canary-answer')
  expect(seen).toContain('canary-internal')
  expect(seen).not.toContain('canary-mail')
  expect(seen).not.toContain('canary-address')
})
