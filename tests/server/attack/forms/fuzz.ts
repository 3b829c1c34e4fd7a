import { rightStatuses } from './generated'
import { exchange, type RawRequest } from './raw-request'

export interface Fuzzed {
  /** The number of answers with each status. */
  statuses: Map<number, number>
  /** Requests with a wrong answer or none, and the answer. */
  wrong: { request: RawRequest; answer: string }[]
}

const ABREAST = 8

/** Sends the requests, several at a time, and counts the answers. */
export async function fuzz(port: number, requests: readonly RawRequest[]): Promise<Fuzzed> {
  const statuses = new Map<number, number>()
  const wrong: Fuzzed['wrong'] = []
  const left = requests.values()
  async function sendSome() {
    for (const request of left) {
      const answer = await exchange(port, request).catch((error: Error) => ({ status: -1, body: error.message }))
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      const isRight = rightStatuses.has(answer.status) && (answer.status !== 0 || request.end)
      if (!isRight) wrong.push({ request, answer: `${answer.status} ${answer.body.slice(-500)}` })
    }
  }
  await Promise.all(Array.from({ length: ABREAST }, sendSome))
  return { statuses, wrong }
}
