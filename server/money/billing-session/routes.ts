import type { FastifyInstance } from 'fastify'
import { EventRefused } from '../../gateways/payment/payment'
import { type Choice, choices, type Sandbox, SandboxRefused } from '../../gateways/payment/sandbox'
import type { SandboxPayment } from '../../gateways/payment/sandbox-ledger'
import { SANDBOX_CSS_PATH, sandboxCss, sandboxPage } from '../../gateways/payment/sandbox-page'
import type { Services } from '../../kernel/context'
import { inLocale, languageTag } from '../../kernel/spoken'
import { write } from '../../kernel/write/write'
import { settle } from '../settle/settle'

/** The webhooks for gateways' events, and the pages of the sandbox gateway, which acts as a separate party. */
export async function paymentRoutes(app: FastifyInstance, { services }: { services: Services }) {
  const { sandbox } = services
  await app.register(webhooks, { services })
  if (sandbox) payPages(app, sandbox, services.clock)
}

async function webhooks(app: FastifyInstance, { services }: { services: Services }) {
  // The signature covers the bytes as they came.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 100_000 }, (_request, body, done) => done(null, body))
  app.post<{ Params: { gateway: string }; Body: Buffer }>('/webhooks/:gateway', async (request, reply) => {
    const gateway = services.payments.get(request.params.gateway)
    if (!gateway) return reply.code(404).send({ error: 'unknown gateway' })
    if (!Buffer.isBuffer(request.body)) return reply.code(400).send({ error: 'empty' })
    try {
      const event = await gateway.verifyEvent(request.body, request.headers)
      return {
        received: true,
        acted: event ? await write(services, (writing) => settle(writing, services, event)) : false,
      }
    } catch (error) {
      if (error instanceof EventRefused) return reply.code(400).send({ error: error.reason })
      throw error
    }
  })
}

/** Where a button leads: back to our site, and for what a bank does or time brings, to the page itself. */
function afterwards({ externalId, successUrl, cancelUrl }: SandboxPayment, choice: Choice): string {
  if (/^(dispute|renew|end)/.test(choice)) return `/pay/${externalId}`
  return /^(pay|keep)/.test(choice) ? successUrl : cancelUrl
}

function payPages(app: FastifyInstance, sandbox: Sandbox, clock: Services['clock']) {
  // The buttons of the pay page are plain forms whose address says all.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1000 },
    (_request, _body, done) => done(null, null),
  )
  const secured = {
    'content-security-policy':
      "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    'cache-control': 'no-store',
  }
  app.get(SANDBOX_CSS_PATH, (_request, reply) => reply.type('text/css').send(sandboxCss))
  app.get<{ Params: { id: string } }>('/pay/:id', async (request, reply) => {
    const payment = sandbox.find(request.params.id)
    return payment
      ? reply
          .headers(secured)
          .type('text/html')
          .send(
            inLocale(payment.locale, () => sandboxPage(payment, languageTag(), clock.now(), sandbox.cards(payment))),
          )
      : reply.code(404).type('text/plain').send('There is no such payment.')
  })
  for (const [choice, address] of [...choices.map((each) => [each, each] as const), ['pay', 'pay/:card'] as const])
    app.post<{ Params: { id: string; card?: string } }>(`/pay/:id/${address}`, async (request, reply) => {
      const { id, card } = request.params
      // The buttons are on our own page, so a form of another site is refused.
      const site = request.headers['sec-fetch-site']
      if (site && site !== 'same-origin')
        return reply.code(403).type('text/plain').send('Please use the buttons of the pay page.')
      try {
        return reply.redirect(afterwards(await sandbox.choose(id, choice, card), choice), 303)
      } catch (error) {
        if (!(error instanceof SandboxRefused)) throw error
        return error.code === 'closed'
          ? reply.redirect(`/pay/${id}`, 303)
          : reply.code(404).type('text/plain').send(error.message)
      }
    })
}
