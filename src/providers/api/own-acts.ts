/** So long after an act its news may still arrive. */
const NEWS_TAKE_MS = 10_000

const acts = new Map<string, number>()

/** Notes that this tab changes something, by the ids among the act's variables. */
export function noteOwnAct(variables: unknown): void {
  if (typeof variables !== 'object' || variables === null) return
  const { id, sessionId } = variables as { id?: unknown; sessionId?: unknown }
  for (const each of [id, sessionId]) if (typeof each === 'string') acts.set(each, Date.now())
}

/** Whether news of something may be of this tab's own act, which its person need not be told of. */
export const isOwnAct = (id: string): boolean => Date.now() - (acts.get(id) ?? 0) < NEWS_TAKE_MS
