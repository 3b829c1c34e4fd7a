import { existsSync } from 'node:fs'
import { join } from 'node:path'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import fixed from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Services } from '../context'
import type { Settings } from '../settings'
import { answerNothing, isPage } from './page-path'
import { shellsOf } from './shell'

const YEAR = 365 * 86_400

/** The headers of an answer by its address. */
async function headersBy({ publicUrl, embedHosts }: Settings) {
  const secure = publicUrl.startsWith('https:')
  const { host } = new URL(publicUrl)
  const headers = await secureHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        // Some browsers do not count a socket of the same host as 'self'.
        connectSrc: ["'self'", `ws://${host}`, `wss://${host}`],
        mediaSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", ...embedHosts.map((host) => `https://${host}`)],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: secure ? { maxAge: YEAR, includeSubDomains: true } : false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  // Scripts and style sheets obey their page's policy, so small files need not repeat it.
  const forFiles = pick(headers, [
    'x-content-type-options',
    'cross-origin-resource-policy',
    'strict-transport-security',
  ])
  // A JSON answer may load nothing, be framed nowhere and be cached by nobody.
  const forAnswers = {
    ...forFiles,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  }
  return (url: string) => {
    if (url.startsWith('/assets/')) return forFiles
    return url.startsWith('/graphql') ? forAnswers : headers
  }
}

/** The built files: hashed ones never expire. */
async function builtFiles(app: FastifyInstance, { pages }: { pages: string }) {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, isUncounted: true }
  })
  await app.register(fixed, {
    root: pages,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.startsWith(join(pages, 'assets'))
      reply.header('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache')
    },
  })
}

/** Serves the browser application: hashed files with no expiry, the shell fresh each time, and 404 for a missing file. */
export async function web(app: FastifyInstance, { services, pages }: { services: Services; pages: string }) {
  const headersOf = await headersBy(services.settings)
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(headersOf(url))
    done()
  })

  if (!existsSync(join(pages, 'index.html'))) {
    app.setNotFoundHandler({ preHandler: app.rateLimit() }, (_request, reply) =>
      reply.code(404).type('text/plain').send('The web application is not built: run npm run build.'),
    )
    return
  }
  await app.register(builtFiles, { pages })
  const shellOf = shellsOf(pages)
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    if (!isPage(request)) return answerNothing(request, reply)
    return reply
      .type('text/html')
      .header('cache-control', 'no-cache')
      .send(shellOf(request.url.replace(/[?#].*$/s, '')))
  })
}

const pick = (headers: Record<string, string>, names: string[]) =>
  Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])))

/** The headers are the same for every answer, and computing them each time would double the cost of a small one. */
async function secureHeaders(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const bare = Fastify()
  bare.get('/', (_request, reply) => reply.send())
  const without = (await bare.inject('/')).headers
  const guarded = Fastify()
  await guarded.register(helmet, options)
  guarded.get('/', (_request, reply) => reply.send())
  const { headers } = await guarded.inject('/')
  await Promise.all([bare.close(), guarded.close()])
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (name in without ? [] : [[name, String(value)]])),
  )
}
