import type { Fixed } from '../../kernel/read/list-sql'
import type { Reader, Row } from '../../kernel/read/read'
import { percent } from '../results/results'

const PAGE = 100
/** Of somebody with more attempts the latest of these. */
const MOST_PAGES = 20

const asked = {
  entries: {
    id: {},
    title: {},
    bundleId: {},
    submittedAt: {},
    passPercent: {},
    percent: {},
    status: {},
    count: {},
    unmarked: {},
    bundle: { title: {}, categoryId: {} },
  },
  pageInfo: { hasNextPage: {} },
}

/** Tests alone: what one builds oneself and mock days are no tests of a bundle. */
const handedIn: Fixed = {
  name: 'handed in',
  sql: () => `a.bundle_id is not null and a.submitted_at is not null and a.status <> 'void'`,
}

/** The tests that somebody has handed in, each with its attempts together, the latest first. */
export async function takenTests(reader: Reader, userId: string) {
  const byBundle = new Map<string, Row[]>()
  for (const attempt of await attemptsOf(reader, userId)) {
    const key = attempt.bundleId as string
    byBundle.set(key, [...(byBundle.get(key) ?? []), attempt])
  }
  return [...byBundle].flatMap(([bundleId, attempts]) => {
    const [last] = attempts
    const bundle = last?.bundle as { title: string; categoryId: string } | null
    if (!last) return []
    const percents = attempts.map(wholePercent)
    const shown = percents.filter((each) => each !== null)
    return [
      {
        bundleId,
        title: bundle?.title ?? (last.title as string),
        categoryId: bundle?.categoryId ?? null,
        attempts: attempts.length,
        lastId: last.id,
        lastAt: last.submittedAt as string,
        lastPercent: percents[0] ?? null,
        lastCount: last.count as number,
        lastUnmarked: last.unmarked as number,
        bestPercent: shown.length ? Math.max(...shown) : null,
        passPercent: last.passPercent as number | null,
      },
    ]
  })
}

/** An attempt that is marked in part says nothing of the whole. */
const wholePercent = (attempt: Row): number | null => (attempt.status === 'graded' ? percent(attempt as never) : null)

async function attemptsOf(reader: Reader, userId: string): Promise<Row[]> {
  const attempts: Row[] = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { entries, pageInfo } = await reader.page('TestAttempt', { userId, page, pageSize: PAGE }, asked, handedIn)
    attempts.push(...entries)
    if (!pageInfo.hasNextPage) break
  }
  return attempts
}
