import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { Outbox } from './gateways/mail/outbox'
import type { Outside } from './gateways/outside/outside'
import type { KernelServices, Services } from './kernel/context'
import { claimDatabase } from './kernel/database/claim'
import { openDatabase } from './kernel/database/database'
import { openGateways } from './kernel/gateways'
import { executableSchema } from './kernel/graphql/resolvers'
import { api } from './kernel/http/api'
import { health } from './kernel/http/health'
import { outboxPages } from './kernel/http/outbox'
import { rateLimits, ratesOf } from './kernel/http/rate-limits'
import { createServer } from './kernel/http/server'
import { sockets } from './kernel/http/sockets'
import { testDoors } from './kernel/http/test-doors'
import { web } from './kernel/http/web'
import { handlersOf, workOf } from './kernel/jobs/handlers'
import type { JobName } from './kernel/jobs/jobs'
import { openQueue } from './kernel/jobs/queue'
import { createSweeping } from './kernel/jobs/sweeping'
import { servicesOf } from './kernel/noun'
import { createBus } from './kernel/realtime/bus'
import { root } from './kernel/root'
import type { Settings } from './kernel/settings'
import { type Clock, createClock } from './kernel/time/clock'
import { nouns } from './nouns'

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
  /** How servers of others are reached; for tests. */
  outside?: Outside
  /** Called when another server took the database while it was away, so this one must end. */
  onLost?(reason: Error): void
}

/** Builds the whole server on a database; it does not listen yet. */
export async function buildApp(
  settings: Settings,
  { memory = false, pages = join(root, 'dist/web'), outside = {}, onLost = () => {} }: Build = {},
): Promise<App> {
  mkdirSync(settings.dataDir, { recursive: true })
  const { patience, secret } = settings
  const clock = createClock({ settable: settings.environment === 'test' })
  const { server, finishRequests } = createServer(settings, { clock, nouns })
  const { log } = server
  const bus = createBus()
  const { database, claim } = await openClaimed(settings, { clock, log, memory, onLost })
  const { outbox, ...gateways } = await openGateways(settings, {
    clock,
    own: () => ownAddress(server, settings),
    outside,
  })
  const work = workOf(nouns)
  const jobs = await openQueue({
    clock,
    patience,
    database,
    names: Object.keys(work) as JobName[],
    onTrouble: (id) => bus.publish('change', { type: 'QueueJob', id, kind: 'updated' }),
    secret,
    log,
  })
  const { checkRate, mayUpgrade } = await rateLimits(server, { rates: ratesOf(nouns), factor: settings.rateFactor })
  const kernel: KernelServices = { settings, database, clock, bus, jobs, ...gateways, log, nouns, checkRate }
  const services = servicesOf(nouns, kernel)
  const sweeping = createSweeping(services)
  const { sweep } = sweeping
  const schema = executableSchema(nouns)
  await answer(server, { services, schema, pages, outbox, mayUpgrade, sweep })
  const endSweeping = sweeping.begin()
  await server.ready()
  await jobs.begin(handlersOf(work, services))

  const { sandbox, mailer } = gateways
  return {
    server,
    schema,
    services,
    outbox,
    sweep,
    resume: async () =>
      sandbox?.resume().catch((error) => log.error({ err: error }, 'payments of before could not be told')),
    async close() {
      endSweeping()
      await finishRequests()
      await sweeping.over()
      // A part that fails to close must not keep the others open.
      for (const part of [jobs.stop, sandbox?.close, mailer.close, database.close, claim?.release])
        await part?.().catch((error) => log.error({ err: error }, 'a part did not close'))
    },
  }
}

type Opening = Required<Pick<Build, 'memory' | 'onLost'>> & { clock: Clock; log: FastifyBaseLogger }

async function openClaimed({ databaseUrl, dataDir, environment, patience }: Settings, opening: Opening) {
  const { clock, log, memory, onLost } = opening
  // Claimed before the migrations, since another server may be running on these tables.
  const claim = databaseUrl ? await claimDatabase(databaseUrl, { clock, patience, log, onLost }) : null
  const database = await openDatabase({
    clock,
    patience,
    ...(databaseUrl && { url: databaseUrl }),
    folder: memory ? null : dataDir,
    ...(memory instanceof Blob && { from: memory }),
    migrations: join(root, 'server/migrations'),
    watch: environment === 'test',
    log,
  })
  return { database, claim }
}

function ownAddress({ server }: FastifyInstance, { publicUrl }: Settings) {
  const address = server.address()
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : publicUrl
}

interface Answering extends Pick<App, 'services' | 'schema' | 'outbox' | 'sweep'> {
  pages: string
  mayUpgrade: (network: string) => Promise<boolean>
}

/** Gives the server all its addresses. */
async function answer(server: FastifyInstance, { services, schema, pages, outbox, mayUpgrade, sweep }: Answering) {
  const { environment, publicUrl, smtpUrl } = services.settings
  // The few operations that need a cookie read it themselves.
  await server.register(cookie, { hook: false })
  // Sets headers for the whole server, so it does not run in a plugin's own scope.
  await web(server, { services, pages })
  await server.register(api, { services, schema })
  await server.register(sockets, { services, schema, mayUpgrade })
  for (const routes of nouns.flatMap((noun) => noun.routes ?? [])) await server.register(routes, { services })
  if (environment !== 'production' && !smtpUrl) await server.register(outboxPages, { outbox, publicUrl })
  if (environment === 'test') await server.register(testDoors, { services, sweep })
  await server.register(health, { services })
}
