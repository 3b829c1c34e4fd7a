import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OperationName } from '../../../access'
import type { CheckRate } from '../context'
import { rateLimited } from '../errors'
import { takesHtml } from '../graphql/schema'
import type { Noun } from '../noun'
import { networkOf } from './network-address'
import { perPerson, type Rate } from './rate'

/** Cleaning rich text costs more than any other argument; a page that saves by itself does so every few seconds. */
const richText = perPerson(300)

/** How often an operation may be called, each alias counting as a call: its noun's rate, and one for all that take rich text. */
export function ratesOf(nouns: readonly Noun[]): Partial<Record<OperationName, Rate>> {
  return Object.assign(
    Object.fromEntries(takesHtml.map((name) => [name, richText])),
    ...nouns.map(({ rates = {} }) => rates),
  )
}

/** Requests of one network in a minute, unknown addresses and pages included. */
const MOST_REQUESTS = 1200

/** Sockets of one network in a minute. A page opens two, so thirty people behind one address can each load ten. */
const MOST_UPGRADES = 600

const quiet = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': false,
}

interface RateLimits {
  checkRate: CheckRate
  /** Counts a request for a socket and says whether the network may open one now. */
  mayUpgrade: (network: string) => Promise<boolean>
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Costs next to nothing and is not counted: a plain file, or a monitor's question. */
    isUncounted?: boolean
  }
}

/** Counts requests, and the operations worth attacking. `factor` multiplies every limit; tests of other things raise it. */
export async function rateLimits(
  server: FastifyInstance,
  { rates, factor }: { rates: Partial<Record<OperationName, Rate>>; factor: number },
): Promise<RateLimits> {
  await server.register(rateLimit, {
    max: MOST_REQUESTS * factor,
    timeWindow: '1 minute',
    // Who has hung up meanwhile has no address any more.
    keyGenerator: ({ ip }) => networkOf(ip ?? 'gone'),
    allowList: ({ routeOptions }) => routeOptions.config.isUncounted ?? false,
    // Only a refusal says what is left, in `retryAfter`.
    addHeaders: quiet,
    addHeadersOnExceeding: quiet,
    errorResponseBuilder: ({ url }, { ttl }) => {
      const refusal = rateLimited(Math.ceil(ttl / 1000))
      return url.startsWith('/graphql') ? refusal : Object.assign(new Error(refusal.message), { statusCode: 429 })
    },
  })
  /** A separate count for each key. */
  const counting = (most: number, seconds: number) => {
    const limit = server.createRateLimit({
      max: most * factor,
      timeWindow: seconds * 1000,
      allowList: [],
      keyGenerator: (request) => (request as unknown as { key: string }).key,
    })
    // The plugin reads only these of a request.
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
      const who = rates[name]?.by === 'person' && viewer ? (viewer.viewedBy ?? viewer.id) : networkOf(request.ip)
      const result = await limiter(who)
      if (!result.isAllowed && result.isExceeded) throw rateLimited(result.ttlInSeconds)
    },
  }
}
