import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isPublicAddress } from '../../../../server/gateways/outside/public-address'
import { createPusher } from '../../../../server/gateways/push/push'
import { type Notice, notify } from '../../../../server/identity/notification/notify'
import { usualPatience } from '../../../../server/kernel/time/patience'
import { write } from '../../../../server/kernel/write/write'
import { build, type Person, type TestApp } from '../../../build'
import { type PushService, startPushService, type TestBrowser } from '../../../push-service'

let app: TestApp
let service: PushService
let person: Person
let browser: TestBrowser
beforeAll(async () => {
  service = await startPushService()
  app = await build({}, { pushMs: 3_000 }, service.outside)
})
afterAll(async () => {
  await app.close()
  await service.close()
})
beforeEach(async () => {
  person = await app.person()
  browser = service.browser()
})

const turnOn = (who: Person, { endpoint, p256dh, auth }: Pick<TestBrowser, 'endpoint' | 'p256dh' | 'auth'>) =>
  app.send(
    'mutation($endpoint: String!, $p256dh: String!, $auth: String!) { pushSubscriptionCreate(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) { id current } }',
    { endpoint, p256dh, auth },
    who,
  )
const subscriptions = async (who: Person) =>
  (await app.send('{ pushSubscriptions { id current } }', {}, who)).data.pushSubscriptions
const tell = async (who: Person, about?: { type: string; id: string }) => {
  await write(app.services, (writing) =>
    notify(writing, app.services, [who.id], {
      ...{ kind: 'bookings', path: '/calendar', ...(about && { about: about as Notice['about'] }) },
      words: () => ({ title: 'Moved', body: 'It begins at ten.' }),
    }),
  )
  await app.services.jobs.drain()
}

