import { setTimeout as wait } from 'node:timers/promises'
import { ClassroomAnswerWrite, ClassroomHandIn } from '../src/learn/classroom/classroom.documents'
import { startCluster } from './cluster'
import { type Client, createClient } from './people/client'
import { quantile } from './people/figures'
import { machine } from './processes'
import type { Account } from './school/accounts'
import { makeSchool, openSchool } from './school/schools'
import type { Server } from './server'
import { ensureBuilt } from './start'
import { print, verdict } from './table'

const PORTS = { postgres: 5429, product: 5430 }
const SIZE = { students: 4_000, tutors: 120, sessions: 50_000 }
const PEOPLE = 200
const MINUTES = 5
/** The shares of the time after which the server is killed. */
const KILLED_AT = [0.35, 0.7]
/** As often as the browser saves somebody who does not pause. */
const SAVED_EVERY_MS = 5_000
const WORD = 'consideration '

/** One person's answer: what is on the screen, and what the server said it has. */
interface Writer {
  account: Account
  client: Client
  text: string
  acknowledged: string
  version: number
  saves: number[]
  failed: number
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
        }),
      )
    const until = Date.now() + seconds * 1000
    const typed = Promise.all(writers.map((writer, number) => type(writer, until, number)))
    let begun = 0
    for (const share of KILLED_AT) {
      await wait((share - begun) * seconds * 1000)
      begun = share
      await server.kill()
      server = await openSchool(school, PORTS.product)
    }
    await typed
    report(writers, await Promise.all(writers.map(handIn)), seconds)
    for (const { client } of writers) client.close()
  } finally {
    await server?.stop()
    cluster.stop()
  }
}

async function type(writer: Writer, until: number, number: number) {
  await wait((number / PEOPLE) * SAVED_EVERY_MS)
  while (Date.now() < until) {
    writer.text += WORD.repeat(4)
    await save(writer)
    await wait(SAVED_EVERY_MS * (0.6 + 0.4 * Math.random()))
  }
  while (writer.acknowledged !== writer.text) {
    await save(writer)
    await wait(200)
  }
}

interface Saved {
  data?: { sessionAnswerWrite: { answerVersion: number } | null } | null
  errors?: { message: string; extensions: { code: string; current?: { version: number; content: string } } }[]
}

/** Saves as the browser does: text that was refused for its version is merged with the server's and sent again. */
async function save(writer: Writer) {
  const { account, client, text, version } = writer
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
      // An answer that was lost on its way: the server has our own text.
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

/** Hands in what is on the screen, and reads what was taken. */
async function handIn({ account, client, version }: Writer): Promise<string> {
  const id = account.sessionId
  const post = async (query: string, variables: object) =>
    JSON.parse((await client.post(JSON.stringify({ query, variables }), account.token())).text)
  await post(ClassroomHandIn, { id, answerVersion: version })
  const { data } = await post(READ, { id })
  if (data?.session.status !== 'ready') return ''
  return data.session.answers.find((answer: { written: boolean }) => answer.written)?.file.content ?? ''
}

function report(writers: readonly Writer[], taken: readonly string[], seconds: number) {
  const words = (text: string) => text.trim().split(/\s+/).filter(Boolean).length
  const lost = writers.map(({ acknowledged }, at) => Math.max(0, words(acknowledged) - words(taken[at] ?? '')))
  const same = writers.filter(({ text }, at) => text.trim() === taken[at]?.trim()).length
  const saves = writers.flatMap((writer) => writer.saves)
  const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0)
  const allLost = sum(lost)
  print(
    `${writers.length} people typing for ${seconds / 60} minutes, the server killed ${KILLED_AT.length} times (${machine()})`,
    ['', 'figure', 'target', ''],
    [
      ['saves acknowledged', saves.length.toLocaleString('en-GB'), '', ''],
      [
        'words acknowledged',
        sum(writers.map(({ acknowledged }) => words(acknowledged))).toLocaleString('en-GB'),
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
