import { median } from '../processes'
import type { Recording, Sent } from './record'
import type { Statements } from './statements'

const WARM_UP = 2
export const TIMES = 11

export interface Cost {
  label: string
  isList: boolean
  /** Milliseconds for one client, in each school. */
  ms: number[]
  /** Milliseconds of one request's statements, in each school. It is empty where nobody counts them. */
  spent: number[]
}

export interface Side {
  /** The name of the side's database. */
  name: string
  url: string
  token: string
}

/** Measures one question in each school, in turns, so that the machine's other load falls on both. */
export async function replay(
  pair: readonly Sent[],
  sides: readonly Side[],
  statements: Statements | null,
): Promise<Cost> {
  const times: number[][] = sides.map(() => [])
  const before = await statements?.spent()
  for (let round = -WARM_UP; round < TIMES; round++)
    for (const [at, side] of sides.entries()) {
      const time = await timeOf(pair[at] as Sent, side)
      if (round >= 0) times[at]?.push(time)
    }
  const after = await statements?.spent()
  const spent = ({ name }: Side) => ((after?.get(name) ?? 0) - (before?.get(name) ?? 0)) / (TIMES + WARM_UP)
  return {
    label: pair[0]?.label ?? '',
    isList: /\bentries\b/.test(pair[0]?.query ?? ''),
    ms: times.map(median),
    spent: statements ? sides.map(spent) : [],
  }
}

async function timeOf({ label, query, variables }: Sent, { url, token }: Side): Promise<number> {
  const started = performance.now()
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  })
  const text = await answer.text()
  // Some pages ask for rows that are missing or belong to others, and handle that refusal.
  if (answer.status >= 500 || /"(INTERNAL|UNAUTHENTICATED)"/.test(text))
    throw new Error(`${label}: ${text.slice(0, 300)}`)
  return performance.now() - started
}

/** Pairs the operations that both schools' pages sent at the same place, each different question once. */
export function pairsOf([demo, big]: readonly Recording[]): [Sent, Sent][] {
  const theirs = new Map(big?.queries.map((sent) => [sent.label, sent]))
  const seen = new Set<string>()
  return (demo?.queries ?? []).flatMap((sent) => {
    const other = theirs.get(sent.label)
    const question = sent.query + withoutTime(other?.variables ?? {})
    if (!other || seen.has(question)) return []
    seen.add(question)
    return [[sent, other] as [Sent, Sent]]
  })
}

/** Two visits begin at different instants but ask the same question. */
const withoutTime = (variables: object) => JSON.stringify(variables).replace(/T\d\d:\d\d:\d\d\.\d+Z/g, '')
