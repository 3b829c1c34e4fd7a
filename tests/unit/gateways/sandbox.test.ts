import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SIGNATURE_HEADER, signEvent } from '../../../server/gateways/payment/event-signature'
import { EventRefused, PaymentDeclined } from '../../../server/gateways/payment/payment'
import { createSandbox, type Sandbox, SandboxRefused } from '../../../server/gateways/payment/sandbox'
import { createClock } from '../../../server/kernel/time/clock'
import { usualPatience } from '../../../server/kernel/time/patience'

const secret = 'whsec_0123456789abcdef'
const request = {
  billingSessionId: '01920000-0000-7000-8000-0000000000bb',
  amount: 20_000,
  currency: 'GBP',
  description: 'Top-up, smart credits',
  locale: 'en-us',
  successUrl: 'https://articled.example/wallet/top-up?paid=1',
  cancelUrl: '/wallet/top-up',
  idempotencyKey: 'key-1',
}

interface Call {
  body: string
  headers: Record<string, string | string[] | undefined>
}

let dir: string
let webhook: Server
let calls: Call[]
/** The statuses to answer in turn, and 200 after them. */
let answers: number[]
const opened: Sandbox[] = []
const clock = createClock({ settable: true })

beforeEach(async () => {
  clock.set(new Date('2026-05-01T12:00:00Z'))
  dir = await mkdtemp(join(tmpdir(), 'sandbox-'))
  calls = []
  answers = []
  webhook = createServer(async (incoming, response) => {
    calls.push({ body: await text(incoming), headers: incoming.headers })
    response.writeHead(answers.shift() ?? 200).end()
  })
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((sandbox) => sandbox.close()))
  webhook.closeAllConnections()
  await new Promise((resolve) => webhook.close(resolve))
  await rm(dir, { recursive: true })
})

async function open(retryDelays: number[] = [10, 10, 10]): Promise<Sandbox> {
  const { port } = webhook.address() as AddressInfo
  const webhookUrl = `http://127.0.0.1:${port}/webhook`
  const payOrigin = 'http://pay.example'
  const sandbox = await createSandbox({
    dir,
    secret,
    clock,
    patience: usualPatience,
    webhookUrl,
    payOrigin,
    retryDelays,
  })
  opened.push(sandbox)
  return sandbox
}

const codeOf = (run: Promise<unknown>) =>
  run.then(
    () => 'done',
    (error) => (error instanceof SandboxRefused ? error.code : error),
  )
const reasonOf = (run: () => unknown) => {
  try {
    run()
    return 'believed'
  } catch (error) {
    return error instanceof EventRefused ? error.reason : error
  }
}

