import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'
import { book, give, hold, inDays, school } from '../../../factories'
import { barrier } from '../../barrier'

const CROWD = 100

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

/** A crowd holds and books one start that only one tutor can take. Answers the sessions and charges that result. */
async function rush() {
  const place = await school(app)
  const students: Person[] = []
  for (let at = 0; at < CROWD; at++) students.push(await app.person())
  for (const student of students) await give(app, student, 10_000)
  const at = inDays(app, 3)
  const codes = await Promise.all(
    students.map(async (student) => {
      const held = await hold(app, place, student, at)
      if (held.errors) return held.errors[0]?.extensions.code
      const done = await book(app, student, held.data.sessionHold.session.id)
      return done.errors?.[0]?.extensions.code ?? 'booked'
    }),
  )
  const count = async (text: ReturnType<typeof sql>) =>
    Number((await app.services.database.orm.execute(text)).rows[0]?.count)
  return {
    codes,
    sessions: await count(
      sql`select count(*) from sessions where session_type_id = ${place.typeId} and status in ('pending', 'booked')`,
    ),
    charges: await count(
      sql`select count(*) from transactions t join sessions s on s.id = t.session_id where s.session_type_id = ${place.typeId}`,
    ),
    taken: await count(
      sql`select coalesce(sum(10000 - balance), 0) as count from accounts where user_id = any(${sql.param(students.map(({ id }) => id))}::uuid[])`,
    ),
  }
}

describe(`${CROWD} people booking at once a start that one tutor can take`, () => {
  it('leaves exactly one session and one charge', { timeout: 120_000 }, async () => {
    const { codes, sessions, charges, taken } = await rush()
    expect(codes.filter((code) => code === 'booked')).toHaveLength(1)
    expect(codes.filter((code) => code !== 'booked').every((code) => code === 'SLOT_TAKEN')).toBe(true)
    expect({ sessions, charges, taken }).toEqual({ sessions: 1, charges: 1, taken: 7000 })
  })

  if (process.env.DATABASE_URL_TEST)
    it('never makes them wait for each other, even where the first one gives up', async () => {
      const place = await school(app)
      const [first, second, third] = [await app.person(), await app.person(), await app.person()]
      const elsewhere = await hold(app, place, first, inDays(app, 4))
      const at = inDays(app, 3)
      const { database } = app.services
      const { transaction } = database
      let tries = 0
      database.transaction = (work) =>
        transaction((connection) => {
          tries++
          return work(connection)
        })
      const waiting = async () =>
        (
          await database.query({
            text: 'select 1 from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()',
          })
        ).rows.length
      const other = new pg.Client({ connectionString: app.services.settings.databaseUrl })
      await other.connect()
      await other.query('begin')
      await other.query(
        `insert into commitments (id, session_id, user_id, joint_id, during) values (gen_random_uuid(), $1, $2, $1, tstzrange($3, $3::timestamptz + interval '1 hour'))`,
        [elsewhere.data.sessionHold.session.id, place.tutors[0]?.id, at],
      )
      const both = [hold(app, place, second, at), hold(app, place, third, at)]
      await expect.poll(waiting, { timeout: 10_000 }).toBe(2)
      await other.query('rollback')
      await other.end()
      const codes = (await Promise.all(both)).map(({ errors }) => errors?.[0]?.extensions.code ?? 'held')
      database.transaction = transaction
      expect({ codes: codes.sort(), tries }).toEqual({ codes: ['SLOT_TAKEN', 'held'], tries: 2 })
    })

  // The embedded database runs one transaction at a time, so only a server shows the need for the constraint.
  if (process.env.DATABASE_URL_TEST)
    it('fails with the bug planted: without the constraint several people get the start', {
      timeout: 120_000,
    }, async () => {
      const { database } = app.services
      const { transaction } = database
      // Three have seen that the tutor is free before any of them takes the start.
      const together = barrier(3)
      database.transaction = (work) =>
        transaction((connection) =>
          work({
            ...connection,
            query: async (asked) => {
              if (asked.name === 'take_turns') await together()
              return connection.query(asked)
            },
          }),
        )
      await database.orm.execute(sql`alter table commitments drop constraint commitments_no_overlap`)
      try {
        const { sessions, charges } = await rush()
        expect(sessions).toBeGreaterThan(1)
        expect(charges).toBeGreaterThan(1)
      } finally {
        database.transaction = transaction
        // The constraint takes no rows that overlap already.
        await database.orm.execute(sql`delete from commitments`)
        await database.orm.execute(
          sql`alter table commitments add constraint commitments_no_overlap exclude using gist (user_id with =, during with &&, joint_id with <>)`,
        )
      }
    })
})
