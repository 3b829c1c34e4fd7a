import { vi } from 'vitest'
import type { Attempt, Question } from '../../../src/parts/player/test/attempt-parts'

/** An essay of a running attempt, unless told otherwise. */
export const asked = (values: Partial<Question> = {}): Question => ({
  id: 'q1',
  position: 0,
  blockId: 'k1',
  subtype: 'essay',
  title: null,
  assignment: '<p>Advise Ann.</p>',
  options: [],
  matches: [],
  practiceArea: null,
  topic: null,
  score: 1,
  answer: null,
  files: [],
  confidence: null,
  flagged: false,
  struck: [],
  note: null,
  seconds: 0,
  changes: 0,
  change: 0,
  savedAt: null,
  checkedAt: null,
  checkable: false,
  seenBefore: false,
  voided: false,
  correctionReason: null,
  report: null,
  outcome: null,
  ...values,
})

export const running = (values: Partial<Attempt> = {}): Attempt => ({
  id: 't1',
  bundleId: 'b1',
  userId: 'me',
  title: 'Wills',
  mode: 'exam',
  status: 'in_progress',
  startedAt: '2026-11-04T10:00:00.000Z',
  endsAt: null,
  submittedAt: null,
  submittedByClock: false,
  timeLimit: null,
  extraTime: 0,
  breaks: 0,
  mockDayId: null,
  mockSession: null,
  turn: null,
  count: 1,
  answered: 0,
  points: null,
  unmarked: 0,
  most: 1,
  percent: null,
  passPercent: null,
  passEstimated: false,
  bundle: null,
  questions: [asked()],
  ...values,
})

type Sent = Partial<Question> & { questionId: string; change: number; since?: number }

/** A server's side of one question, as the schema describes it; the connection to it can be cut. */
export function serverOf(question: Question) {
  const server = {
    row: question,
    sent: [] as Sent[],
    isAway: false,
    refusal: null as { code: string; message: string } | null,
    time: null as string | null,
  }
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    if (server.isAway) throw new TypeError('Failed to fetch')
    const { query, variables } = JSON.parse(body)
    const answer = (data: object) => new Response(JSON.stringify({ data }))
    if (query.includes('ServerTime')) return answer({ serverTime: server.time ?? new Date().toISOString() })
    if (!query.includes('AttemptAnswer')) return answer({})
    server.sent.push(variables)
    if (server.refusal)
      return new Response(
        JSON.stringify({ errors: [{ message: server.refusal.message, extensions: { code: server.refusal.code } }] }),
      )
    const { change, since, answer: given, note } = variables
    const { row } = server
    const isOther = given !== undefined && row.answer !== null && `${row.answer}` !== `${given}`
    const clashes = since !== undefined && row.change > since && isOther
    if (change > row.change && !clashes)
      server.row = {
        ...row,
        change,
        savedAt: '2026-11-04T12:03:00.000Z',
        ...(given !== undefined && { answer: given }),
        ...(note !== undefined && { note: note || null }),
      }
    return answer({ testAttemptAnswer: server.row })
  })
  return server
}
