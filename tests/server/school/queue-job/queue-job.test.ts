import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { write } from '../../../../server/kernel/write/write'
import { build, type Person, type TestApp } from '../../../build'
import { listen, live, until } from '../../kernel/realtime/clients'

let app: TestApp
let keeper: Person
beforeAll(async () => {
  app = await build()
  keeper = await app.person({ abilities: ['manage_settings'] })
})
afterAll(() => app.close())
beforeEach(() => app.services.database.query({ text: 'delete from pgboss.job' }))

const JOBS = `query ($state: QueueJobState) { queueJobs(state: $state) {
  entries { id kind state tries insertedAt dueAt triedAt error } pageInfo { totalCount } } }`
const RETRY = 'mutation ($id: ID!) { queueJobRetry(id: $id) { id state tries error } }'
const SECRET = 'https://articled.example/login/a-token-that-signs-in'

const jobs = async (state?: string) => (await app.send(JOBS, { state }, keeper)).data.queueJobs.entries
const retry = (id: string) => app.send(RETRY, { id }, keeper)

const inAnHour = () => ({ startAfter: new Date(Date.now() + 3_600_000) })
const queueMail = (to: string, subject: string, options = {}) =>
  write(app.services, ({ queue }) =>
    queue('mail', { to, subject, text: SECRET, html: SECRET }, { about: null, ...options }),
  )

/** A mail to two addresses, which no outbox accepts. */
const queueBroken = (options = {}) => queueMail('ada@articled.example, bob@articled.example', 'Sign in', options)

/** Runs the queue until no try is left. */
async function exhaust() {
  for (let tries = 0; tries < 8; tries++) {
    await app.services.jobs.drain()
    await app.services.database.query({ text: `update pgboss.job set start_after = now() where state = 'retry'` })
  }
}

it('shows waiting jobs, and none that is done', async () => {
  await queueMail('ada@articled.example', 'Later', inAnHour())
  await queueMail('ada@articled.example', 'Now')
  await app.services.jobs.drain()
  expect(await jobs()).toEqual([
    expect.objectContaining({ kind: 'mail', state: 'waiting', tries: 0, triedAt: null, error: null }),
  ])
  expect(app.outbox.latestTo('ada@articled.example')?.subject).toBe('Now')
})

it('counts tries, shows the next time, and gives up after the sixth', async () => {
  await queueBroken()
  await app.services.jobs.drain()
  const [waiting] = await jobs('waiting')
  expect(waiting).toMatchObject({ tries: 1, error: 'Mail goes to one plain address' })
  expect(Date.parse(waiting.dueAt)).toBeGreaterThan(Date.parse(waiting.triedAt))
  await exhaust()
  expect(await jobs('waiting')).toEqual([])
  expect(await jobs('failed')).toEqual([expect.objectContaining({ id: waiting.id, tries: 6, dueAt: null })])
})

it('tries a failed job once more, and sends it once its fault is gone', async () => {
  await queueBroken()
  await exhaust()
  const [failed] = await jobs('failed')
  expect((await retry(failed.id)).data.queueJobRetry).toMatchObject({ state: 'waiting', tries: 6 })
  await exhaust()
  expect(await jobs('failed')).toEqual([expect.objectContaining({ id: failed.id, tries: 7 })])

  // An earlier version stored jobs unsealed, like this.
  const mended = { to: 'carol@articled.example', subject: 'Sign in', text: SECRET, html: SECRET }
  await app.services.database.query({ text: 'update pgboss.job set data = $1', values: [JSON.stringify(mended)] })
  await retry(failed.id)
  await exhaust()
  expect(await jobs()).toEqual([])
  expect(app.outbox.latestTo('carol@articled.example')?.subject).toBe('Sign in')
})

it('tries a waiting job early', async () => {
  await queueMail('dan@articled.example', 'Later', inAnHour())
  const [waiting] = await jobs()
  await retry(waiting.id)
  await app.services.jobs.drain()
  expect(app.outbox.latestTo('dan@articled.example')?.subject).toBe('Later')
})

it('refuses a job that is running, done or unknown', async () => {
  await queueBroken(inAnHour())
  const [job] = await jobs()
  const set = (state: string) => app.services.database.query({ text: `update pgboss.job set state = '${state}'` })
  await set('active')
  expect((await retry(job.id)).errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: 'running' })
  expect(await jobs('running')).toHaveLength(1)
  await set('completed')
  expect((await retry(job.id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  expect((await retry('01a1fcb1-aa59-7079-a711-881873d585b8')).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
})

it('reveals neither a job’s payload nor the address in an error', async () => {
  const output = {
    message: `550 <ada@articled.example> rejected, see ${SECRET}\n    at SMTPConnection`,
    command: SECRET,
  }
  await queueBroken(inAnHour())
  await app.services.database.query({
    text: `update pgboss.job set state = 'failed', started_on = now(), output = $1`,
    values: [JSON.stringify(output)],
  })
  const answer = await app.send(JOBS, {}, keeper)
  expect(answer.data.queueJobs.entries[0].error).toBe('550 … rejected, see …')
  expect(JSON.stringify(answer)).not.toMatch(/ada@|token/)
})

it('is open to staff with manage_settings alone', async () => {
  const other = await app.person({ abilities: ['manage_users', 'manage_billing'] })
  expect((await app.send(JOBS, {}, other)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
})

it('tells watchers of the queue about a failed try, and not about a job that succeeds at once', async () => {
  const address = await listen(app)
  const [watcher, student] = [live(address, keeper), live(address, await app.person())]
  const changes = 'subscription { changed(types: ["QueueJob"]) { type id } }'
  const [seen, unseen] = [await watcher.subscribe(changes), await student.subscribe(changes)]
  await queueMail('ada@articled.example', 'Now')
  await app.services.jobs.drain()
  await queueBroken(inAnHour())
  const [job] = await jobs()
  await app.services.database.query({ text: 'update pgboss.job set start_after = now()' })
  await app.services.jobs.drain()
  await until(() => seen.messages.length)
  expect(seen.messages[0].data.changed).toEqual({ type: 'QueueJob', id: job.id })
  expect(unseen.messages).toEqual([])
  await Promise.all([watcher.client.dispose(), student.client.dispose()])
})