describe('the sandbox gateway', () => {
  it('starts a payment and answers the address of its page', async () => {
    const sandbox = await open()
    const { externalId, url } = await sandbox.start(request)
    expect(externalId).toMatch(/^pay_test_[0-9a-f]{32}$/)
    expect(url).toBe(`http://pay.example/pay/${externalId}`)
    expect(sandbox.find(externalId)).toMatchObject({ ...request, status: 'open' })
    expect(await sandbox.read(externalId)).toBeNull()
    expect(await sandbox.read('pay_test_none')).toBeNull()
  })

  it.each(['paid', 'failed', 'cancelled'] as const)('delivers a signed event once it is %s', async (status) => {
    const sandbox = await open()
    const { externalId } = await sandbox.start(request)
    const choice = ({ paid: 'pay', failed: 'fail', cancelled: 'cancel' } as const)[status]
    expect((await sandbox.choose(externalId, choice)).status).toBe(status)
    expect(calls).toHaveLength(1)
    const [call] = calls as [Call]
    expect(sandbox.verifyEvent(call.body, call.headers)).toMatchObject({
      id: expect.stringMatching(/^evt_test_/),
      gateway: 'sandbox',
      type: `payment.${status}`,
      payment: { externalId, billingSessionId: request.billingSessionId, amount: 20_000, currency: 'GBP', status },
    })
    expect((await sandbox.read(externalId))?.type).toBe(`payment.${status}`)
  })

  it('answers the same payment for the same key, also to two requests at once', async () => {
    const sandbox = await open()
    const [first, second] = await Promise.all([sandbox.start(request), sandbox.start({ ...request })])
    expect(second).toEqual(first)
    expect(await sandbox.start(request)).toEqual(first)
    expect((await sandbox.start({ ...request, idempotencyKey: 'key-2' })).externalId).not.toBe(first.externalId)
  })

  it('refuses another amount with the same key', async () => {
    const sandbox = await open()
    await sandbox.start(request)
    expect(await codeOf(sandbox.start({ ...request, amount: 1 }))).toBe('key_reused')
  })

  it('refuses amounts that are not whole pence above zero', async () => {
    const sandbox = await open()
    for (const amount of [0, -1, 0.5, Number.NaN, 2 ** 60]) {
      expect(await codeOf(sandbox.start({ ...request, amount }))).toBe('invalid')
    }
  })

  it('moves a payment forward once, whichever buttons the payer presses at once', async () => {
    const sandbox = await open()
    const { externalId } = await sandbox.start(request)
    const results = await Promise.all(
      (['pay', 'fail', 'cancel', 'pay'] as const).map((choice) => codeOf(sandbox.choose(externalId, choice))),
    )
    expect(results).toEqual(['done', 'closed', 'closed', 'done'])
    expect(await codeOf(sandbox.choose(externalId, 'cancel'))).toBe('closed')
    expect(await codeOf(sandbox.choose('pay_test_none', 'pay'))).toBe('not_found')
    expect((await sandbox.read(externalId))?.type).toBe('payment.paid')
    expect(calls).toHaveLength(1)
  })

  it('closes an unpaid payment without an event, and leaves a paid one alone', async () => {
    const sandbox = await open()
    const { externalId } = await sandbox.start(request)
    await sandbox.expire(externalId)
    expect(await codeOf(sandbox.choose(externalId, 'pay'))).toBe('closed')
    expect(calls).toHaveLength(0)
    const { externalId: paid } = await sandbox.start({ ...request, idempotencyKey: 'key-2' })
    await sandbox.choose(paid, 'pay')
    await sandbox.expire(paid)
    expect((await sandbox.read(paid))?.type).toBe('payment.paid')
  })

  it('sends the same event again under a fresh signature until it is accepted', async () => {
    const sandbox = await open()
    answers = [500, 302, 503]
    const { externalId } = await sandbox.start(request)
    await sandbox.choose(externalId, 'pay')
    await vi.waitFor(() => expect(calls).toHaveLength(4))
    await vi.waitFor(() => expect(sandbox.find(externalId)?.events[0]?.deliveredAt).not.toBeNull())
    expect(new Set(calls.map(({ body }) => body)).size).toBe(1)
    for (const call of calls) expect(sandbox.verifyEvent(call.body, call.headers)?.type).toBe('payment.paid')
    expect(sandbox.find(externalId)?.events[0]).toMatchObject({ attempts: 4 })
  })

  it('stops its retries when it is closed, and sends the rest after a restart', async () => {
    const sandbox = await open([60_000])
    answers = [500]
    const { externalId } = await sandbox.start(request)
    await sandbox.choose(externalId, 'pay')
    await sandbox.close()
    expect(calls).toHaveLength(1)
    clock.set(new Date('2026-05-02T12:00:00Z'))
    const restarted = await open()
    expect((await restarted.read(externalId))?.type).toBe('payment.paid')
    await restarted.resume()
    expect(calls).toHaveLength(2)
    const [, call] = calls as [Call, Call]
    expect(restarted.verifyEvent(call.body, call.headers)?.occurredAt.toISOString()).toMatch(/^2026-05-01T12:00:0/)
    await restarted.resume()
    expect(calls).toHaveLength(2)
  })

  it('keeps its books whole over a restart, and recognises its keys', async () => {
    const sandbox = await open()
    const requests = Array.from({ length: 25 }, (_, index) => ({ ...request, idempotencyKey: `key-${index}` }))
    const started = await Promise.all(requests.map((each) => sandbox.start(each)))
    const restarted = await open()
    expect(await Promise.all(requests.map((each) => restarted.start(each)))).toEqual(started)
    expect(JSON.parse(await readFile(join(dir, 'sandbox-payments.json'), 'utf8'))).toHaveLength(25)
    expect(await readdir(dir)).toEqual(['sandbox-payments.json'])
  })

  it('does not start anew over books that it cannot read', async () => {
    await writeFile(join(dir, 'sandbox-payments.json'), '[{"half":')
    await expect(open()).rejects.toThrow('cannot read its books')
  })

  it('does not start without a secret', async () => {
    for (const empty of ['', '   ', 'short']) {
      const settings = {
        dir,
        secret: empty,
        clock,
        patience: usualPatience,
        webhookUrl: 'http://127.0.0.1:1',
        payOrigin: '',
      }
      await expect(createSandbox(settings)).rejects.toThrow('secret')
    }
  })
})