describe('a notification by push', () => {
  it('reaches the browser, signed by the server, and only the browser can read it', async () => {
    expect((await turnOn(person, browser)).data.pushSubscriptionCreate).toMatchObject({ current: true })
    await tell(person)
    expect(browser.messages).toEqual([
      expect.objectContaining({ title: 'Moved', body: 'It begins at ten.', path: '/calendar', kind: 'bookings' }),
    ])
  })

  it('is tried by the person, and by nobody else', async () => {
    const { id } = (await turnOn(person, browser)).data.pushSubscriptionCreate
    const test = (who: Person) => app.send('mutation($id: ID!) { pushSubscriptionTest(id: $id) { id } }', { id }, who)
    expect((await test(await app.person())).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    await test(person)
    await app.services.jobs.drain()
    expect(browser.messages.map(({ title }) => title)).toEqual(['Notifications arrive here'])
    const { data } = await app.send('{ notifications { entries { id } } }', {}, person)
    expect(data.notifications.entries).toEqual([])
  })

  it.each([404, 410])('ends the subscription of a browser that is gone (%s)', async (status) => {
    await turnOn(person, browser)
    browser.answers.push(status)
    await tell(person)
    expect(await subscriptions(person)).toEqual([])
  })

  it('stays in the queue while the service fails or keeps silent, and the subscription stays', async () => {
    await turnOn(person, browser)
    for (const answer of [500, 'silence'] as const) {
      browser.answers.push(answer)
      await tell(person)
    }
    expect(browser.messages).toEqual([])
    expect(await subscriptions(person)).toHaveLength(1)
    const { rows } = await app.services.database.query({
      text: `select count(*)::int as count from pgboss.job where name = 'push' and state = 'retry'`,
    })
    expect(rows[0]?.count).toBe(2)
  })

  it('does not read an endless answer', async () => {
    await turnOn(person, browser)
    browser.answers.push('flood')
    const before = process.memoryUsage().rss
    await tell(person)
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
  })

  it('is not sent about something that the person may no longer see', async () => {
    await turnOn(person, browser)
    const other = await app.person()
    await tell(person, { type: 'User', id: other.id })
    expect(browser.messages).toEqual([])
    await tell(person, { type: 'User', id: person.id })
    expect(browser.messages).toHaveLength(1)
  })

  it('goes no more to a browser that was signed out, nor to whoever used it before', async () => {
    await turnOn(person, browser)
    await app.send('mutation($id: ID!) { deviceEnd(id: $id) { id } }', { id: person.signInId }, person)
    await tell(person)
    expect(browser.messages).toEqual([])
    const [second, third] = [await app.person(), await app.person()]
    await turnOn(second, browser)
    await turnOn(third, browser)
    await tell(second)
    expect(browser.messages).toEqual([])
    await tell(third)
    expect(browser.messages).toHaveLength(1)
  })

  it('is not sent to a browser that was signed out while the message waited', async () => {
    await turnOn(person, browser)
    browser.answers.push(500)
    await tell(person)
    await app.send('mutation($id: ID!) { deviceEnd(id: $id) { id } }', { id: person.signInId }, person)
    await app.services.database.query({ text: "update pgboss.job set start_after = now() where name = 'push'" })
    await app.services.jobs.drain()
    expect(browser.messages).toEqual([])
    expect(browser.answers).toEqual([])
  })

  it('of a long text is cut to what a message holds', async () => {
    await turnOn(person, browser)
    await write(app.services, (writing) =>
      notify(writing, app.services, [person.id], {
        ...{ kind: 'bookings', path: '/' },
        words: () => ({ title: '⚖'.repeat(500), body: '⚖'.repeat(5_000) }),
      }),
    )
    await app.services.jobs.drain()
    expect(browser.messages[0]?.body).toHaveLength(400)
  })

  it('ends when the person turns it off; others cannot', async () => {
    const { id } = (await turnOn(person, browser)).data.pushSubscriptionCreate
    const off = (who: Person) => app.send('mutation($id: ID!) { pushSubscriptionDelete(id: $id) { id } }', { id }, who)
    expect((await off(await app.person())).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect((await off(person)).errors).toBeUndefined()
    expect((await off(person)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    await tell(person)
    expect(browser.messages).toEqual([])
  })
})

describe('an address that no push service has', () => {
  it.each([
    'http://push.example.com/1',
    'https://localhost/1',
    'https://127.0.0.1/1',
    'https://[::1]/1',
    'https://[::ffff:10.0.0.1]/1',
    'https://[::ffff:0:127.0.0.1]/1',
    'https://[::ffff:8.8.8.8]/1',
    'https://[64:ff9b::7f00:1]/1',
    'https://[2002:7f00:1::]/1',
    'https://[4000::1]/1',
    'https://0x7f.1/1',
    'https://10.0.0.8/1',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/1',
    'https://database/1',
    'https://printer.local/1',
    'https://user:secret@push.example.com/1',
    'file:///etc/passwd',
    'nonsense',
    `https://push.example.com/${'x'.repeat(3000)}`,
  ])('is refused: %s', async (endpoint) => {
    const { errors } = await turnOn(person, { ...browser, endpoint })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', field: 'endpoint' })
  })

  it('is refused with keys of another length', async () => {
    const wrong = await turnOn(person, { ...browser, p256dh: 'AAAA' })
    expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', field: 'p256dh' })
  })

  it('is refused with a key that is no point of the curve', async () => {
    const off = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url')
    const hybrid = Buffer.from(browser.p256dh, 'base64url')
    hybrid[0] = 9
    for (const p256dh of [off, hybrid.toString('base64url')]) {
      const { errors } = await turnOn(person, { ...browser, p256dh })
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', field: 'p256dh' })
    }
  })

  it('is never called when a public name leads into our own network', async () => {
    const pusher = createPusher({
      clock: app.services.clock,
      patience: usualPatience,
      privateKey: randomBytes(32),
      subject: 'mailto:a@articled.example',
    })
    // The name is resolved by the real lookup, which knows this machine by it.
    const target = { ...browser, endpoint: browser.endpoint.replace('push.example', 'localhost') }
    expect(await pusher.send(target, {})).toBe('gone')
    expect(browser.messages).toEqual([])
  })

  it.each([
    ['192.168.1.1', false],
    ['100.64.0.1', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:0:7f00:1', false],
    ['64:ff9b::a00:1', false],
    ['4000::1', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['8.8.8.8', true],
    ['2606:4700::1111', true],
  ])('is told from a public one: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic)
  })
})
