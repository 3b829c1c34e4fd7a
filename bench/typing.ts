import { setTimeout as wait } from 'node:timers/promises'
import { ClassroomAnswerWrite, ClassroomHandIn } from '../src/parts/station/station.documents'
import { startCluster } from './cluster'
import { type Client, createClient } from './people/client'
import { quantile } from './people/figures'
import { machine } from './processes'
import type { Account } from './school/accounts'
import { makeSchool, openSchool } from './school/schools'
import type { Server } from './server'
import { sized } from './size'
import { ensureBuilt } from './start'
import { print, verdict } from './table'

const PORTS = { postgres: 5429, product: 5430 }
const SIZE = sized({ students: 4_000, tutors: 120, sessions: 50_000 }, { students: 60, tutors: 8, sessions: 200 })
const PEOPLE = sized(200, 10)
const MINUTES = sized(5, 0.2)
/** The shares of the time after which the server is killed. */
const KILLED_AT = [0.35, 0.7]
/** As often as the browser saves somebody who does not pause. */
const SAVED_EVERY_MS = 5_000
const WORDS_AT_ONCE = 4

/** One person's answer: what is on the screen, and what the server said it has. */
interface Writer {
  account: Account
  client: Client
  text: string
  acknowledged: string
  version: number
  saves: number[]
  failed: number
  /** Acknowledged words that an answer of the server lacked, also those that were sent again later. */
  lost: Set<string>
}

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean)

/** Notes which of the acknowledged words a text of the server lacks. Every word of an answer is another one. */
function compare(lost: Set<string>, acknowledged: string, content: string) {
  const kept = new Set(wordsOf(content))
  for (const word of wordsOf(acknowledged)) if (!kept.has(word)) lost.add(word)
}

/** Two hundred people type for some minutes while the server is killed twice. Nothing acknowledged may be lost, and what is handed in is what was on the screen. */
export async function typing([asked]: readonly string[] = []): Promise<void> {
  const seconds = Number(asked ?? MINUTES) * 60
  if (!(seconds > 0)) throw new Error('typing takes a number of minutes')
  await ensureBuilt()
  const cluster = await startCluster(PORTS.postgres)
  let server: Server | undefined
  try {
    const school = await makeSchool(cluster, 'typing', { size: SIZE, signedIn: PEOPLE })
    server = await openSchool(school, PORTS.product)
    const { url } = server
    const writers = school.accounts
      .filter(({ sessionId }) => sessionId)
      .map(
        (account): Writer => ({
          account,
          client: createClient(url),
          text: '',
          acknowledged: '',
          version: 0,
          saves: [],
          failed: 0,
          lost: new Set(),
        }),
      )
    const until = Date.now() + seconds * 1000
    const typed = Promise.all(writers.map((writer, number) => type(writer, until, number)))
    let begun = 0
    for (const share of KILLED_AT) {
      await wait((share - begun) * seconds * 1000)
      begun = share
      await server.kill()
      // Nobody answers now, so this is all that was acknowledged before.
      const before = writers.map(({ acknowledged }) => acknowledged)
      server = await openSchool(school, PORTS.product)
      await Promise.all(writers.map((writer, at) => readAgain(writer, before[at] ?? '')))
    }
    await typed
    const taken = await Promise.all(writers.map(handIn))
    for (const [at, { lost, acknowledged }] of writers.entries()) compare(lost, acknowledged, taken[at] ?? '')
    report(writers, taken, seconds)
    for (const { client } of writers) client.close()
  } finally {
    await server?.stop()
    cluster.stop()
  }
}

async function type(writer: Writer, until: number, number: number) {
  await wait((number / PEOPLE) * SAVED_EVERY_MS)
  while (Date.now() < until) {
    writer.text += more(wordsOf(writer.text).length)
    await save(writer)
    await wait(SAVED_EVERY_MS * (0.6 + 0.4 * Math.random()))
  }
  while (writer.acknowledged !== writer.text) {
    await save(writer)
    await wait(200)
  }
}

