// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnswerQueue } from '../../../src/learn/review/answer-queue'
import { keepSignIn } from '../../../src/providers/sign-in/session-store'

interface Sent {
  as: string
  id: string
}

let sent: Sent[]
let isAway: boolean
/** The queues of this test; each goes quiet at its end. */
let queues: AnswerQueue[]

beforeEach(() => {
  localStorage.clear()
  sent = []
  queues = []
  isAway = false
  vi.stubGlobal('fetch', async (_url: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    if (isAway) throw new TypeError('Failed to fetch')
    const { id } = JSON.parse(body).variables
    sent.push({ as: personOf(headers.authorization), id })
    return new Response(JSON.stringify({ data: { reviewAnswer: { id } } }))
  })
})
afterEach(async () => {
  isAway = false
  signIn('ann')
  await Promise.all(queues.map((each) => each.settle()))
  vi.unstubAllGlobals()
})

const HOUR_S = 3600
const seconds = () => Math.floor(Date.now() / 1000)
const tokenOf = (id: string) => `x.${btoa(JSON.stringify({ id, iat: seconds(), exp: seconds() + HOUR_S }))}.y`
const personOf = (bearer = '') => JSON.parse(atob(bearer.split('.')[1] ?? 'bnVsbA==')).id
const signIn = (id: string) => keepSignIn({ accessToken: tokenOf(id), refreshToken: 'r', user: { id } })

/** A tab of its own, in which somebody reviews. */
async function tab(userId: string): Promise<AnswerQueue> {
  vi.resetModules()
  const { AnswerQueue: Queue } = await import('../../../src/learn/review/answer-queue')
  const queue = new Queue(userId)
  queues.push(queue)
  return queue
}

let change = 0
const answer = (id: string) => ({ id, reps: 0, change: ++change, seconds: 1, grade: 'good' as const })

describe('answers that this device could not send', () => {
  it('are sent by the account alone that gave them', async () => {
    signIn('ann')
    isAway = true
    const anns = await tab('ann')
    void anns.send(answer('card of Ann'))
    expect(await anns.settle()).toBe(false)
    signIn('ben')
    isAway = false
    // Her tab is still open.
    expect(await anns.settle()).toBe(false)
    const bens = await tab('ben')
    await bens.send(answer('card of Ben'))
    expect(sent).toEqual([{ as: 'ben', id: 'card of Ben' }])
    signIn('ann')
    expect(await (await tab('ann')).settle()).toBe(true)
    expect(sent.at(-1)).toEqual({ as: 'ann', id: 'card of Ann' })
  })

  it('are those of all tabs, though two keep theirs at once', async () => {
    signIn('ann')
    isAway = true
    const [one, two] = [await tab('ann'), await tab('ann')]
    for (const id of ['a', 'b']) {
      void one.send(answer(`one ${id}`))
      void two.send(answer(`two ${id}`))
    }
    await Promise.all([one.settle(), two.settle()])
    const later = await tab('ann')
    isAway = false
    expect(await later.settle()).toBe(true)
    expect(sent.map(({ id }) => id)).toEqual(['one a', 'two a', 'one b', 'two b'])
  })

  it('are forgotten by all tabs once they are sent', async () => {
    signIn('ann')
    isAway = true
    const one = await tab('ann')
    void one.send(answer('a'))
    await one.settle()
    const two = await tab('ann')
    isAway = false
    await two.settle()
    await one.settle()
    expect(sent.map(({ id }) => id)).toEqual(['a', 'a'])
    expect(await (await tab('ann')).settle()).toBe(true)
    expect(sent).toHaveLength(2)
  })
})
