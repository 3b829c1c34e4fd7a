import { randomBytes, randomUUID } from 'node:crypto'
import { BookHeld, HoldStart, LetGo } from '../../src/learn/booking/booking.documents'
import {
  ClassroomAnswerCreate,
  ClassroomAnswerDelete,
  ClassroomAnswerWrite,
} from '../../src/parts/station/station.documents'
import type { Account } from '../school/accounts'
import type { Offer } from '../school/offers'
import { nameOf, type Sent } from '../school/record'
import { type Answer, createClient } from './client'
import type { Pages } from './pages'

/** A person's deeds: open a page, or do something there and see the page again. */
export const deeds = ['dashboard', 'starts', 'hold', 'book', 'cancel', 'answer', 'upload'] as const
export type Deed = (typeof deeds)[number]

export interface Visit {
  deed: Deed
  /** From the start to the last answer. */
  ms: number
  /** Milliseconds of each answer. */
  answers: number[]
  /** The names of the mutations. */
  changes: string[]
  /** The codes of the server's refusals, each with its message. */
  refusals: { code: string; message: string }[]
}

/** Refusals that are not faults: another person was quicker, or the same person has done this for a while. */
export const expectedCodes: readonly string[] = ['SLOT_TAKEN', 'CONFLICT', 'EXPIRED', 'INSUFFICIENT_FUNDS']

const TEXT = `<p>${'The tenant may assign the lease with consent, which is not to be withheld without reason. '.repeat(20)}</p>`
const FILE_BYTES = 200_000

interface Created {
  sessionAnswerCreate: { id: string } | null
}

const fileFor = (sessionId: string | null) => ({
  sessionId,
  title: 'Answer',
  contentType: 'application/pdf',
  file: null,
})

/** A multipart request with a document that begins as a PDF. */
async function formOf(query: string, variables: object): Promise<{ body: Buffer; type: string }> {
  const form = new FormData()
  form.append('operations', JSON.stringify({ query, variables }))
  form.append('map', JSON.stringify({ 0: ['variables.file'] }))
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(FILE_BYTES), Buffer.from('\n%%EOF\n')])
  form.append('0', new Blob([bytes], { type: 'application/pdf' }), 'answer.pdf')
  const encoded = new Response(form)
  return { body: Buffer.from(await encoded.arrayBuffer()), type: encoded.headers.get('content-type') ?? '' }
}

