import { type UnsentStore, unsentStore } from '../../parts/saving/unsent-store'
import { type ApiError, isOutage } from '../../providers/api/api-error'
import { request } from '../../providers/api/client'
import { ReviewAnswer } from './review.documents'
import type { Answered, Sent } from './review-parts'

export interface QueueState {
  unsaved: boolean
  /** The last try found no server. */
  offline: boolean
  savedAt: string | null
  /** Why the server took no answer, in its words. */
  refusal: string | null
}

const FIRST_RETRY_MS = 2000
const LONGEST_RETRY_MS = 15_000

/**
 * Sends a person's answers to cards one after the other, and as nobody else. What could not be sent stays on this device, also when the tab is closed, and is sent again with the same
 * number, so that nothing counts twice.
 */
export class AnswerQueue {
  #state: QueueState = { unsaved: false, offline: false, savedAt: null, refusal: null }
  readonly #listeners = new Set<() => void>()
  readonly #kept: UnsentStore<Sent>
  readonly #waiting: Sent[]
  readonly #resolvers = new Map<number, (answered: Answered | null) => void>()
  #running: Promise<void> | null = null
  #retry: ReturnType<typeof setTimeout> | undefined
  #pause = FIRST_RETRY_MS

  constructor(readonly userId: string) {
    this.#kept = unsentStore(`review-${userId}`)
    this.#waiting = this.#kept.take().sort((one, other) => one.change - other.change)
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  get = () => this.#state

  /** Sends an answer; resolves with what the server says, null if it refuses. */
  send(sent: Sent): Promise<Answered | null> {
    const answered = new Promise<Answered | null>((resolve) => this.#resolvers.set(sent.change, resolve))
    this.#waiting.push(sent)
    this.#kept.keep(this.#waiting)
    this.#set({ unsaved: true, refusal: null })
    void this.settle()
    return answered
  }

  /** Resolves once nothing waits, or the server cannot be reached: whether all is saved. */
  async settle(): Promise<boolean> {
    clearTimeout(this.#retry)
    this.#running ??= this.#sendAll().finally(() => {
      this.#running = null
    })
    await this.#running
    return this.#waiting.length === 0
  }

  async #sendAll() {
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      try {
        const { reviewAnswer } = await request(ReviewAnswer, next, { as: this.userId })
        this.#taken(next, reviewAnswer)
        this.#pause = FIRST_RETRY_MS
        this.#set({ offline: false, savedAt: new Date().toISOString() })
      } catch (error) {
        const { code, message } = error as ApiError
        if (isOutage({ code }) || code === 'RATE_LIMITED' || code === 'UNAUTHENTICATED') {
          this.#set({ offline: true, unsaved: true })
          this.#retry = setTimeout(() => void this.settle(), this.#pause)
          this.#pause = Math.min(LONGEST_RETRY_MS, this.#pause * 2)
          return
        }
        this.#taken(next, null)
        this.#set({ offline: false, refusal: message })
      }
    }
    this.#set({ unsaved: false })
  }

  #taken(sent: Sent, answered: Answered | null) {
    this.#waiting.shift()
    this.#kept.keep(this.#waiting)
    this.#resolvers.get(sent.change)?.(answered)
    this.#resolvers.delete(sent.change)
  }

  #set(change: Partial<QueueState>) {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
