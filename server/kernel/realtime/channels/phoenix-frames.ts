import { z } from 'zod'
import { framed } from '../frame'

const frameShape = z.tuple([z.string().nullable(), z.string().nullable(), z.string(), z.string(), z.unknown()])

export type Frame = z.infer<typeof frameShape>

/** The answer to a push. */
export type Reply = { status: 'ok' | 'error'; response: object }
export const ok = (response: object = {}): Reply => ({ status: 'ok', response })
export const no = (reason: string): Reply => ({ status: 'error', response: { reason } })

/** A message that is the same for all. */
export const broadcast = (topic: string, event: string, payload: unknown) =>
  framed(JSON.stringify([null, null, topic, event, payload]))

export function parsed(text: string): Frame | null {
  try {
    const result = frameShape.safeParse(JSON.parse(text))
    return result.success ? result.data : null
  } catch {
    return null
  }
}
