import { randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportPKCS8, generateKeyPair, importPKCS8, SignJWT } from 'jose'
import type { Outside } from '../server/gateways/outside/outside'

/** What a request looked like. */
export interface Seen {
  method: string
  path: string
  query: URLSearchParams
  // biome-ignore lint/suspicious/noExplicitAny: the bodies of two references; each test asserts what it reads
  body: any
}

interface Reply {
  status: number
  body?: object
}

/** An event of the calendar, or a meeting at Zoom, as it is kept. */
// biome-ignore lint/suspicious/noExplicitAny: as above
type Kept = Record<string, any>

export interface MeetingProviders {
  outside: Outside
  settings: {
    google: { clientId: string; clientSecret: string }
    zoom: { accountId: string; clientId: string; clientSecret: string }
  }
  events: Map<string, Kept>
  meetings: Map<string, Kept>
  /** All requests, the latest last. */
  seen: Seen[]
  asked(method: string, path: RegExp): Seen[]
  /** Answers the next requests so, once each, instead of what it would; 'lost': it acts, and its answer never comes. */
  next(method: string, path: RegExp, reply: Reply | 'lost'): void
  /** How often an event's conference is still pending when it is read. */
  pending: number
  /** Meetings that one answer of Zoom lists at most. */
  mostListed: number
  /** Ends all access tokens, as if their time were over. */
  endTokens(): void
  /** Takes back what the account has allowed. */
  isWithdrawn: boolean
  /** What it lets us do, when somebody agrees. */
  scope: string
  email: string
  /** Agrees in the browser, and answers what it brings back. */
  agree(url: string): { code: string; state: string }
  secrets: Set<string>
  close(): Promise<void>
}

const CALENDAR = 'https://www.googleapis.com/auth/calendar.events'
const secret = (secrets: Set<string>, head: string) => {
  const made = head + randomBytes(18).toString('base64url')
  secrets.add(made)
  return made
}

/**
 * Google's sign-in and calendar, and Zoom, on this machine, with the shapes of their references:
 * https://developers.google.com/identity/protocols/oauth2/web-server, https://developers.google.com/workspace/calendar/api/v3/reference/events and
 * https://developers.zoom.us/docs/api/meetings/.
 */