describe('a payment by bank', () => {
  it.each([
    ['pay-soon', 10],
    ['pay-late', 40 * 60],
  ] as const)('chosen as %s is on its way for %i seconds, and arrives by itself', async (choice, seconds) => {
    const sandbox = await open()
    const { externalId } = await sandbox.start(request)
    await sandbox.choose(externalId, choice)
    expect([await sandbox.read(externalId), calls.length]).toEqual([null, 0])
    await sandbox.expire(externalId)
    expect(await codeOf(sandbox.choose(externalId, 'cancel'))).toBe('closed')
    clock.set(new Date(clock.now().getTime() + seconds * 1000))
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    expect((await sandbox.read(externalId))?.type).toBe('payment.paid')
  })

  it('arrives after a restart too', async () => {
    const sandbox = await open()
    const { externalId } = await sandbox.start(request)
    await sandbox.choose(externalId, 'pay-late')
    await sandbox.close()
    const restarted = await open()
    await restarted.resume()
    expect(calls).toHaveLength(0)
    clock.set(new Date(clock.now().getTime() + 41 * 60_000))
    await vi.waitFor(() => expect(calls).toHaveLength(1))
  })
})

describe('a payment that was made', () => {
  async function made() {
    const sandbox = await open()
    const { externalId } = await sandbox.start(request)
    await sandbox.choose(externalId, 'pay')
    const asked = { intentId: externalId, currency: 'GBP' }
    return { sandbox, externalId, asked }
  }
  const types = (sandbox: Sandbox) => calls.map(({ body, headers }) => sandbox.verifyEvent(body, headers)?.type)

  it('can be told of twice, with one event', async () => {
    const sandbox = await open()
    const { externalId } = await sandbox.start(request)
    await sandbox.choose(externalId, 'pay-twice')
    expect(calls).toHaveLength(2)
    expect(new Set(calls.map(({ body }) => body)).size).toBe(1)
  })

  it('is paid back in parts, once for each key, and never more than it was', async () => {
    const { sandbox, asked } = await made()
    const ask = (refundId: string, amount: number) =>
      sandbox.refund({ ...asked, refundId, amount, idempotencyKey: refundId })
    const [one, again] = await Promise.all([ask('one', 12_000), ask('one', 12_000)])
    expect(again).toEqual(one)
    expect(one).toMatchObject({ refundId: 'one', amount: 12_000, status: 'succeeded' })
    await expect(ask('two', 8001)).rejects.toThrow(PaymentDeclined)
    await ask('three', 8000)
    await vi.waitFor(() => expect(types(sandbox)).toEqual(['payment.paid', 'refund.succeeded', 'refund.succeeded']))
  })

  it('is not paid back before it is made, in another currency, or while it is disputed', async () => {
    const { sandbox, externalId, asked } = await made()
    const ask = (change: object) =>
      sandbox.refund({ ...asked, refundId: 'one', amount: 100, idempotencyKey: JSON.stringify(change), ...change })
    const { externalId: unpaid } = await sandbox.start({ ...request, idempotencyKey: 'key-2' })
    for (const change of [{ intentId: unpaid }, { intentId: 'pay_none' }, { currency: 'USD' }, { amount: 0 }])
      await expect(ask(change)).rejects.toThrow(PaymentDeclined)
    await sandbox.choose(externalId, 'dispute')
    await expect(ask({})).rejects.toThrow(PaymentDeclined)
  })

  it('can be disputed once, and the bank decides once', async () => {
    const { sandbox, externalId } = await made()
    expect(await codeOf(sandbox.choose(externalId, 'dispute-won'))).toBe('closed')
    await sandbox.choose(externalId, 'dispute')
    await sandbox.choose(externalId, 'dispute')
    await sandbox.choose(externalId, 'dispute-lost')
    expect(await codeOf(sandbox.choose(externalId, 'dispute-won'))).toBe('closed')
    expect(types(sandbox)).toEqual(['payment.paid', 'dispute.opened', 'dispute.lost'])
  })

  it('is read from the books of an earlier release, with the event that it had not delivered', async () => {
    const { externalId, createdAt, body } = await earlier()
    const kept = {
      ...request,
      externalId,
      status: 'paid',
      createdAt,
      event: { id: 'evt', body, attempts: 1, deliveredAt: null },
    }
    await writeFile(join(dir, 'sandbox-payments.json'), JSON.stringify([kept]))
    const sandbox = await open()
    await sandbox.resume()
    expect(sandbox.verifyEvent(calls[0]?.body as string, calls[0]?.headers as Call['headers'])).toMatchObject({
      payment: { externalId, intentId: null },
    })
  })

  async function earlier() {
    const [externalId, createdAt] = ['pay_test_earlier', clock.now().toISOString()]
    const { billingSessionId, amount, currency } = request
    const payment = { externalId, billingSessionId, amount, currency, status: 'paid' }
    return {
      externalId,
      createdAt,
      body: JSON.stringify({ id: 'evt', type: 'payment.paid', occurredAt: createdAt, payment }),
    }
  }
})