const more = (from: number) => Array.from({ length: WORDS_AT_ONCE }, (_, at) => `consideration-${from + at} `).join('')

interface Saved {
  data?: { sessionAnswerWrite: { answerVersion: number } | null } | null
  errors?: { message: string; extensions: { code: string; current?: { version: number; content: string } } }[]
}

/** Saves as the browser does: text that was refused for its version is merged with the server's and sent again. */
async function save(writer: Writer) {
  const { account, client, text, acknowledged, version } = writer
  const variables = { sessionId: account.sessionId, content: `<p>${text}</p>`, version }
  try {
    const { text: body, ms } = await client.post(
      JSON.stringify({ query: ClassroomAnswerWrite, variables }),
      account.token(),
    )
    const { data, errors } = JSON.parse(body) as Saved
    const current = errors?.[0]?.extensions.current
    if (data?.sessionAnswerWrite) {
      writer.version = data.sessionAnswerWrite.answerVersion
      writer.acknowledged = text
      writer.saves.push(ms)
    } else if (current) {
      // An answer that was lost on its way: the server has our own text, and at least all that it acknowledged.
      compare(writer.lost, acknowledged, current.content)
      if (!`<p>${text}</p>`.startsWith(current.content.slice(0, -4).trimEnd()))
        throw new Error(`the server has another text: ${current.content.slice(0, 80)}`)
      writer.version = current.version
    } else writer.failed++
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('the server has another')) throw error
    writer.failed++
    await wait(300)
  }
}

const READ = 'query ($id: ID!) { session(id: $id) { status answers { written file { content } } } }'

async function post({ account, client }: Writer, query: string, variables: object) {
  const { text } = await client.post(JSON.stringify({ query, variables }), account.token())
  return JSON.parse(text)
}

/** The session's status and its written answer, as the server has them. */
async function read(writer: Writer): Promise<{ status: string; content: string }> {
  const { data, errors } = await post(writer, READ, { id: writer.account.sessionId })
  if (!data?.session) throw new Error(`the answer cannot be read: ${JSON.stringify(errors)}`)
  const { status, answers } = data.session
  return { status, content: answers.find((answer: { written: boolean }) => answer.written)?.file.content ?? '' }
}

/** Reads the answer of a server that was killed, which must have all that it had acknowledged. */
const readAgain = async (writer: Writer, acknowledged: string) =>
  compare(writer.lost, acknowledged, (await read(writer)).content)

/** Hands in what is on the screen, and reads what was taken. */
async function handIn(writer: Writer): Promise<string> {
  await post(writer, ClassroomHandIn, { id: writer.account.sessionId, answerVersion: writer.version })
  const { status, content } = await read(writer)
  return status === 'ready' ? content : ''
}

function report(writers: readonly Writer[], taken: readonly string[], seconds: number) {
  const same = writers.filter(({ text }, at) => text.trim() === taken[at]?.trim()).length
  const saves = writers.flatMap((writer) => writer.saves)
  const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0)
  const allLost = sum(writers.map(({ lost }) => lost.size))
  print(
    `${writers.length} people typing for ${seconds / 60} minutes, the server killed ${KILLED_AT.length} times (${machine()})`,
    ['', 'figure', 'target', ''],
    [
      ['saves acknowledged', saves.length.toLocaleString('en-GB'), '', ''],
      [
        'words acknowledged',
        sum(writers.map(({ acknowledged }) => wordsOf(acknowledged).length)).toLocaleString('en-GB'),
        '',
        '',
      ],
      ['acknowledged words lost', String(allLost), '0', verdict(allLost === 0)],
      ['handed in what was on the screen', `${same} of ${writers.length}`, 'all', verdict(same === writers.length)],
      [
        'saves that failed and were sent again',
        sum(writers.map(({ failed }) => failed)).toLocaleString('en-GB'),
        '',
        '',
      ],
      ['a save, median', `${quantile(saves, 0.5).toFixed(1)} ms`, '', ''],
      ['a save, p95', `${quantile(saves, 0.95).toFixed(1)} ms`, '', ''],
    ],
  )
}
