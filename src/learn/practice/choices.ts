import { apportioned } from '../../../rules/apportion'
import { byName } from '../../../rules/folded'
import { paperOfArea } from '../../../rules/library/exam-profiles'
import type { PracticePool } from '../../../schema/generated/types'
import type { PracticeCountsQuery } from './practice.documents'

export type Counts = PracticeCountsQuery['practiceCounts']
export type Paper = 'all' | 'flk1' | 'flk2'

/** What somebody has chosen to practise. */
export interface Choices {
  paper: Paper
  /** Null: every area of the paper. */
  areas: readonly string[] | null
  /** None: whichever. */
  pools: readonly PracticePool[]
  count: number
  clock: 'none' | 'exam'
  answers: 'once' | 'end'
}

export interface AreaRow {
  id: string
  name: string
  unused: number
  /** Wrong the last time, or right by a guess. */
  toLearn: number
  /** Right before, or not known. */
  right: number
  all: number
}

export const MOST_QUESTIONS = 180

const isOfPaper = (paper: Paper, shortName: string | undefined) =>
  paper === 'all' || (shortName !== undefined && paperOfArea(shortName)?.paper === paper)

const inPaper = (counts: Counts, paper: Paper) =>
  counts.filter(({ practiceArea }) => isOfPaper(paper, practiceArea?.shortName))

const isToLearn = (pools: readonly PracticePool[]) => pools.includes('wrong') || pools.includes('guessed')

/** The areas that there are questions of, by name. */
export function areaRows(counts: Counts, paper: Paper): AreaRow[] {
  const rows = new Map<string, AreaRow>()
  for (const { practiceArea, pools, count } of inPaper(counts, paper)) {
    if (!practiceArea) continue
    const { id, name } = practiceArea
    const row = rows.get(id) ?? { id, name, unused: 0, toLearn: 0, right: 0, all: 0 }
    row[pools.includes('unused') ? 'unused' : isToLearn(pools) ? 'toLearn' : 'right'] += count
    row.all += count
    rows.set(id, row)
  }
  return [...rows.values()].sort((one, other) => byName(one.name, other.name))
}

const inAreas = (counts: Counts, { paper, areas }: Choices) =>
  inPaper(counts, paper).filter(
    ({ practiceArea }) => areas === null || (practiceArea && areas.includes(practiceArea.id)),
  )

/** How many questions of the chosen areas are in a pool. */
export const countIn = (counts: Counts, choices: Choices, pool: PracticePool): number =>
  sumOf(inAreas(counts, choices).filter(({ pools }) => pools.includes(pool)))

const sumOf = (counts: Counts) => counts.reduce((sum, { count }) => sum + count, 0)

const matching = (counts: Counts, choices: Choices) =>
  inAreas(counts, choices).filter(
    ({ pools }) => !choices.pools.length || choices.pools.some((each) => pools.includes(each)),
  )

export interface Drawing {
  /** How many questions fit. */
  match: number
  /** How many of them are asked. */
  count: number
  unused: number
  toLearn: number
  rest: number
  /** How many of each area are asked, as the server divides them. */
  areas: { name: string; count: number }[]
}

/** What the server will draw. */
export function drawingOf(counts: Counts, choices: Choices): Drawing {
  const found = matching(counts, choices)
  const match = sumOf(found)
  const count = Math.min(choices.count, match)
  const names = new Map(found.map(({ practiceArea }) => [practiceArea?.id ?? '', practiceArea?.name ?? 'No area']))
  const parts = [...names.keys()].map((key) => {
    const most = sumOf(found.filter(({ practiceArea }) => (practiceArea?.id ?? '') === key))
    return { key, weight: most, most }
  })
  const shares = apportioned(count, parts)
  const unused = sumOf(found.filter(({ pools }) => pools.includes('unused')))
  const toLearn = sumOf(found.filter(({ pools }) => !pools.includes('unused') && isToLearn(pools)))
  return {
    match,
    count,
    unused,
    toLearn,
    rest: match - unused - toLearn,
    areas: [...names]
      .map(([id, name]) => ({ name, count: shares.get(id) ?? 0 }))
      .filter((each) => each.count > 0)
      .sort((one, other) => other.count - one.count),
  }
}

/** The areas to name to the server; none: every one. */
export function areaIdsOf(counts: Counts, { paper, areas }: Choices): string[] {
  if (areas === null && paper === 'all') return []
  return areaRows(counts, paper)
    .map(({ id }) => id)
    .filter((id) => areas === null || areas.includes(id))
}
