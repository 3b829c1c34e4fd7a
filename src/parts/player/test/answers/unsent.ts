import { unsentStore } from '../../../saving/unsent-store'
import type { Numbered, Other } from '../attempt-parts'

type Unsent = [questionId: string, Numbered]

const storeOf = (attemptId: string) => unsentStore<Unsent>(`attempt-${attemptId}`)
const othersOf = (attemptId: string) => `other-answers-${attemptId}`

const inOrder = (unsent: Unsent[]) => unsent.sort(([, one], [, other]) => one.change - other.change)

/** The changes of an attempt that this device could not send, each with its question; those of all tabs, which this one takes over. */
export const takeUnsent = (attemptId: string): Unsent[] => inOrder(storeOf(attemptId).take())

/** The same, left where they are. */
export const readUnsent = (attemptId: string): Unsent[] => inOrder(storeOf(attemptId).read())

export const keepUnsent = (attemptId: string, changes: readonly Unsent[]): void => storeOf(attemptId).keep(changes)

/** Those of all tabs. */
export const forgetUnsent = (attemptId: string): void => storeOf(attemptId).forget()

/** What was answered elsewhere too, by question. */
export function readOthers(attemptId: string): Record<string, Other> {
  try {
    return JSON.parse(localStorage.getItem(othersOf(attemptId)) ?? 'null') ?? {}
  } catch {
    return {}
  }
}

export function keepOthers(attemptId: string, others: Readonly<Record<string, Other>>): void {
  try {
    if (Object.keys(others).length) localStorage.setItem(othersOf(attemptId), JSON.stringify(others))
    else localStorage.removeItem(othersOf(attemptId))
  } catch {
    // There is no storage, or no room.
  }
}
