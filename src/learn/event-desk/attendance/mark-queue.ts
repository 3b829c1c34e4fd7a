import { MARKS_AT_ONCE } from '../../../../rules/groups/attendance'
import type { MeetingMark } from '../../../../schema/generated/types'
import { unsentStore } from '../../../parts/saving/unsent-store'
import { type ApiError, isOutage } from '../../../providers/api/api-error'
import { request } from '../../../providers/api/client'
import { noteOwnAct } from '../../../providers/api/own-acts'
import { now } from '../../../providers/device/clock'
import { type DeskMarkFragment, DeskMarks } from './attendance.documents'

const FIRST_RETRY_MS = 2000
const LONGEST_RETRY_MS = 30_000

export interface QueueState {
  /** By member: the marks that the server has not confirmed. */
  waiting: ReadonlyMap<string, MeetingMark>
  /** Since when the server cannot be reached; null: it can, as far as is known. */
  offlineSince: number | null
}

interface Callbacks {
  onSaved: (rows: readonly DeskMarkFragment[]) => void
  onRefused: (error: ApiError) => void
}

const isWaiting = ({ code }: ApiError) => code === 'RATE_LIMITED' || code === 'UNAUTHENTICATED'

/** Sends the marks of an event at once, and keeps on this device what cannot be sent until it can, also when the tab is closed meanwhile. */
export class MarkQueue {
  #state: QueueState
  readonly #listeners = new Set<() => void>()
  readonly #kept
  #running: Promise<void> | null = null
  #retry: ReturnType<typeof setTimeout> | undefined
  #pause = FIRST_RETRY_MS

  constructor(
    readonly meetingId: string,
    userId: string,
    readonly callbacks: Callbacks,
  ) {
    this.#kept = unsentStore<MeetingMark>(`marks-${userId}-${meetingId}`)
    this.#state = { waiting: new Map(this.#kept.take().map((mark) => [mark.memberId, mark])), offlineSince: null }
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  get = () => this.#state

  /** Takes a mark, in place of one that waits for the same person. */
  add(mark: MeetingMark) {
    this.#set({ waiting: new Map(this.#state.waiting).set(mark.memberId, mark) })
    void this.settle()
  }

  /** Sends what waits; answers whether nothing does any more. */
  async settle(): Promise<boolean> {
    clearTimeout(this.#retry)
    this.#running ??= this.#sendAll().finally(() => {
      this.#running = null
    })
    await this.#running
    return this.#state.waiting.size === 0
  }

  /** Tries no more by itself; what waits stays on this device. */
  stop() {
    clearTimeout(this.#retry)
  }

  async #sendAll() {
    while (this.#state.waiting.size > 0) {
      const marks = [...this.#state.waiting.values()].slice(0, MARKS_AT_ONCE)
      try {
        const variables = { meetingId: this.meetingId, marks }
        noteOwnAct(variables)
        const { meetingAttendanceUpdate: rows } = await request(DeskMarks, variables)
        this.#pause = FIRST_RETRY_MS
        this.callbacks.onSaved(rows)
        this.#settled(marks)
      } catch (error) {
        if (this.#failed(error as ApiError, marks)) return
      }
    }
  }

  /** Forgets what was sent, unless another mark has come for the same person. */
  #settled(marks: readonly MeetingMark[]) {
    const waiting = new Map(this.#state.waiting)
    for (const mark of marks) if (waiting.get(mark.memberId) === mark) waiting.delete(mark.memberId)
    this.#set({ waiting, offlineSince: null })
  }

  /** Answers whether to stop for now. What the server refuses is not sent again. */
  #failed(error: ApiError, marks: readonly MeetingMark[]): boolean {
    if (isOutage(error) || isWaiting(error)) {
      this.#set({ offlineSince: this.#state.offlineSince ?? now() })
      this.#retry = setTimeout(() => void this.settle(), this.#pause)
      this.#pause = Math.min(LONGEST_RETRY_MS, this.#pause * 2)
      return true
    }
    this.#settled(marks)
    this.callbacks.onRefused(error)
    return false
  }

  #set(change: Partial<QueueState>) {
    this.#state = { ...this.#state, ...change }
    this.#kept.keep([...this.#state.waiting.values()])
    for (const listener of this.#listeners) listener()
  }
}
