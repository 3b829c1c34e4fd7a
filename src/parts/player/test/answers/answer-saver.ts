import type { Length } from '../../../../../rules/text-length'
import { type ApiError, isOutage } from '../../../../providers/api/api-error'
import { request } from '../../../../providers/api/client'
import { now } from '../../../../providers/device/clock'
import { AttemptAnswer } from '../attempt.documents'
import type { Attempt, Change, HandedFile, Made, Numbered, Other, Question } from '../attempt-parts'
import { afterReply, apart, latestSave, localOf, naming, withFile, withoutUndefined } from './changes'
import { tooLongOf } from './too-long-change'
import { keepOthers, keepUnsent, readOthers, takeUnsent } from './unsent'

export interface SaverState {
  questions: readonly Question[]
  /** Something is on its way or waits to be. */
  unsaved: boolean
  /** The last try found no server. */
  offline: boolean
  savedAt: string | null
  /** The server takes no more: handed in, its time over, or given up. */
  closed: boolean
  /** Why the server refused a change, in its words. */
  refusal: string | null
  /** An answer came after the end, and does not count. */
  late: boolean
  /** The first question whose answer or note is too long to be saved, and its size: it waits here until it is shortened. */
  tooLong: (Length & { questionId: string }) | null
  /** By question: what was answered in another tab or on another device too. It does not count, and is not lost. */
  others: Readonly<Record<string, Other>>
}

const FIRST_RETRY_MS = 2000
const LONGEST_RETRY_MS = 15_000
/** The seconds that one change may add. */
const MOST_SECONDS = 3600

/**
 * Keeps the answers of an attempt and saves each change by itself, one after the other. What could not be sent stays on this device, also when the tab is
 * closed, and is sent again with the same number, so that nothing counts twice.
 */
export class AnswerSaver {
  #state: SaverState
  readonly #listeners = new Set<() => void>()
  /** Changes that were begun to be sent, with their question; and by question what has come since. */
  #begun: [string, Numbered][] = []
  readonly #waiting = new Map<string, Made>()
  /** Each question as the server last said it, without what is changed here. */
  readonly #said: Map<string, Question>
  /** Refused by the server, perhaps because the attempt is over. */
  #doubted: [string, Numbered][] = []
  #isRunning = false
  #retry: ReturnType<typeof setTimeout> | undefined
  #pause = FIRST_RETRY_MS

  constructor(
    readonly attempt: Attempt,
    /** The server has refused a change because the attempt is not as it is known here. */
    readonly onDoubt: () => void,
  ) {
    this.#said = new Map(attempt.questions.map((each) => [each.id, each]))
    this.#state = {
      questions: attempt.questions,
      unsaved: false,
      offline: false,
      savedAt: latestSave(attempt.questions),
      closed: attempt.status !== 'in_progress',
      refusal: null,
      late: false,
      tooLong: null,
      others: readOthers(attempt.id),
    }
    if (this.#state.closed) return
    for (const [id, numbered] of takeUnsent(attempt.id)) {
      const { change: _change, since, ...left } = numbered
      if (this.#sizeOf(id, left)) this.#waiting.set(id, { ...left, since })
      else this.#begun.push([id, numbered])
      this.#show(id, left)
    }
    if (this.#state.unsaved) void this.#run()
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  get = () => this.#state

  /** Takes a change: shown at once, saved as soon as it can be. */
  change(questionId: string, change: Change) {
    if (this.#state.closed) return
    const before = this.#waiting.get(questionId)
    const seconds = Math.min(MOST_SECONDS, (before?.seconds ?? 0) + (change.seconds ?? 0))
    const since = before?.since ?? this.#said.get(questionId)?.change ?? 0
    this.#waiting.set(questionId, { ...before, ...change, ...(seconds > 0 && { seconds }), since })
    this.#show(questionId, change)
    void this.#run()
  }

  /** Takes a file that has arrived for a question, and names it in the answer: behind the others, or in place of the one that the task takes. */
  addFile(questionId: string, file: HandedFile) {
    const said = this.#said.get(questionId)
    if (said) this.#said.set(questionId, withFile(said, file))
    this.#set({
      questions: this.#state.questions.map((each) => (each.id === questionId ? withFile(each, file) : each)),
    })
    const question = this.#state.questions.find(({ id }) => id === questionId)
    if (question) this.change(questionId, { answer: naming(question, file) })
  }

  /** Takes what the server says of the attempt now: it may have been answered elsewhere, or be over. */
  learn(attempt: Attempt) {
    const isUntouched = (id: string) => !this.#waiting.has(id) && !this.#begun.some(([begun]) => begun === id)
    const newer = new Map(attempt.questions.map((each) => [each.id, each]))
    const questions = this.#state.questions.map((each) => {
      const said = newer.get(each.id)
      if (!said || said.change <= each.change || !isUntouched(each.id)) return each
      this.#said.set(each.id, said)
      return said
    })
    this.#set({ questions })
    const doubted = this.#doubted.splice(0)
    if (attempt.status !== 'in_progress') this.#close(doubted)
  }

