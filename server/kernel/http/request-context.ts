import type { FastifyRequest } from 'fastify'
import { newSecret } from '../../gateways/sign-in/secrets'
import { type Context, extended, type Services } from '../context'
import { createReader } from '../read/read'

/** The cookie that ties a code to the browser that asked for it. */
export const BROWSER_COOKIE = 'articled-browser'

function browserOf({ headers, server }: FastifyRequest): string | undefined {
  const known = server.parseCookie(headers.cookie ?? '')[BROWSER_COOKIE]
  return known && /^[\w-]{43}$/.test(known) ? known : undefined
}

/** Builds an operation's context from a request; asks the database for the sign-in instead of believing the token. */
export async function contextOf(
  services: Services,
  request: FastifyRequest,
  setCookie: (value: string) => void,
): Promise<Context> {
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  const signedIn = token ? await services.viewers.fromToken(token) : null
  const viewer = signedIn?.viewer ?? null
  let browser: string | undefined
  return extended(services, {
    viewer,
    signInId: signedIn?.signInId ?? null,
    reader: createReader({ database: services.database, viewer, now: () => services.clock.now() }),
    request: {
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? null,
      browser() {
        browser ??= browserOf(request)
        if (browser) return browser
        browser = newSecret()
        setCookie(browser)
        return browser
      },
    },
  })
}
