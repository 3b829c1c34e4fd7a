import type { FieldName, FieldValue } from './form/draft-fields'

/** One change of a field of a block. */
export interface FieldStep {
  blockId: string
  field: FieldName
  before: FieldValue
  after: FieldValue
}

/** Something else that was done, with the way back. */
export interface DeedStep {
  label: string
  undo: () => Promise<void>
  redo: (() => Promise<void>) | null
}

export type Step = FieldStep | DeedStep

/** Changes of one field that follow each other so closely are one step. */
const ONE_STEP_MS = 1500
const MOST_STEPS = 200

export interface HistoryState {
  canUndo: boolean
  canRedo: boolean
}

/** What was done on this page since it was opened, to be taken back and done again in the same order. */
export class History {
  #done: Step[] = []
  #undone: Step[] = []
  #lastAt = Number.NEGATIVE_INFINITY
  #state: HistoryState = { canUndo: false, canRedo: false }
  readonly #listeners = new Set<() => void>()

  constructor(readonly now: () => number = () => performance.now()) {}

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  get = () => this.#state

  /** Remembers what was done; what was taken back before it can no longer be done again. */
  push(step: Step) {
    const last = this.#done.at(-1)
    const at = this.now()
    this.#undone = []
    if (last && isField(step) && isField(last) && continues(last, step) && at - this.#lastAt < ONE_STEP_MS)
      this.#done[this.#done.length - 1] = { ...last, after: step.after }
    else this.#done = [...this.#done, step].slice(-MOST_STEPS)
    this.#lastAt = at
    this.#tell()
  }

  /** The step to take back now. */
  undo(): Step | undefined {
    const step = this.#done.pop()
    if (step && (isField(step) || step.redo)) this.#undone.push(step)
    this.#lastAt = Number.NEGATIVE_INFINITY
    this.#tell()
    return step
  }

  /** The step to do again now. */
  redo(): Step | undefined {
    const step = this.#undone.pop()
    if (step) this.#done.push(step)
    this.#lastAt = Number.NEGATIVE_INFINITY
    this.#tell()
    return step
  }

  #tell() {
    const [canUndo, canRedo] = [this.#done.length > 0, this.#undone.length > 0]
    // The whole editor listens, and most letters change neither.
    if (canUndo === this.#state.canUndo && canRedo === this.#state.canRedo) return
    this.#state = { canUndo, canRedo }
    for (const listener of this.#listeners) listener()
  }
}

export const isField = (step: Step): step is FieldStep => 'field' in step

const continues = (last: FieldStep, { blockId, field }: FieldStep) => last.blockId === blockId && last.field === field
