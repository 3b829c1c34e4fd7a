import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { createFileStore } from './gateways/files/files'
import { addressIn } from './gateways/mail/address-in'
import { createMailer } from './gateways/mail/mail'
import { createOutbox, type Outbox } from './gateways/mail/outbox'
import { patient } from './gateways/payment/patient-gateway'
import type { PaymentGateway } from './gateways/payment/payment'
import { createSandbox } from './gateways/payment/sandbox'
import { createPusher, type PushTo } from './gateways/push/push'
import { createIdentityProviders } from './gateways/sign-in/oidc'
import { deriveKey } from './gateways/sign-in/secrets'
import { createAccessTokens } from './gateways/sign-in/tokens'
import type { KernelServices, Services } from './kernel/context'
import { isAway } from './kernel/database/away'
import { claimDatabase } from './kernel/database/claim'
import { openDatabase } from './kernel/database/database'
import { Refusal } from './kernel/errors'
import { executableSchema } from './kernel/graphql/resolvers'
import { api } from './kernel/http/api'
import { createFinishing } from './kernel/http/finish-requests'
import { health } from './kernel/http/health'
import { createHttpServer } from './kernel/http/http-server'
import { proxiesOf } from './kernel/http/network-address'
import { outboxPages } from './kernel/http/outbox'
import { outward, RETRY_SECONDS, statusOf } from './kernel/http/outward'
import { answerNothing } from './kernel/http/page-path'
import { rateLimits, ratesOf } from './kernel/http/rate-limits'
import { sockets } from './kernel/http/sockets'
import { speakTheirs } from './kernel/http/speak-theirs'
import { testDoors } from './kernel/http/test-doors'
import { web } from './kernel/http/web'
import { handlersOf, workOf } from './kernel/jobs/handlers'
import { type JobName, openQueue } from './kernel/jobs/jobs'
import { servicesOf } from './kernel/noun'
import { logStream } from './kernel/process/log'
import { createBus } from './kernel/realtime/bus'
import { root } from './kernel/root'
import type { Settings } from './kernel/settings'
import { createClock } from './kernel/time/clock'
import { nouns } from './nouns'

/** Cuts off requests larger than an upload and its document can be. */
const MOST_BODY = 2_000_000

export interface App {
  server: FastifyInstance
  schema: GraphQLSchema
  services: Services
  outbox: Outbox
  /** Does the work that is due by the clock. */
  sweep(): Promise<void>
  /** Delivers events that the sandbox gateway had not delivered when it stopped; called when the server listens. */
  resume(): Promise<void>
  /** Finishes running work, then frees everything. */
  close(): Promise<void>
}

interface Build {
  /** Keeps the embedded database in memory, starting from a dump if one is given; for tests. */
  memory?: boolean | Blob
  /** The folder of the built browser application. */
  pages?: string
  /** How push services are reached; for tests. */
  pushTo?: PushTo
  /** Called when another server took the database while it was away, so this one must end. */
  onLost?(reason: Error): void
}

