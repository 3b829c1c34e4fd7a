import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { usualPatience } from '../../server/kernel/time/patience'
import { write } from '../../server/kernel/write/write'
import { build } from '../build'
import { until } from '../until'
import { type OwnPostgres, onOwnPostgres } from './own-postgres'

let own: OwnPostgres
beforeAll(async () => {
  // An answer counts as lost after the usual time, which the jobs below are older or younger than.
  own = await onOwnPostgres({ jobsLostMs: usualPatience.jobsLostMs })
})
afterAll(() => own.close())

const queue = (to: string, startAfter?: Date) =>
  write(own.app.services, async (writing) => {
    const message = { to, subject: 'Sign in', text: 'login' }
    await writing.queue('mail', message, { about: null, ...(startAfter && { startAfter }) })
    writing.after(() => own.app.services.jobs.wake())
  })
const sentTo = (address: string) => own.post.mails.filter(({ to }) => to?.text === address).length
const states = () => own.ask('select state from pgboss.job')
const active = (since: string) => `update pgboss.job set state = 'active', started_on = now() - interval '${since}'`

/** Stands in the absent database's place, and waits until the queue has asked it in vain. */
async function askInVain() {
  let asked = 0
  const absent = createServer((socket) => {
    asked++
    socket.destroy()
  })
  absent.listen(Number(new URL(own.cluster.url).port), '127.0.0.1')
  await once(absent, 'listening')
  own.app.services.jobs.wake()
  await until(() => asked)
  await new Promise((done) => absent.close(done))
}

it('sends a mail once although it could not record the end of the job while the database was away', async () => {
  const { mailer } = own.app.services
  const { send } = mailer
  const halted = new Promise<void>((resolve) => {
    mailer.send = async (message) => {
      await send.call(mailer, message)
      await own.cluster.halt('fast')
      resolve()
    }
  })
  await queue('once@articled.example')
  // The mail is out, and the server cannot write that down: its first try comes before the database can be back.
  await halted
  mailer.send = send
  await own.cluster.begin()
  await until(async () => !(await states()).length)
  expect(sentTo('once@articled.example')).toBe(1)
})

it('sends a mail whose job it took from the queue in an answer that was lost', async () => {
  // What was suspected when the database was away before is settled twice that time later.
  const { clock } = own.app.services
  clock.set(new Date(clock.now().getTime() + 2 * usualPatience.jobsLostMs + 1_000))
  await own.app.sweep()
  await queue('given@articled.example', new Date(Date.now() + 3_600_000))
  await own.ask(active('20 seconds'))
  await own.app.sweep()
  expect(await states()).toEqual([{ state: 'active' }])
  // Only a failed question of the queue shows that an answer may be lost.
  await own.cluster.halt('fast')
  await askInVain()
  await own.cluster.begin()
  await until(async () => {
    await own.app.sweep().catch(() => {})
    return sentTo('given@articled.example')
  })
  expect(sentTo('given@articled.example')).toBe(1)
})

it('leaves a mail alone whose job began a moment ago', async () => {
  await queue('begun@articled.example', new Date(Date.now() + 3_600_000))
  await own.ask(active('5 seconds'))
  await own.app.sweep()
  expect(await states()).toEqual([{ state: 'active' }])
})

it('sends at its start the mails that a killed server had begun, also at their last try, but not one that may have killed it six times', async () => {
  await own.ask(`${active('1 second')}, retry_count = retry_limit - 1`)
  await queue('poison@articled.example', new Date(Date.now() + 3_600_000))
  await own.ask(`${active('1 second')}, retry_count = retry_limit where state = 'created'`)
  await own.app.close()
  await own.ask(active('1 second'))
  const next = await build({ databaseUrl: own.cluster.url, smtpUrl: own.post.smtpUrl })
  await until(() => sentTo('begun@articled.example'))
  expect(sentTo('begun@articled.example')).toBe(1)
  // The mail arrives before the server has recorded the end of its job.
  await until(async () => (await states()).length === 1)
  expect(await states()).toEqual([{ state: 'failed' }])
  own.app = next
})
