import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashSecret } from '../../server/gateways/sign-in/secrets'
import { isAway } from '../../server/kernel/database/away'
import { until } from '../until'
import { type OwnPostgres, onOwnPostgres } from './own-postgres'

let own: OwnPostgres
beforeAll(async () => {
  own = await onOwnPostgres()
})
afterAll(() => own.close())

/** Makes PostgreSQL give up the statement that waits for a lock, as it does itself after ten seconds. */
async function giveUpWaiting() {
  const waiting = `select pg_cancel_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and pid <> pg_backend_pid()`
  await until(async () => (await own.ask(waiting)).length)
}

it('does not answer that a person is signed out when PostgreSQL gave that statement up', async () => {
  const person = await own.app.person()
  await own.ask(`update sign_ins set token_hash = '${hashSecret('a refresh token')}' where id = '${person.signInId}'`)
  const other = new pg.Client({ connectionString: own.cluster.url })
  await other.connect()
  await other.query(`begin; select 1 from sign_ins where id = '${person.signInId}' for update`)
  const asked = own.app.send('mutation { logout(refreshToken: "a refresh token") }')
  await giveUpWaiting()
  const { status, errors } = await asked
  await other.end()
  expect([status, errors?.[0]?.extensions.code]).toEqual([503, 'UNAVAILABLE'])
  const [row] = await own.ask(`select ended_at from sign_ins where id = '${person.signInId}'`)
  expect(row?.ended_at).toBeNull()
})

it('never takes a transaction for done when one of its statements failed and nobody looked', async () => {
  const { database } = own.app.services
  const work = database.transaction(async ({ query }) => {
    await query({ text: `insert into practice_areas (id, name, short_name) values (gen_random_uuid(), 'Lost', 'L')` })
    await query({ text: 'select 1 / 0' }).catch(() => {})
    return 'done'
  })
  await expect(work).rejects.toThrow('rolled back')
  expect(await own.ask(`select 1 from practice_areas where name = 'Lost'`)).toEqual([])
})

it('answers UNAVAILABLE for a statement that takes too long', async () => {
  const { query } = own.app.services.database
  const asked = query({ text: `set statement_timeout = 100; select pg_sleep(5)` })
  expect(await asked.catch(isAway)).toBe(true)
})
