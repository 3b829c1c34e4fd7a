import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type Stripe from 'stripe'
import type { Clock } from '../../server/kernel/time/clock'
import { actFor, shown } from './act'
import { createBooks } from './books'
import { formIn } from './form'
import { disputeObject, eventObject, type Shown } from './objects'
import { Refused } from './refused'
import { API_VERSION, shapes } from './shapes'

/** A call of the webhook. */
export interface Call {
  body: string
  headers: Record<string, string>
}

/** How it takes a request: as usual, or it acts and says nothing, or it does not act and says that it is down, or that it is asked too often. */
export type Misbehaviour = 'none' | 'silent' | 'down' | 'busy'

interface Answer {
  status: number
  body: object
}

/** The part of Stripe that we use, on a port of its own. Its payers, banks and staff do what the test says. */
export async function startStripe({ clock }: { clock: Pick<Clock, 'now'> }) {
  const secrets = { secretKey: 'sk_test_a_key_of_the_stub', webhookSecret: 'whsec_a_secret_of_the_stub' }
  const requests: { method: string; path: string; key: string | undefined; form: unknown }[] = []
  const misbehaviours: Misbehaviour[] = []
  const events: ReturnType<typeof eventObject>[] = []
  const keys = new Map<string, { asked: string; answer: Answer }>()
  const now = () => Math.floor(clock.now().getTime() / 1000)
  const tell = (type: string, object: Shown) => {
    const event = eventObject(type, object, API_VERSION, now())
    shapes.event.parse(event)
    events.push(event)
    return event
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const books = createBooks(now, () => apiUrl, tell)
  const account = { nextRefunds: 'succeeded' as 'succeeded' | 'pending' }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', apiUrl)
    const method = request.method ?? 'GET'
    const form = formIn(/^(GET|DELETE)$/.test(method) ? searchParams.toString() : await text(request))
    const key = request.headers['idempotency-key'] as string | undefined
    requests.push({ method, path: pathname, key, form })
    const misbehaviour = misbehaviours.shift()
    const { status, body } =
      misbehaviour === 'down' || misbehaviour === 'busy' ? failing(misbehaviour) : answerTo(request, pathname, form)
    if (misbehaviour === 'silent') return
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${requests.length}` })
    response.end(JSON.stringify(body, null, 2))
  }

  function answerTo(request: IncomingMessage, path: string, form: unknown): Answer {
    if (request.headers.authorization !== `Bearer ${secrets.secretKey}`)
      return refusal(new Refused(401, 'invalid_request_error', 'Invalid API Key provided: sk_test_****'))
    const act = () => actFor(books, `${request.method} ${path}`, form, account.nextRefunds)
    const key = request.method === 'POST' ? (request.headers['idempotency-key'] as string | undefined) : undefined
    return key ? onceFor(keys, key, [path, form], act) : answered(act)
  }

  return {
    ...{ apiUrl, ...secrets, requests, misbehaviours, events, keys, account, books },

    /** The payer pays by card. */
    pay: (id: string) => tell('checkout.session.completed', books.complete(id, 'succeeded')),
    /** The payer gives a card to keep. */
    keep(id: string) {
      const { session, method } = books.keep(id)
      return { methodId: method.id, completed: tell('checkout.session.completed', session) }
    },
    /** Staff take a kept card away on Stripe's own pages. */
    detachThere(methodId: string) {
      books.methods.detach(methodId)
      return events.at(-1)!
    },
    /** The payer begins to subscribe. Its bill is told of first. */
    subscribe(id: string) {
      const session = books.subscribe(id)
      const paid = events.at(-1)!
      const completed = tell('checkout.session.completed', session)
      return { subscriptionId: session.subscription as string, paid, completed }
    },
    /** The time of a period passes: the next is paid, or its card is refused, or it ends. Returns the event that tells of it. */
    turn(subscriptionId: string, turn: 'renew' | 'refuse' | 'end') {
      books.subscriptions[turn](subscriptionId)
      return events.at(-1)!
    },
    /** The payer chooses a bank that takes its time. */
    payLater: (id: string) => tell('checkout.session.completed', books.complete(id, 'processing')),
    /** That bank pays, or does not. */
    settle(id: string, isPaid: boolean) {
      const session = books.session(id)
      const intent = books.intent(session.payment_intent as string)
      intent.status = isPaid ? 'succeeded' : 'requires_payment_method'
      if (isPaid) session.payment_status = 'paid'
      return tell(`checkout.session.async_payment_${isPaid ? 'succeeded' : 'failed'}`, session)
    },
    /** Nobody pays in time. */
    runOut(id: string) {
      books.expireSession(id)
      return events.at(-1)!
    },
    /** A bank has taken back a refund that waited, or has not. */
    endRefund(id: string, status: 'succeeded' | 'failed' | 'canceled') {
      const refund = Object.assign(books.refunds.get(id)!, { status })
      if (status === 'failed') refund.failure_reason = 'declined'
      return tell(status === 'failed' ? 'refund.failed' : 'refund.updated', refund)
    },
    /** Staff pay back on Stripe's own pages. */
    refundThere(intentId: string, amount: number) {
      books.refund({ payment_intent: intentId, amount }, 'succeeded')
      return events.at(-1)!
    },
    dispute(intentId: string, amount: number, status = 'needs_response') {
      const dispute = disputeObject(books.intent(intentId), { amount, status }, now())
      return { dispute, event: tell('charge.dispute.created', dispute) }
    },
    decide: (dispute: Stripe.Dispute, status: 'won' | 'lost' | 'warning_closed' | 'prevented') =>
      tell('charge.dispute.closed', Object.assign(dispute, { status })),

    /** An event as the webhook gets it, signed at a time. */
    call: (event: object, at = clock.now()) => signedCall(secrets.webhookSecret, JSON.stringify(event, null, 2), at),

    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

export type StripeStub = Awaited<ReturnType<typeof startStripe>>

/** A body with Stripe's signature: `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`. */
export function signedCall(secret: string, body: string | Buffer, at: Date): Call {
  const time = Math.floor(at.getTime() / 1000)
  const proof = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')
  return { body: body.toString(), headers: { 'stripe-signature': `t=${time},v1=${proof}` } }
}

/** As Stripe keeps keys: the same words get the same answer, other words are refused. What was not understood is not kept. */
function onceFor(
  keys: Map<string, { asked: string; answer: Answer }>,
  key: string,
  words: unknown[],
  act: () => object,
): Answer {
  const asked = createHash('sha256').update(JSON.stringify(words)).digest('hex')
  const kept = keys.get(key)
  if (kept && kept.asked !== asked)
    return refusal(
      new Refused(400, 'idempotency_error', 'Keys for idempotent requests can only be used with the same parameters.'),
    )
  if (kept) return kept.answer
  const answer = answered(act)
  if (answer.status === 200) keys.set(key, { asked, answer: structuredClone(answer) })
  return answer
}

function answered(act: () => object): Answer {
  try {
    return { status: 200, body: act() }
  } catch (error) {
    if (error instanceof Refused) return refusal(error)
    throw error
  }
}

function refusal({ status, type, message, more }: Refused): Answer {
  return { status, body: shown(shapes.error, { error: { type, message, ...more } }) }
}

function failing(misbehaviour: 'down' | 'busy'): Answer {
  return misbehaviour === 'down'
    ? refusal(new Refused(500, 'api_error', 'An unknown error occurred.'))
    : refusal(new Refused(429, 'invalid_request_error', 'Too many requests.', { code: 'rate_limit' }))
}
