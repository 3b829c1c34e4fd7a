import { setTimeout as wait } from 'node:timers/promises'
import { AttemptAnswer } from '../src/parts/player/test/attempt.documents'
import { startCluster } from './cluster'
import { type Client, createClient } from './people/client'
import { quantile } from './people/figures'
import { machine } from './processes'
import type { Account } from './school/accounts'
import { makeSchool, openSchool, type School } from './school/schools'
import { ask, type Server, signIn } from './server'
import { sized } from './size'
import { ensureBuilt } from './start'
import { print, verdict } from './table'

const PORTS = { postgres: 5431, product: 5432 }
const MINUTES = sized(5, 1)
/** The shares of the time after which the server is killed. */
const KILLED_AT = [0.35, 0.7]
const SAVED_EVERY_MS = 10_000
const QUESTIONS = 30
const P95_MS = 300
const LATE_MS = 5_000

const places = [
  {
    name: 'PostgreSQL',
    students: sized(300, 5),
    size: { students: sized(1_000, 40), tutors: 20, sessions: sized(2_000, 100) },
  },
  {
    name: 'the embedded database',
    students: sized(100, 5),
    size: { students: sized(300, 40), tutors: 10, sessions: sized(500, 100) },
  },
] as const

/** Students answer a timed test while the server is killed twice. Nothing acknowledged may be lost, and each attempt is handed in on time. */
export async function answers([asked]: readonly string[] = []): Promise<void> {
  const minutes = Math.ceil(Number(asked ?? MINUTES))
  if (!(minutes > 0)) throw new Error('answers takes a number of minutes')
  await ensureBuilt()
  for (const place of places) {
    const cluster = place.name === 'PostgreSQL' ? await startCluster(PORTS.postgres) : null
    try {
      const { size, students } = place
      await measure(await makeSchool(cluster, 'answers', { size, signedIn: students }), place.name, minutes)
    } finally {
      cluster?.stop()
    }
  }
}

interface Sent {
  change: number
  answer: string
  acknowledged: boolean
}

/** One student's attempt: what was sent of each question, in order. */
interface Sitter {
  account: Account
  client: Client
  attemptId: string
  endsAt: number
  questions: { id: string; options: { id: string }[] }[]
  sent: Map<string, Sent[]>
  saves: number[]
  failed: number
}

async function measure(school: School, name: string, minutes: number) {
  let server = await openSchool(school, PORTS.product)
  try {
    const bundleId = await makeTest(server, school.accounts, minutes)
    const { url } = server
    const begun = Date.now()
    const sitters = await Promise.all(school.accounts.map((account) => begin(url, account, bundleId)))
    const sat = Promise.all(
      sitters.map(async (sitter, number) => {
        await sit(sitter, (number / sitters.length) * SAVED_EVERY_MS)
        return await handedIn(sitter)
      }),
    )
    for (const share of KILLED_AT) {
      await wait(Math.max(0, begun + share * minutes * 60_000 - Date.now()))
      await server.kill()
      server = await openSchool(school, PORTS.product)
    }
    report(name, minutes, sitters, await sat)
    for (const { client } of sitters) client.close()
  } finally {
    await server.stop()
  }
}

const BUNDLE = `mutation ($categoryId: ID!, $timeLimit: Int!) { bundleCreate(categoryId: $categoryId, title: "A timed test", type: test, status: published,
  timerEnable: true, timeLimit: $timeLimit, feedbackShow: after_submit) { id contentId } }`
const BLOCK = `mutation ($contentId: ID!, $options: [AnswerOptionInput!]) { contentBlockCreate(contentId: $contentId, type: question, subtype: single_best_answer,
  assignment: "<p>Which is right?</p>", answerOptions: $options) { id } }`
const LET =
  'mutation ($bundleId: ID!, $userId: ID!) { libraryPermissionCreate(bundleId: $bundleId, userId: $userId) { id } }'

/** A timed test of the demo's admin that every student may take. */
async function makeTest({ url }: Server, accounts: readonly Account[], minutes: number): Promise<string> {
  const admin = (await signIn(url, 'admin@articled.example')).accessToken
  const send = <Data>(query: string, variables: object = {}) => ask<Data>(url, query, variables, admin)
  const { libraryCategories } = await send<{ libraryCategories: { id: string }[] }>('{ libraryCategories { id } }')
  const { bundleCreate } = await send<{ bundleCreate: { id: string; contentId: string } }>(BUNDLE, {
    categoryId: libraryCategories[0]?.id,
    timeLimit: minutes,
  })
  const options = ['one', 'two', 'three', 'four', 'five'].map((body, at) => ({
    body: `<p>${body}</p>`,
    correct: at === 1,
  }))
  for (let at = 0; at < QUESTIONS; at++) await send(BLOCK, { contentId: bundleCreate.contentId, options })
  for (const { userId } of accounts) await send(LET, { bundleId: bundleCreate.id, userId })
  return bundleCreate.id
}

const START =
  'mutation ($bundleId: ID!) { testAttemptStart(bundleId: $bundleId) { id endsAt questions { id options { id } } } }'

