import type { Reader, Row } from '../../kernel/read/read'
import { percent } from '../test-attempt/results'

const MOST = 100

const asked = {
  entries: {
    id: {},
    bundleId: {},
    submittedAt: {},
    passPercent: {},
    percent: {},
    status: {},
    bundle: { title: {}, categoryId: {} },
  },
}

/** The tests that somebody has handed in, each with its attempts together, the latest first. */
export async function takenTests(reader: Reader, userId: string) {
  const { entries } = await reader.page('TestAttempt', { userId, pageSize: MOST }, asked)
  const byBundle = new Map<string, Row[]>()
  for (const attempt of entries) {
    if (!attempt.bundleId || !attempt.submittedAt || attempt.status === 'void') continue
    const key = attempt.bundleId as string
    byBundle.set(key, [...(byBundle.get(key) ?? []), attempt])
  }
  return [...byBundle].flatMap(([bundleId, attempts]) => {
    const [last] = attempts
    const bundle = last?.bundle as { title: string; categoryId: string } | null
    if (!last || !bundle) return []
    const percents = attempts.map((each) => percent(each as never))
    const shown = percents.filter((each): each is number => each !== null)
    return [
      {
        bundleId,
        ...bundle,
        attempts: attempts.length,
        lastId: last.id,
        lastAt: last.submittedAt as string,
        lastPercent: percents[0] ?? null,
        bestPercent: shown.length ? Math.max(...shown) : null,
        passPercent: last.passPercent as number | null,
      },
    ]
  })
}
