import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { write } from '../../../../server/kernel/write/write'
import { build, type TestApp } from '../../../build'
import { type Mailbox, mailbox } from '../../mailbox'

let post: Mailbox
let app: TestApp
beforeAll(async () => {
  post = await mailbox({ delay: 100 })
  app = await build({ smtpUrl: post.smtpUrl })
})
afterAll(async () => {
  await app.close()
  await post.close()
})
beforeEach(() => void post.mails.splice(0))

const queue = (addresses: string[], options: { startAfter?: Date; about?: string } = {}) =>
  write(app.services, async (writing) => {
    for (const to of addresses)
      await writing.queue('mail', { to, subject: 'Sign in', text: `login/a-secret ${to}` }, { about: null, ...options })
    writing.after(() => app.services.jobs.wake())
  })
const kept = async () => (await app.services.database.query({ text: 'select state, data from pgboss.job' })).rows
const addresses = (count: number) => Array.from({ length: count }, (_, at) => `ada-${at}@articled.example`)

async function until(isSo: () => boolean | Promise<boolean>) {
  const begun = Date.now()
  while (!(await isSo())) await new Promise((done) => setTimeout(done, 50))
  return Date.now() - begun
}

it('sends sixty queued mails within seconds', async () => {
  await queue(addresses(60))
  expect(await until(() => post.mails.length === 60)).toBeLessThan(15_000)
})

it('keeps nothing of a mail once it is sent', async () => {
  await queue(addresses(1))
  await app.services.jobs.drain()
  await until(async () => (await kept()).length === 0)
  expect(post.mails).toHaveLength(1)
})

it('hides the content of waiting mails from readers of the database', async () => {
  await queue(addresses(1), { startAfter: new Date(Date.now() + 3_600_000) })
  expect(JSON.stringify(await kept())).not.toMatch(/ada-0|a-secret|Sign in/)
  await app.services.database.query({ text: 'delete from pgboss.job' })
})

it('tries a failed mail again, and none that was sent beside it', async () => {
  await queue(['ada@articled.example', 'two@articled.example, at@articled.example', 'bob@articled.example'])
  await app.services.jobs.drain()
  expect(post.mails.map(({ text }) => text?.trim().split(' ')[1]).sort()).toEqual([
    'ada@articled.example',
    'bob@articled.example',
  ])
  expect((await kept()).map(({ state }) => state)).toEqual(['retry'])
  await app.services.database.query({ text: 'delete from pgboss.job' })
})

it('forgets every mail about a person, whatever its address', async () => {
  const { id: about } = await app.person()
  const startAfter = new Date(Date.now() + 3_600_000)
  await queue(['old@articled.example', 'new@articled.example'], { startAfter, about })
  await queue(['other@articled.example'], { startAfter })
  await write(app.services, (writing) => app.services.jobs.forget(writing, 'mail', about))
  expect(await kept()).toHaveLength(1)
  await app.services.database.query({ text: 'delete from pgboss.job' })
})

it('sends a batch in the order in which it was queued', async () => {
  const { mailer } = app.services
  const { send } = mailer
  const begun: string[] = []
  mailer.send = async ({ to }) => void begun.push(to)
  await queue(addresses(20), { startAfter: new Date(Date.now() - 1000) })
  // Without drain(), which would share the batch with the worker.
  await until(() => begun.length === 20)
  mailer.send = send
  expect(begun).toEqual(addresses(20))
})

it('sends the mails that an earlier version queued', async () => {
  const plain = JSON.stringify({ to: 'plain@articled.example', subject: 'Sign in', text: 'login/a-secret' })
  await app.services.database.query({
    text: "insert into pgboss.job (name, data) values ('mail', $1::jsonb)",
    values: [plain],
  })
  await app.services.jobs.drain()
  expect(post.mails).toHaveLength(1)
})