export async function startMeetingProviders(): Promise<MeetingProviders> {
  const key = await importPKCS8(
    await exportPKCS8((await generateKeyPair('RS256', { extractable: true })).privateKey),
    'RS256',
  )
  const secrets = new Set<string>()
  const [codes, tokens, refreshTokens] = [new Map<string, URLSearchParams>(), new Set<string>(), new Set<string>()]
  const planned: { method: string; path: RegExp; reply: Reply | 'lost' }[] = []
  const server = createServer(async (request, response) => {
    const asked = await seenOf(request)
    providers.seen.push(asked)
    const at = planned.findIndex(({ method, path }) => method === asked.method && path.test(asked.path))
    const [plan] = at < 0 ? [] : planned.splice(at, 1)
    const usual = () => answer(asked, request.headers.authorization ?? '')
    if (plan?.reply === 'lost') {
      await usual()
      return request.socket.destroy()
    }
    const { status, body } = plan?.reply ?? (await usual())
    response.writeHead(status, { 'content-type': 'application/json' }).end(body && JSON.stringify(body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = {
    google: { clientId: 'client.apps.example', clientSecret: secret(secrets, 'GOCSPX-') },
    zoom: { accountId: 'account', clientId: 'zoom-client', clientSecret: secret(secrets, 'zs') },
  }
  const providers: MeetingProviders = {
    outside: {
      google: {
        ...{ issuer: 'https://accounts.google.com', authorise: `${origin}/o/oauth2/v2/auth`, token: `${origin}/token` },
        ...{ revoke: `${origin}/revoke`, calendar: `${origin}/calendar/v3` },
      },
      zoom: { token: `${origin}/oauth/token`, api: `${origin}/v2` },
    },
    settings,
    ...{ events: new Map(), meetings: new Map(), seen: [], pending: 0, mostListed: 300, isWithdrawn: false, secrets },
    ...{ scope: `openid https://www.googleapis.com/auth/userinfo.email ${CALENDAR}`, email: 'school@gmail.example' },
    asked: (method, path) => providers.seen.filter((each) => each.method === method && path.test(each.path)),
    next: (method, path, reply) => void planned.push({ method, path, reply }),
    endTokens: () => tokens.clear(),
    agree(url) {
      const { searchParams } = new URL(url)
      const code = secret(secrets, '4/')
      codes.set(code, searchParams)
      return { code, state: searchParams.get('state') ?? '' }
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((done) => void server.close(() => done()))
    },
  }

  async function answer(asked: Seen, authorization: string): Promise<Reply> {
    if (asked.path === '/token') return googleToken(asked)
    if (asked.path === '/revoke') return { status: refreshTokens.delete(asked.body.token) ? 200 : 400, body: {} }
    if (asked.path === '/oauth/token') return zoomToken(asked, authorization)
    if (!tokens.has(authorization.replace('Bearer ', '')))
      return asked.path.startsWith('/v2')
        ? { status: 401, body: { code: 124, message: 'Invalid access token.' } }
        : { status: 401, body: googleError(401, 'authError') }
    return asked.path.startsWith('/v2') ? zoom(asked) : calendar(asked)
  }

  const newToken = () => {
    const token = secret(secrets, 'ya29.')
    tokens.add(token)
    return token
  }

  async function googleToken({ body }: Seen): Promise<Reply> {
    if (body.client_secret !== settings.google.clientSecret) return { status: 401, body: { error: 'invalid_client' } }
    if (body.grant_type === 'refresh_token')
      return refreshTokens.has(body.refresh_token) && !providers.isWithdrawn
        ? { status: 200, body: { access_token: newToken(), expires_in: 3599, scope: CALENDAR, token_type: 'Bearer' } }
        : { status: 400, body: { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' } }
    const begun = codes.get(body.code)
    codes.delete(body.code)
    if (!begun || !(await provesIt(body.code_verifier, begun))) return { status: 400, body: { error: 'invalid_grant' } }
    const refreshToken = secret(secrets, '1//')
    refreshTokens.add(refreshToken)
    const idToken = await new SignJWT({ email: providers.email, email_verified: true, nonce: begun.get('nonce') })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer('https://accounts.google.com')
      .setAudience(settings.google.clientId)
      .setSubject('1089')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(key)
    return {
      status: 200,
      body: {
        ...{ access_token: newToken(), expires_in: 3599, refresh_token: refreshToken, scope: providers.scope },
        ...{ token_type: 'Bearer', id_token: idToken },
      },
    }
  }

  function zoomToken({ method, query }: Seen, authorization: string): Reply {
    const { accountId, clientId, clientSecret } = settings.zoom
    const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
    if (method !== 'POST' || authorization !== basic || query.get('account_id') !== accountId)
      return { status: 400, body: { reason: 'Invalid client_id or client_secret', error: 'invalid_client' } }
    return { status: 200, body: { access_token: newToken(), token_type: 'bearer', expires_in: 3599 } }
  }

  function calendar({ method, path, query, body }: Seen): Reply {
    const id = path.split('/events/')[1] ?? ''
    const kept = providers.events.get(id)
    if (method === 'POST') {
      if (!/^[0-9a-v]{5,1024}$/.test(body.id)) return { status: 400, body: googleError(400, 'invalid') }
      if (providers.events.has(body.id)) return { status: 409, body: googleError(409, 'duplicate') }
      const asksIt = query.get('conferenceDataVersion') === '1' && body.conferenceData?.createRequest
      const event = { ...body, kind: 'calendar#event', status: 'confirmed', code: asksIt ? randomUUID() : null }
      providers.events.set(body.id, event)
      return { status: 200, body: shown(event) }
    }
    if (!kept) return { status: 404, body: googleError(404, 'notFound') }
    if (method === 'GET') return { status: 200, body: shown(kept) }
    if (kept.status === 'cancelled') return { status: 410, body: googleError(410, 'deleted') }
    if (method === 'DELETE') kept.status = 'cancelled'
    else Object.assign(kept, body)
    return method === 'DELETE' ? { status: 204 } : { status: 200, body: shown(kept) }
  }

  function shown({ code, conferenceData, ...event }: Kept): Kept {
    if (!code) return event
    const { createRequest } = conferenceData
    const isPending = providers.pending > 0
    if (isPending) providers.pending--
    const statusCode = isPending ? 'pending' : 'success'
    const uri = `https://meet.google.com/${code.slice(0, 8)}`
    return {
      ...event,
      ...(!isPending && { hangoutLink: uri }),
      conferenceData: {
        createRequest: { ...createRequest, status: { statusCode } },
        ...(!isPending && {
          conferenceSolution: { key: { type: 'hangoutsMeet' }, name: 'Google Meet' },
          entryPoints: [
            { entryPointType: 'video', uri, label: uri.slice(8) },
            { entryPointType: 'more', uri: 'https://tel.meet/abc?pin=1' },
          ],
        }),
      },
    }
  }

  function listed(query: URLSearchParams): Reply {
    const size = Math.min(Number(query.get('page_size')), providers.mostListed)
    const from = Number(query.get('next_page_token') ?? 0)
    const meetings = [...providers.meetings.values()].slice(from, from + size)
    const isLast = from + size >= providers.meetings.size
    return { status: 200, body: { page_size: size, next_page_token: isLast ? '' : String(from + size), meetings } }
  }

  function zoom({ method, path, query, body }: Seen): Reply {
    if (path === '/v2/users/me/meetings') {
      if (method === 'GET') return listed(query)
      const id = 80_000_000_000 + providers.meetings.size
      const made = { ...body, id, join_url: `https://zoom.example/j/${id}?pwd=${randomBytes(6).toString('hex')}` }
      providers.meetings.set(String(id), made)
      const start = secret(secrets, `https://zoom.example/s/${id}?zak=`)
      return { status: 201, body: { ...made, uuid: randomBytes(12).toString('base64'), start_url: start } }
    }
    const kept = providers.meetings.get(path.split('/meetings/')[1] ?? '')
    if (!kept) return { status: 404, body: { code: 3001, message: 'Meeting does not exist.' } }
    if (method === 'DELETE') providers.meetings.delete(String(kept.id))
    else Object.assign(kept, body)
    return { status: 204 }
  }

  return providers
}

const googleError = (code: number, reason: string) => ({
  error: { code, message: reason, errors: [{ domain: 'global', reason, message: reason }] },
})

async function provesIt(verifier: string, begun: URLSearchParams): Promise<boolean> {
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(verifier ?? '')))
  return begun.get('code_challenge_method') === 'S256' && begun.get('code_challenge') === hash.toString('base64url')
}

async function seenOf(request: IncomingMessage): Promise<Seen> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString()
  const url = new URL(request.url ?? '/', 'http://localhost')
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  const body = isForm ? Object.fromEntries(new URLSearchParams(text)) : text ? JSON.parse(text) : null
  return { method: request.method ?? 'GET', path: url.pathname, query: url.searchParams, body }
}
