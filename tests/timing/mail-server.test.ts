import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { freePort } from '../../scripts/cluster.mjs'
import { build, type TestApp } from '../build'
import { mailbox } from '../server/mailbox'
import { until } from '../until'
import { short } from './own-postgres'

let app: TestApp
afterEach(() => app.close())

const addresses = Array.from({ length: 20 }, (_, at) => `ada-${at}@articled.example`)
const REQUEST = 'mutation ($email: String!) { web3Request(email: $email, redirectUri: "/") { sent } }'
const requestAll = () => Promise.all(addresses.map((email) => app.send(REQUEST, { email })))
const query = async (text: string) => (await app.services.database.query({ text })).rows

it('answers at once while no mail server is there, and sends each mail once when it is there', async () => {
  const port = await freePort()
  app = await build({ smtpUrl: `smtp://127.0.0.1:${port}` }, short)
  const answers = await requestAll()
  expect(answers.filter(({ data }) => data?.web3Request.sent)).toHaveLength(20)
  await until(
    async () => (await query(`select 1 from pgboss.job where state = 'retry' or retry_count > 0`)).length === 20,
  )
  const post = await mailbox({ port })
  // A try that had begun before the mail server came may still fail, and waits for its next turn.
  await until(async () => {
    await query(`update pgboss.job set start_after = now() where state = 'retry'`)
    await app.services.jobs.drain()
    return (await query('select 1 from pgboss.job')).length === 0
  })
  expect(post.mails.map(({ to }) => to?.text).sort()).toEqual([...addresses].sort())
  // Closing waits for the connections that the server keeps for its next mail.
  void post.close()
})

it('answers at once and stops in time while the mail server takes connections and says nothing', async () => {
  const silent = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  // Whoever waited for a mail would wait for ever, as far as this test can tell.
  const mailMs = 600_000
  const patience = { ...short, mailConnectionMs: mailMs, mailSilentMs: mailMs }
  app = await build({ smtpUrl: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}` }, patience)
  const answers = await requestAll()
  expect(answers.filter(({ data }) => data?.web3Request.sent)).toHaveLength(20)
  await until(async () => (await query(`select 1 from pgboss.job where state = 'active'`)).length)
  await app.services.jobs.stop()
  silent.close()
})
