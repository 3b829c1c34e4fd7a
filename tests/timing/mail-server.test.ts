import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { freePort } from '../../scripts/cluster.mjs'
import { build, type TestApp } from '../build'
import { mailbox } from '../server/mailbox'
import { rest } from './own-postgres'

let app: TestApp
afterEach(() => app.close())

const addresses = Array.from({ length: 20 }, (_, at) => `ada-${at}@articled.example`)
const REQUEST = 'mutation ($email: String!) { web3Request(email: $email, redirectUri: "/") { sent } }'
const requestAll = () => Promise.all(addresses.map((email) => app.send(REQUEST, { email })))
const query = async (text: string) => (await app.services.database.query({ text })).rows

it('answers at once while no mail server is there, and sends each mail once when it is there', async () => {
  const port = await freePort()
  app = await build({ smtpUrl: `smtp://127.0.0.1:${port}` })
  const answers = await requestAll()
  expect(answers.filter(({ data }) => data?.web3Request.sent)).toHaveLength(20)
  for (let tried = 0; tried < 20; await rest(50))
    tried = (await query(`select 1 from pgboss.job where state = 'retry' or retry_count > 0`)).length
  const post = await mailbox({ port })
  await query(`update pgboss.job set start_after = now()`)
  await app.services.jobs.drain()
  expect(post.mails.map(({ to }) => to?.text).sort()).toEqual([...addresses].sort())
  // Closing waits for the connections that the server keeps for its next mail.
  void post.close()
})

it('answers at once and stops in time while the mail server takes connections and says nothing', async () => {
  const silent = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  app = await build({ smtpUrl: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}` })
  const answers = await requestAll()
  expect(answers.filter(({ data }) => data?.web3Request.sent)).toHaveLength(20)
  await rest(500)
  const begun = Date.now()
  await app.services.jobs.stop()
  expect(Date.now() - begun).toBeLessThan(13_000)
  silent.close()
})
