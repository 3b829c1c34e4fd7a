import { afterAll, beforeAll, expect, it } from 'vitest'
import { notify } from '../../../../server/identity/notification/notify'
import { usualPatience } from '../../../../server/kernel/time/patience'
import { write } from '../../../../server/kernel/write/write'
import { build, type Person, type TestApp } from '../../../build'
import { type PushService, startPushService, type TestBrowser } from '../../../push-service'
import { until } from '../../../until'

let app: TestApp
let service: PushService
beforeAll(async () => {
  service = await startPushService()
  app = await build({}, { pushMs: 1_000, pushTurnMs: 200, jobsPollMs: 500 }, service.outside)
})
afterAll(async () => {
  await app.close()
  await service.close()
})

async function shownBy(browser: TestBrowser) {
  const who = await app.person()
  const { endpoint, p256dh, auth } = browser
  const { errors } = await app.send(
    'mutation($endpoint: String!, $p256dh: String!, $auth: String!) { pushSubscriptionCreate(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) { id } }',
    { endpoint, p256dh, auth },
    who,
  )
  expect(errors).toBeUndefined()
  return who
}
const tell = (who: Person) =>
  write(app.services, (writing) =>
    notify(writing, app.services, [who.id], {
      ...{ kind: 'bookings', path: '/calendar' },
      words: () => ({ title: 'Moved', body: 'It begins at ten.' }),
    }),
  )
const SILENCES = 500
const silent = () => {
  const browser = service.browser()
  browser.answers.push(...Array.from({ length: SILENCES }, () => 'silence' as const))
  return browser
}
const waiting = async ({ id }: Person) =>
  (
    await app.services.database.query({
      text: "select count(*)::int as count from pgboss.job where name = 'push' and data ->> 'about' = $1",
      values: [id],
    })
  ).rows[0]?.count

it('a push service that keeps silent keeps nobody else’s messages waiting, and few of its own person wait', async () => {
  const browser = silent()
  const [attacker, honest] = [await shownBy(browser), service.browser()]
  for (let count = 0; count < 60; count++) await tell(attacker)
  expect(await waiting(attacker)).toBeLessThanOrEqual(20)
  await tell(await shownBy(honest))
  await until(() => honest.messages.length)
  // Some twenty messages of the attacker's wait before it, each of which the service would keep for the whole patience; a few are tried while a busy machine takes its time.
  expect(SILENCES - browser.answers.length).toBeLessThan(10)
}, 60_000)

it('a browser whose push service was silent five times in a row is forgotten; an answer begins the count anew', async () => {
  const [dead, slow] = [silent(), service.browser()]
  slow.answers.push('silence', 'silence', 'silence', 'silence', 201, 'silence', 'silence')
  const [first, second] = [await shownBy(dead), await shownBy(slow)]
  const left = async (who: Person) =>
    (await app.send('{ pushSubscriptions { id } }', {}, who)).data.pushSubscriptions.length
  const sendAll = async () => {
    await app.services.database.query({
      text: "update pgboss.job set start_after = now() where name = 'push' and state in ('created', 'retry')",
    })
    await app.services.jobs.drain()
  }
  await app.services.database.query({ text: "delete from pgboss.job where name = 'push'" })
  await tell(first)
  await tell(second)
  await until(async () => {
    await sendAll()
    return slow.messages.length
  }, 30_000)
  await tell(second)
  await sendAll()
  await until(async () => {
    await sendAll()
    return (await left(first)) === 0
  }, 30_000)
  expect(await left(second)).toBe(1)
}, 90_000)

it('the server waits three seconds for a push service by default', () => {
  expect(usualPatience.pushMs).toBe(3_000)
})