describe('a payment event', () => {
  async function paid() {
    const sandbox = await open()
    const { externalId } = await sandbox.start(request)
    await sandbox.choose(externalId, 'pay')
    const { body, headers } = calls[0] as Call
    return { sandbox, body, signature: headers[SIGNATURE_HEADER] as string }
  }

  it('is refused when a byte of it is changed', async () => {
    const { sandbox, body, signature } = await paid()
    const headers = { [SIGNATURE_HEADER]: signature }
    expect(reasonOf(() => sandbox.verifyEvent(body, headers))).toBe('believed')
    expect(reasonOf(() => sandbox.verifyEvent(Buffer.from(body), headers))).toBe('believed')
    expect(reasonOf(() => sandbox.verifyEvent(body.replace(':20000', ':90000'), headers))).toBe('signature')
    expect(reasonOf(() => sandbox.verifyEvent(`${body} `, headers))).toBe('signature')
  })

  it('is refused without its signature, or with a wrong one', async () => {
    const { sandbox, body, signature } = await paid()
    const [time, proof] = signature.split(',') as [string, string]
    const other = signEvent('whsec_another_secret', body, clock.now())
    for (const header of [
      undefined,
      '',
      time,
      proof,
      'v1=',
      `t=,${proof}`,
      `${time},${time},${proof}`,
      `t=-1,${proof}`,
      `${time},v1=`,
      other,
    ]) {
      expect(reasonOf(() => sandbox.verifyEvent(body, { [SIGNATURE_HEADER]: header }))).toBe('signature')
    }
    expect(reasonOf(() => sandbox.verifyEvent(body, { [SIGNATURE_HEADER]: `${signature},v1=00` }))).toBe('believed')
  })

  it('is accepted for 300 seconds either way, and its signature covers its time', async () => {
    const { sandbox, body } = await paid()
    const at = new Date('2026-05-01T15:00:00Z')
    const headers = { [SIGNATURE_HEADER]: signEvent(secret, body, at) }
    const after = (seconds: number) => {
      clock.set(new Date(at.getTime() + seconds * 1000))
      return reasonOf(() => sandbox.verifyEvent(body, headers))
    }
    expect([299, -299, 301, -302].map(after)).toEqual(['believed', 'believed', 'too_old', 'too_old'])
    const shifted = headers[SIGNATURE_HEADER]?.replace(/t=\d+/, `t=${clock.now().getTime() / 1000}`)
    expect(reasonOf(() => sandbox.verifyEvent(body, { [SIGNATURE_HEADER]: shifted }))).toBe('signature')
  })

  it('is refused when its signature is right but its content is not', async () => {
    const { sandbox, body } = await paid()
    for (const broken of [
      '',
      'null',
      '{}',
      body.replace('payment.paid', 'payment.failed'),
      body.replace(':20000', ':-1'),
    ]) {
      const headers = { [SIGNATURE_HEADER]: signEvent(secret, broken, clock.now()) }
      expect(reasonOf(() => sandbox.verifyEvent(broken, headers))).toBe('malformed')
    }
  })
})
