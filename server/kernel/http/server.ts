import Fastify, { LogController } from 'fastify'
import { Refusal } from '../errors'
import type { Noun } from '../noun'
import { logStream } from '../process/log'
import type { Settings } from '../settings'
import type { Clock } from '../time/clock'
import { createFinishing } from './finish-requests'
import { createHttpServer } from './http-server'
import { proxiesOf } from './network-address'
import { outward, RETRY_SECONDS, statusOf } from './outward'
import { answerNothing } from './page-path'
import { speakTheirs } from './speak-theirs'

/** Cuts off requests larger than an upload and its document can be. */
const MOST_BODY = 2_000_000

/** The server without an address yet, and what finishes its requests and closes it. */
export function createServer(settings: Settings, { clock, nouns }: { clock: Clock; nouns: readonly Noun[] }) {
  const { patience } = settings
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
  // One refused connection, when there are too many, must not end the others.
  server.server.once('listening', () => {
    server.server.on('error', (error) => server.log.error({ err: error }, 'a connection could not be taken'))
  })
  return { server, finishRequests }
}