  /** Takes the other answer to a question, and keeps what stood here. */
  takeOther(questionId: string) {
    const { [questionId]: other, ...rest } = this.#state.others
    const question = this.#state.questions.find(({ id }) => id === questionId)
    if (!other || !question) return
    this.#setOthers({ ...rest, [questionId]: { answer: question.answer, note: question.note } })
    this.change(questionId, other)
  }

  /** Forgets the other answer to a question. */
  dropOther(questionId: string) {
    const { [questionId]: _, ...rest } = this.#state.others
    this.#setOthers(rest)
  }

  #setOthers(others: SaverState['others']) {
    keepOthers(this.attempt.id, others)
    this.#set({ others })
  }

  /** Sends what waits now; resolves once nothing does, or the server cannot be reached. */
  async settle(): Promise<boolean> {
    clearTimeout(this.#retry)
    await this.#run()
    return !this.#state.unsaved
  }

  #show(questionId: string, { seconds, check, ...shown }: Change) {
    this.#set({
      questions: this.#state.questions.map((each) =>
        each.id === questionId
          ? ({ ...each, ...withoutUndefined(shown), seconds: each.seconds + (seconds ?? 0) } as Question)
          : each,
      ),
      unsaved: true,
      refusal: null,
      tooLong: this.#tooLong(),
    })
  }

  #sizeOf(questionId: string, change: Change): Length | null {
    return tooLongOf(this.#said.get(questionId)?.subtype, change)
  }

  #tooLong(): SaverState['tooLong'] {
    for (const [questionId, made] of this.#waiting) {
      const size = this.#sizeOf(questionId, made)
      if (size) return { questionId, ...size }
    }
    return null
  }

  #set(change: Partial<SaverState>) {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  #numbered(questionId: string, made: Made): Numbered {
    const own = this.#begun.flatMap(([id, begun]) => (id === questionId ? begun.change : []))
    const known = this.#said.get(questionId)?.change ?? 0
    return { ...made, change: Math.max(Math.round(now()), ...[known, ...own].map((each) => each + 1)) }
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return this.#whenIdle
    this.#isRunning = true
    this.#whenIdle = this.#sendAll().finally(() => {
      this.#isRunning = false
    })
    return this.#whenIdle
  }
  #whenIdle: Promise<void> = Promise.resolve()

  async #sendAll() {
    clearTimeout(this.#retry)
    while (!this.#state.closed) {
      const next = this.#next()
      this.#keep()
      if (!next) break
      const [questionId, change] = next
      try {
        const { id, userId } = this.attempt
        const { testAttemptAnswer: saved } = await request(AttemptAnswer, { id, questionId, ...change }, { as: userId })
        this.#took(change, saved)
      } catch (error) {
        if (this.#failed(error as ApiError)) return
      }
    }
    this.#set({ unsaved: this.#begun.length + this.#waiting.size > 0 && !this.#state.closed, tooLong: this.#tooLong() })
  }

  /** The change to send: one that was begun, or the first that waits and is not too long. */
  #next(): [string, Numbered] | undefined {
    if (this.#begun[0]) return this.#begun[0]
    const first = [...this.#waiting].find(([id, made]) => !this.#sizeOf(id, made))
    if (!first) return undefined
    const [questionId, change] = first
    this.#waiting.delete(questionId)
    this.#begun.push([questionId, this.#numbered(questionId, change)])
    return this.#begun[0]
  }

  #took(sent: Numbered, saved: Question) {
    this.#begun.shift()
    this.#pause = FIRST_RETRY_MS
    const told = saved.change !== sent.change && !saved.checkedAt && this.#meet(sent, saved)
    const reply = { before: this.#said.get(saved.id) ?? saved, sent, saved, told }
    this.#said.set(saved.id, saved)
    this.#begun = this.#begun.map(([id, each]) => [id, id === saved.id ? afterReply(each, reply) : each])
    const waiting = this.#waiting.get(saved.id)
    if (waiting) this.#waiting.set(saved.id, afterReply(waiting, reply))
    const local = localOf([...this.#begun.flatMap(([id, each]) => (id === saved.id ? each : [])), waiting ?? {}])
    this.#set({
      questions: this.#state.questions.map((each) =>
        each.id === saved.id ? ({ ...saved, ...local } as Question) : each,
      ),
      savedAt: saved.savedAt ?? this.#state.savedAt,
      offline: false,
    })
  }

  /** The question was changed elsewhere. The later answer counts; the other is kept beside it, and said. Answers whether what is saved is the other. */
  #meet(sent: Numbered, saved: Question): boolean {
    const isLater = sent.change > saved.change || this.#waiting.has(saved.id)
    const other = apart(sent, saved)
    if (other) {
      const lost = isLater ? { answer: saved.answer, note: saved.note } : other
      this.#setOthers({ ...this.#state.others, [saved.id]: lost })
      if (!isLater) return false
    }
    const wasCounted = sent.change < saved.change
    this.#begun.unshift([
      saved.id,
      { ...sent, change: Math.max(sent.change, saved.change + 1), ...(wasCounted && { seconds: 0 }) },
    ])
    return other !== null
  }

  /** Takes nothing more. What did not come in time stays on this device, where the result tells of it. */
  #close(refused: [string, Numbered][]) {
    this.#begun.unshift(...refused)
    this.#keep()
    const unsent = [...this.#begun.map(([, change]) => change), ...this.#waiting.values()]
    const late = unsent.some(({ answer, note }) => answer || note)
    this.#set({ closed: true, late, unsaved: false })
  }

  /** Answers whether to stop for now. */
  #failed(error: ApiError): boolean {
    if (isOutage(error) || error.code === 'RATE_LIMITED' || error.code === 'UNAUTHENTICATED') {
      this.#set({ offline: true, unsaved: true })
      this.#retry = setTimeout(() => void this.#run(), this.#pause)
      this.#pause = Math.min(LONGEST_RETRY_MS, this.#pause * 2)
      return true
    }
    const refused = this.#begun.splice(0, 1)
    this.#set({ refusal: error.message, offline: false })
    const isOver = error.code === 'EXPIRED' || error.code === 'NOT_FOUND'
    if (isOver) this.#close(refused)
    else if (error.code === 'CONFLICT') this.#doubted.push(...refused)
    if (isOver || error.code === 'CONFLICT') this.onDoubt()
    return isOver
  }

  /** Keeps on this device what the server does not have yet. */
  #keep() {
    const waiting = [...this.#waiting].map(([id, change]): [string, Numbered] => [id, this.#numbered(id, change)])
    const left = [...this.#begun, ...waiting]
    keepUnsent(this.attempt.id, left)
  }
}
