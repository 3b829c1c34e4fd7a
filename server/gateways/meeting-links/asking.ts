import type { Clock } from '../../kernel/time/clock'
import { endsAfter } from '../../kernel/time/waiting'
import { boundedText, TooLarge } from '../outside/bounded-text'
import { MeetingRefused, ProviderBusy } from './meeting-links'

export interface Answer {
  status: number
  // The shape is the provider's; what is read of it is checked where it is read.
  body: Record<string, unknown>
}

export interface Asked {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  url: URL
  body?: object
}

export interface Waiting {
  clock: Clock
  patience: { meetingMs: number }
}

export interface Token {
  token: string
  /** Seconds for which it is good. */
  seconds: number
}

/** Bytes of the largest answer that is read; that of an event has some thousand. */
const MOST_BYTES = 1_000_000

/** Sends one request, and answers what came back. Throws ProviderBusy where nothing did that could be read. */
export async function exchange(url: URL, options: RequestInit, { clock, patience }: Waiting): Promise<Answer> {
  try {
    const response = await fetch(url, { ...options, redirect: 'error', signal: endsAfter(clock, patience.meetingMs) })
    const text = await boundedText(response.body, MOST_BYTES)
    return { status: response.status, body: text ? objectFrom(text) : {} }
  } catch (error) {
    if (error instanceof SyntaxError) throw new ProviderBusy(`${url.host} answered no JSON`)
    if (error instanceof TooLarge) throw new ProviderBusy(`${url.host} answered more than is read`)
    throw new ProviderBusy(`${url.host} gave no answer`)
  }
}

function objectFrom(text: string): Record<string, unknown> {
  const read: unknown = JSON.parse(text)
  return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}
}

/** Whether an answer asks to come again. */
const isBusy = ({ status }: Answer) => status === 429 || status >= 500

/** A token is renewed so long before it ends. */
const EARLY_SECONDS = 60

/** Asks with a token, which is kept until it ends; one that is not taken is renewed once. Throws ProviderBusy and MeetingRefused. */
export function createAsking(newToken: () => Promise<Token>, waiting: Waiting) {
  let kept: { token: string; until: number } | null = null
  const nowMs = () => waiting.clock.now().getTime()

  async function renewed(): Promise<string> {
    const { token, seconds } = await newToken()
    kept = { token, until: nowMs() + (seconds - EARLY_SECONDS) * 1000 }
    return token
  }
  const send = ({ method, url, body }: Asked, token: string) =>
    exchange(
      url,
      {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      },
      waiting,
    )

  return async (asked: Asked): Promise<Answer> => {
    const first = await send(asked, kept && kept.until > nowMs() ? kept.token : await renewed())
    const answer = first.status === 401 ? await send(asked, await renewed()) : first
    if (isBusy(answer)) throw new ProviderBusy(`${asked.url.host} answered ${answer.status}`)
    if (answer.status === 401) throw new MeetingRefused('keys_refused', `${asked.url.host} takes no new token`)
    return answer
  }
}
