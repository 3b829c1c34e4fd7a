import type { FastifyRequest } from 'fastify'
import { newSecret } from '../../gateways/sign-in/secrets'
import { type BrowserAsks, type Context, extended, type Services } from '../context'
import { createReader } from '../read/read'

const browserCookies: Record<BrowserAsks, string> = { signIn: 'articled-browser', passkey: 'articled-passkey' }

function browserOf({ headers, server }: FastifyRequest, cookie: string): string | undefined {
  const known = server.parseCookie(headers.cookie ?? '')[cookie]
  return known && /^[\w-]{43}$/.test(known) ? known : undefined
}

/** Builds an operation's context from a request; asks the database for the sign-in instead of believing the token. */
export async function contextOf(
  services: Services,
  request: FastifyRequest,
  setCookie: (name: string, value: string) => void,
): Promise<Context> {
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  const signedIn = token ? await services.viewers.fromToken(token) : null
  const viewer = signedIn?.viewer ?? null
  const browsers: Partial<Record<BrowserAsks, string>> = {}
  return extended(services, {
    viewer,
    signInId: signedIn?.signInId ?? null,
    reader: createReader({ database: services.database, viewer, now: () => services.clock.now() }),
    request: {
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? null,
      browser(asks: BrowserAsks) {
        const cookie = browserCookies[asks]
        const known = browsers[asks] ?? browserOf(request, cookie)
        const browser = known ?? newSecret()
        if (!known) setCookie(cookie, browser)
        browsers[asks] = browser
        return browser
      },
    },
  })
}
