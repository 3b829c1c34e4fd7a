import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import type { BusyFailure } from '../../schema/generated/types'
import type { Clock } from '../kernel/time/clock'
import { endsAfter } from '../kernel/time/waiting'
import { boundedText, TooLarge } from './outside/bounded-text'
import { type Outside, publicLookup } from './outside/outside'
import { isPublicName } from './outside/public-address'

/** Bytes of the largest calendar. */
export const MOST_BYTES = 5_000_000
const MOST_REDIRECTS = 3

/** What its server said of the version that was read before. */
export interface Known {
  etag: string | null
  lastModified: string | null
}

export interface Fetched extends Known {
  text: string
}

/** A calendar could not be fetched or read. */
export class Unreadable extends Error {
  constructor(readonly failure: BusyFailure) {
    super(failure)
  }
}

/** The address of a calendar as a person gives it, or null: https (calendar programs write it webcal) to a name or number of the public internet, without a password. */
export function calendarAddress(text: string): URL | null {
  const address = text.trim().replace(/^webcals?:/i, 'https:')
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  url.hash = ''
  return url.protocol === 'https:' && !url.username && !url.password && isPublicName(url.hostname) ? url : null
}

interface Needs extends Outside {
  clock: Clock
  patience: { calendarMs: number }
}

/** Fetches a calendar; null: it has not changed since `known`. Throws Unreadable. */
export async function fetchCalendar(url: URL, known: Known | null, needs: Needs): Promise<Fetched | null> {
  const signal = endsAfter(needs.clock, needs.patience.calendarMs)
  let at = url
  for (let hops = 0; hops <= MOST_REDIRECTS; hops++) {
    const response = await ask(at, known, needs, signal)
    const { statusCode = 0, headers } = response
    if (statusCode === 200) return { ...versionOf(response), text: await textOf(response) }
    response.destroy()
    if (statusCode === 304 && known) return null
    if (statusCode < 300 || statusCode > 399 || !headers.location) throw new Unreadable(failureOf(statusCode))
    const next = URL.canParse(headers.location, at.href) && calendarAddress(new URL(headers.location, at).href)
    if (!next) throw new Unreadable('not_found')
    at = next
  }
  throw new Unreadable('not_found')
}

const failureOf = (status: number): BusyFailure => {
  if (status === 401 || status === 403) return 'forbidden'
  return status === 404 || status === 410 ? 'not_found' : 'no_answer'
}

function ask(url: URL, known: Known | null, { lookup, ca }: Outside, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        headers: {
          accept: 'text/calendar, text/plain;q=0.5',
          // Nothing is unpacked, so that a small answer stays small.
          'accept-encoding': 'identity',
          'user-agent': 'Articled calendar reader',
          ...(known?.etag && { 'if-none-match': known.etag }),
          ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
        },
        lookup: lookup ?? publicLookup,
        agent: false,
        signal,
        ...(ca && { ca }),
      },
      resolve,
    )
    asked.on('error', () => reject(new Unreadable('no_answer')))
    asked.end()
  })
}

const short = (text: string | undefined) => (text && text.length <= 200 ? text : null)

const versionOf = ({ headers }: IncomingMessage): Known => ({
  etag: short(headers.etag),
  lastModified: short(headers['last-modified']),
})

async function textOf(response: IncomingMessage): Promise<string> {
  try {
    return await boundedText(response, MOST_BYTES)
  } catch (error) {
    throw new Unreadable(error instanceof TooLarge ? 'too_large' : 'no_answer')
  } finally {
    response.destroy()
  }
}