async function begin(url: string, account: Account, bundleId: string): Promise<Sitter> {
  const { testAttemptStart } = await ask<{
    testAttemptStart: { id: string; endsAt: string; questions: Sitter['questions'] }
  }>(url, START, { bundleId }, account.token())
  const { id, endsAt, questions } = testAttemptStart
  const kept = { questions, sent: new Map(), saves: [], failed: 0 }
  return { ...kept, account, client: createClient(url), attemptId: id, endsAt: Date.parse(endsAt) }
}

/** Answers one question after the other until the time is over. */
async function sit(sitter: Sitter, delay: number) {
  await wait(delay)
  for (let at = 0; Date.now() < sitter.endsAt; at++) {
    const question = sitter.questions[at % sitter.questions.length]
    const option = question?.options[at % question.options.length]
    if (!question || !option) throw new Error('the test has no questions')
    const began = Date.now()
    await save(sitter, question.id, { change: began, answer: option.id, acknowledged: false })
    await wait(Math.max(0, Math.min(began + SAVED_EVERY_MS, sitter.endsAt) - Date.now()))
  }
}

/** Sends an answer until the server has it, or no longer takes it, as the player does. */
async function save(sitter: Sitter, questionId: string, sent: Sent) {
  const { account, client, attemptId, endsAt } = sitter
  sitter.sent.set(questionId, [...(sitter.sent.get(questionId) ?? []), sent])
  const variables = { id: attemptId, questionId, change: sent.change, answer: [sent.answer], seconds: 10 }
  while (Date.now() < endsAt) {
    try {
      const { text, ms } = await client.post(JSON.stringify({ query: AttemptAnswer, variables }), account.token())
      const { data, errors } = JSON.parse(text)
      if (data?.testAttemptAnswer) {
        sent.acknowledged = true
        sitter.saves.push(ms)
        return
      }
      if (errors?.[0]?.extensions.code === 'EXPIRED') return
    } catch {
      // The server is away.
    }
    sitter.failed++
    await wait(500)
  }
}

interface Ended {
  lost: number
  acknowledged: number
  lateMs: number
}

const SHOW = 'query ($id: ID!) { testAttempt(id: $id) { status questions { id answer change } } }'

/** Waits until an attempt is handed in, and compares what was taken with what was acknowledged. */
async function handedIn({ account, client, attemptId, endsAt, sent }: Sitter): Promise<Ended> {
  for (;;) {
    const { text } = await client.post(JSON.stringify({ query: SHOW, variables: { id: attemptId } }), account.token())
    const attempt = JSON.parse(text).data?.testAttempt
    if (attempt?.status === 'graded') {
      const lateMs = Date.now() - endsAt
      const taken = new Map<string, { answer: string[] | null; change: number }>(
        attempt.questions.map((each: { id: string }) => [each.id, each]),
      )
      const last = [...sent].flatMap(([id, all]) => {
        const found = all.findLast(({ acknowledged }) => acknowledged)
        return found ? [{ id, found }] : []
      })
      const lost = last.filter(({ id, found }) => !isKept(taken.get(id), found, sent.get(id) ?? []))
      return {
        lateMs,
        lost: lost.length,
        acknowledged: [...sent.values()].flat().filter((each) => each.acknowledged).length,
      }
    }
    await wait(500)
  }
}

/** The acknowledged answer, or one that was sent after it, whose acknowledgement was lost. */
const isKept = (
  taken: { answer: string[] | null; change: number } | undefined,
  { change }: Sent,
  all: readonly Sent[],
) =>
  taken !== undefined &&
  taken.change >= change &&
  all.some((each) => each.change === taken.change && each.answer === taken.answer?.[0])

function report(name: string, minutes: number, sitters: readonly Sitter[], ended: readonly Ended[]) {
  const saves = sitters.flatMap((sitter) => sitter.saves)
  const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)
  const lost = sum(ended.map((each) => each.lost))
  const latest = Math.max(...ended.map(({ lateMs }) => lateMs))
  const p95 = quantile(saves, 0.95)
  print(
    `${sitters.length} students answer for ${minutes} minutes on ${name}, the server killed ${KILLED_AT.length} times (${machine()})`,
    ['', 'figure', 'target', ''],
    [
      ['answers acknowledged', sum(ended.map((each) => each.acknowledged)).toLocaleString('en-GB'), '', ''],
      ['acknowledged answers lost', String(lost), '0', verdict(lost === 0)],
      ['saves sent again', sum(sitters.map(({ failed }) => failed)).toLocaleString('en-GB'), '', ''],
      ['a save, median', `${quantile(saves, 0.5).toFixed(1)} ms`, '', ''],
      ['a save, p95', `${p95.toFixed(1)} ms`, `≤ ${P95_MS} ms`, verdict(p95 <= P95_MS)],
      [
        'the latest hand-in, as its person sees it',
        `${(latest / 1000).toFixed(1)} s`,
        `≤ ${LATE_MS / 1000} s`,
        verdict(latest <= LATE_MS),
      ],
    ],
  )
}
