import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OperationName } from '../../../access'
import type { CheckRate } from '../context'
import { rateLimited } from '../errors'
import { takesHtml } from '../graphql/schema'
import type { Noun } from '../noun'
import { networkOf } from './network-address'
import { perPerson, type Rate } from './rate'

/** Rich text is taken apart and put together again, which costs more than any other argument; a page that saves by itself does so every few seconds. */
const richText = perPerson(300)

/** How often an operation may be called, each alias counting as a call: what its noun says, and a limit for all that take rich text. */
export function ratesOf(nouns: readonly Noun[]): Partial<Record<OperationName, Rate>> {
  return Object.assign(
    Object.fromEntries(takesHtml.map((name) => [name, richText])),
    ...nouns.map(({ rates = {} }) => rates),
  )
}

/** All requests of one network address in a minute, what is not found and the pages of the application among them. */
const MOST_REQUESTS = 1200

/** Sockets that one network address asks for in a minute: a page has two, so a class of thirty behind one address may load ten each. */
const MOST_UPGRADES = 600

const quiet = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': false,
}

interface RateLimits {
  checkRate: CheckRate
  /** Counts a request for a socket; whether its network address may have one now. */
  mayUpgrade: (network: string) => Promise<boolean>
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered with a file as it is: it costs next to nothing, and is not counted. */
    isFile?: boolean
  }
}

/** Counts requests and the operations that are worth an attacker's while. `factor` multiplies every limit: tests that are about something else raise it. */
export async function rateLimits(
  server: FastifyInstance,
  { rates, factor }: { rates: Partial<Record<OperationName, Rate>>; factor: number },
): Promise<RateLimits> {
  await server.register(rateLimit, {
    max: MOST_REQUESTS * factor,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: ({ routeOptions }) => routeOptions.config.isFile ?? false,
    // How much is left is told when nothing is: by `retryAfter` in the refusal.
    addHeaders: quiet,
    addHeadersOnExceeding: quiet,
    errorResponseBuilder: ({ url }, { ttl }) => {
      const refusal = rateLimited(Math.ceil(ttl / 1000))
      return url.startsWith('/graphql') ? refusal : Object.assign(new Error(refusal.message), { statusCode: 429 })
    },
  })
  /** A count of its own for each key. */
  const counting = (most: number, seconds: number) => {
    const limit = server.createRateLimit({
      max: most * factor,
      timeWindow: seconds * 1000,
      allowList: [],
      keyGenerator: (request) => (request as unknown as { key: string }).key,
    })
    // The plugin reads no more of a request than these.
    return (key: string) => limit({ key, routeOptions: {}, url: '' } as unknown as FastifyRequest)
  }
  const upgrades = counting(MOST_UPGRADES, 60)
  const limiters = new Map(Object.entries(rates).map(([name, { most, per }]) => [name, counting(most, per)]))
  return {
    async mayUpgrade(network) {
      const result = await upgrades(network)
      return result.isAllowed || !result.isExceeded
    },
    async checkRate(name, { viewer, request }) {
      const limiter = limiters.get(name)
      if (!limiter) return
      const who = rates[name]?.by === 'person' && viewer ? viewer.id : networkOf(request.ip)
      const result = await limiter(who)
      if (!result.isAllowed && result.isExceeded) throw rateLimited(result.ttlInSeconds)
    },
  }
}