/** Builds the whole server on a database; it does not listen yet. */
export async function buildApp(
  settings: Settings,
  { memory = false, pages = join(root, 'dist/web'), pushTo = {}, onLost = () => {} }: Build = {},
): Promise<App> {
  mkdirSync(settings.dataDir, { recursive: true })
  const { patience } = settings
  const clock = createClock({ settable: settings.environment === 'test' })
  const server = Fastify({
    logger: {
      level: settings.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      stream: logStream,
    },
    bodyLimit: MOST_BODY,
    trustProxy: proxiesOf(settings),
    serverFactory: (handler) => createHttpServer(handler, { clock, patience }),
    // Socket and file addresses hold tokens, so no address is logged. No request logs a line, so none needs a logger of its own.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    // An address that cannot be decoded reaches no handler.
    frameworkErrors: (_error, request, reply) => answerNothing(request, reply),
  })
  const finishRequests = createFinishing(server, { clock, patience })
  speakTheirs(server)
  server.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error.statusCode && error.statusCode < 500 && !(error instanceof Refusal))
      return reply
        .code(error.statusCode)
        .send({ data: null, errors: [{ message: error.message, extensions: { code: 'VALIDATION' } }] })
    const shown = outward(error, { log: server.log, nouns })
    const status = statusOf([shown])
    if (status === 503) reply.header('retry-after', RETRY_SECONDS)
    return reply.code(status).send({ data: null, errors: [shown] })
  })
  const bus = createBus()
  const { databaseUrl, vapidKey } = settings
  // Claimed before the migrations, since another server may be running on these tables.
  const claim = databaseUrl ? await claimDatabase(databaseUrl, { clock, patience, log: server.log, onLost }) : null
  const database = await openDatabase({
    clock,
    patience,
    ...(databaseUrl && { url: databaseUrl }),
    folder: memory ? null : settings.dataDir,
    ...(memory instanceof Blob && { from: memory }),
    migrations: join(root, 'server/migrations'),
    watch: settings.environment === 'test',
    log: server.log,
  })
  const outbox = await createOutbox(settings.dataDir)
  const mailer = createMailer({
    ...(settings.smtpUrl && { smtpUrl: settings.smtpUrl }),
    from: settings.mailFrom,
    outbox,
    clock,
    patience,
  })
  const tokens = createAccessTokens({ secret: settings.secret, clock })
  const isProduction = settings.environment === 'production'
  const own = () => {
    const address = server.server.address()
    return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : settings.publicUrl
  }
  const sandbox = isProduction
    ? null
    : await createSandbox({
        dir: settings.dataDir,
        secret: deriveKey(settings.secret, 'sandbox-webhook').toString('hex'),
        clock,
        patience,
        webhookUrl: () => `${own()}/webhooks/sandbox`,
        payOrigin: settings.publicUrl,
      })
  const payments = new Map<string, PaymentGateway>(
    sandbox ? [['sandbox', patient(sandbox, clock, patience.gatewayMs)]] : [],
  )
  const work = workOf(nouns)
  const jobs = await openQueue({
    clock,
    patience,
    database,
    names: Object.keys(work) as JobName[],
    onTrouble: (id) => bus.publish('change', { type: 'QueueJob', id, kind: 'updated' }),
    secret: settings.secret,
    log: server.log,
  })
  const { checkRate, mayUpgrade } = await rateLimits(server, { rates: ratesOf(nouns), factor: settings.rateFactor })
  const kernel: KernelServices = {
    settings,
    database,
    clock,
    bus,
    jobs,
    mailer,
    files: createFileStore(join(settings.dataDir, 'files')),
    tokens,
    payments,
    sandbox,
    identityProviders: createIdentityProviders(settings.oidcProviders, {
      publicUrl: settings.publicUrl,
      mayBePlain: !isProduction,
      patience,
    }),
    pusher: createPusher({
      clock,
      patience,
      privateKey: vapidKey ?? deriveKey(settings.secret, 'vapid'),
      subject: settings.vapidSubject ?? `mailto:${addressIn(settings.mailFrom)}`,
      ...pushTo,
    }),
    log: server.log,
    nouns,
    checkRate,
  }
  const services = servicesOf(nouns, kernel)
  const whenDue = nouns.flatMap((noun) => noun.whenDue?.(services) ?? [])
  const runSweep = async () => {
    await jobs.adopt()
    for (const each of whenDue) await each()
  }

  // The few operations that need a cookie read it themselves.
  await server.register(cookie, { hook: false })
  const schema = executableSchema(nouns)
  // Sets headers for the whole server, so it does not run in a plugin's own scope.
  await web(server, { services, pages })
  await server.register(api, { services, schema })
  await server.register(sockets, { services, schema, mayUpgrade })
  for (const routes of nouns.flatMap((noun) => noun.routes ?? [])) await server.register(routes, { services })
  if (!isProduction && !settings.smtpUrl) await server.register(outboxPages, { outbox, publicUrl: settings.publicUrl })
  if (settings.environment === 'test') await server.register(testDoors, { services, sweep: runSweep })
  await server.register(health, { services })

  // One refused connection, when there are too many, must not end the others.
  server.server.once('listening', () => {
    server.server.on('error', (error) => server.log.error({ err: error }, 'a connection could not be taken'))
  })
  let sweeping: Promise<void> = Promise.resolve()
  const sweepAgain = () => {
    sweeping = sweeping.then(runSweep).catch((error) => {
      // The log reports an absent database elsewhere, so not at each turn.
      if (!isAway(error)) server.log.error({ err: error }, 'the sweep failed')
    })
  }
  // Who moves the clock sweeps as well, and waits for it.
  const endSweeping = settings.environment === 'test' ? () => {} : clock.every(patience.sweepMs, sweepAgain)
  await server.ready()
  await jobs.begin(handlersOf(work, services))

  return {
    server,
    schema,
    services,
    outbox,
    sweep: runSweep,
    resume: async () =>
      sandbox?.resume().catch((error) => server.log.error({ err: error }, 'payments of before could not be told')),
    async close() {
      endSweeping()
      await finishRequests()
      await sweeping
      // A part that fails to close must not keep the others open.
      for (const part of [jobs.stop, sandbox?.close, mailer.close, database.close, claim?.release])
        await part?.().catch((error) => server.log.error({ err: error }, 'a part did not close'))
    },
  }
}
