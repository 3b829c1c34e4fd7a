import type { LookupOptions } from 'node:dns'
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Outside } from '../../server/gateways/outside/outside'

const HOST = 'calendar.example'
const [key, cert] = ['key', 'certificate'].map((name) => readFileSync(new URL(`${name}.pem`, import.meta.url), 'utf8'))

/** What stands at an address: a calendar with its version, a status, or a way of misbehaving. */
export type Page = { text: string; etag?: string } | { status: number; location?: string } | 'silence' | 'endless'

export interface CalendarServer {
  /** How a server reaches it. */
  outside: Outside
  /** Its address, 'https://calendar.example:4711'. */
  origin: string
  /** Puts something at a path, and answers its address. */
  put(path: string, page: Page): string
  /** The head of each request for a path, the latest last. */
  asked(path: string): IncomingHttpHeaders[]
  close(): Promise<void>
}

/** A server of other calendars on this machine, over TLS. */
export async function startCalendarServer(): Promise<CalendarServer> {
  const pages = new Map<string, Page>()
  const heads = new Map<string, IncomingHttpHeaders[]>()
  const server = createServer({ key, cert }, ({ url = '', headers }, response) => {
    heads.set(url, [...(heads.get(url) ?? []), headers])
    const page = pages.get(url) ?? { status: 404 }
    if (page === 'silence') return
    if (page === 'endless') {
      response.writeHead(200)
      const flood = () => {
        while (!response.destroyed && response.write('X-LINE:more\r\n'.repeat(5_000)));
      }
      response.on('drain', flood)
      return flood()
    }
    if ('status' in page) return response.writeHead(page.status, page.location ? { location: page.location } : {}).end()
    if (page.etag && headers['if-none-match'] === page.etag) return response.writeHead(304).end()
    response.writeHead(200, { 'content-type': 'text/calendar', ...(page.etag && { etag: page.etag }) }).end(page.text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const lookup = (_host: string, options: LookupOptions, answer: (...result: unknown[]) => void) =>
    options.all ? answer(null, [{ address: '127.0.0.1', family: 4 }]) : answer(null, '127.0.0.1', 4)
  const origin = `https://${HOST}:${port}`
  return {
    outside: { lookup: lookup as NonNullable<Outside['lookup']>, ca: cert ?? '' },
    origin,
    put(path, page) {
      pages.set(path, page)
      return origin + path
    },
    asked: (path) => heads.get(path) ?? [],
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A calendar's text of these entries, each given as its lines. */
export const calendarText = (entries: readonly string[][], head: readonly string[] = []): string =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//test//EN', ...head],
    ...entries.flatMap((lines, at) => ['BEGIN:VEVENT', `UID:${at}@elsewhere`, ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n')