/** A person with their own browser, who remembers their last answers and their hold. */
export function createPerson(url: string, account: Account, pages: Pages, number: number) {
  const client = createClient(url)
  const offer = pages.offers[number % pages.offers.length] as Offer
  let starts: string[] = []
  let heldId: string | null = null
  let bookedId: string | null = null
  let answerId: string | null = null

  const own = (sent: Sent) => {
    const text = JSON.stringify({ query: sent.query, variables: sent.variables })
    const { typeId, areaId, heldId: recordedHeld, sessionId } = pages.ids
    return text
      .replaceAll(typeId, offer.typeId)
      .replaceAll(areaId, offer.areaId)
      .replaceAll(recordedHeld, heldId ?? recordedHeld)
      .replaceAll(sessionId || '-', account.sessionId ?? sessionId)
  }

  async function visit(deed: Deed, work: (visiting: Visiting) => Promise<void>): Promise<Visit> {
    const started = performance.now()
    const made: Visit = { deed, ms: 0, answers: [], changes: [], refusals: [] }
    const take = (answer: Answer) => {
      made.answers.push(answer.ms)
      made.refusals.push(...refusalsOf(answer))
      return answer
    }
    const keep = <Data>(how: string, query: string, answer: Answer) => {
      const data = dataOf<Data>(take(answer))
      if (data) made.changes.push(how || nameOf(query))
      return data
    }
    const visiting: Visiting = {
      page: async (path) => void take(await client.page(path)),
      ask: async (sent) => Promise.all(sent.map(async (each) => take(await client.post(own(each), account.token())))),
      change: async (query, variables) =>
        keep('', query, await client.post(JSON.stringify({ query, variables }), account.token())),
      upload: async (query, variables) => {
        const { body, type } = await formOf(query, variables)
        const headers = { 'content-type': type, 'apollo-require-preflight': '1' }
        return keep('Upload', query, await client.post(body, account.token(), headers))
      },
    }
    await work(visiting).catch(({ message }: Error) => made.refusals.push({ code: 'CONNECTION', message }))
    made.ms = performance.now() - started
    return made
  }

  const seeStarts = async ({ ask }: Visiting) => {
    for (const { text } of await ask(pages.starts))
      if (text.startsWith('{"data":{"slots":{')) {
        const { data } = JSON.parse(text) as { data: { slots: { entries: { from: string }[] } } }
        starts = data.slots.entries.map(({ from }) => from)
      }
  }

  /** A person has one answer at a time, so the previous one is deleted first. */
  async function handOver(visiting: Visiting, create: () => Promise<Created | null>) {
    if (!account.sessionId) return doing.dashboard(visiting)
    if (answerId) await visiting.change(ClassroomAnswerDelete, { id: answerId })
    answerId = (await create())?.sessionAnswerCreate?.id ?? null
    await visiting.ask(pages.room)
  }

  /** Writes on in the room, and saves it. */
  async function write(visiting: Visiting) {
    if (!account.sessionId) return doing.dashboard(visiting)
    const seen = (await visiting.ask(pages.room)).map(({ text }) => /"answerVersion":(\d+)/.exec(text)?.[1])
    const version = Number(seen.find((each) => each !== undefined) ?? 0)
    await visiting.change(ClassroomAnswerWrite, { sessionId: account.sessionId, content: TEXT, version })
  }

  const doing: Record<Deed, (visiting: Visiting) => Promise<void>> = {
    dashboard: async ({ ask }) => void (await ask(pages.dashboard)),
    starts: seeStarts,
    async hold(visiting) {
      const startAt = starts[(number * 7919) % starts.length]
      if (!startAt) return seeStarts(visiting)
      const asked = { sessionTypeId: offer.typeId, practiceAreaId: offer.areaId, startAt, idempotencyKey: randomUUID() }
      const made = await visiting.change<{ sessionHold: { session: { id: string } } | null }>(HoldStart, asked)
      heldId = made?.sessionHold?.session.id ?? null
      starts = []
      if (heldId) await visiting.ask(pages.held)
    },
    async book(visiting) {
      if (!heldId) return doing.hold(visiting)
      await visiting.change(BookHeld, { id: heldId, idempotencyKey: randomUUID() })
      await visiting.ask(pages.held)
      bookedId = heldId
      heldId = null
    },
    async cancel(visiting) {
      if (bookedId) await visiting.change(LetGo, { id: bookedId, idempotencyKey: randomUUID() })
      bookedId = null
      await visiting.ask(pages.dashboard)
    },
    answer: write,
    upload: (visiting) => handOver(visiting, () => visiting.upload(ClassroomAnswerCreate, fileFor(account.sessionId))),
  }

  return {
    /** One deed with its page. */
    do: (deed: Deed) => visit(deed, doing[deed]),
    /** The first visit: loads the application, opens the dashboard, and looks for a start. */
    arrive: () =>
      visit('starts', async (visiting) => {
        await visiting.page('/dashboard')
        await visiting.ask(pages.dashboard)
        await seeStarts(visiting)
      }),
    leave: () => client.close(),
  }
}

export type Person = ReturnType<typeof createPerson>

interface Visiting {
  page(path: string): Promise<void>
  ask(sent: readonly Sent[]): Promise<Answer[]>
  change<Data>(query: string, variables: object): Promise<Data | null>
  upload<Data>(query: string, variables: object): Promise<Data | null>
}

const dataOf = <Data>({ text }: Answer): Data | null =>
  text.startsWith('{') ? ((JSON.parse(text) as { data?: Data | null }).data ?? null) : null

function refusalsOf({ status, text }: Answer): Visit['refusals'] {
  if (status === 200 && !text.includes('"errors":[')) return []
  if (!text.startsWith('{')) return [{ code: String(status), message: text.slice(0, 200) }]
  const { errors = [] } = JSON.parse(text) as { errors?: { message: string; extensions?: { code?: string } }[] }
  return errors.map(({ message, extensions }) => ({ code: extensions?.code ?? String(status), message }))
}
