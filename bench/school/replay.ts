import { median } from '../processes'
import type { Recording, Sent } from './record'
import type { Statements } from './statements'

const WARM_UP = 2
export const TIMES = 11

export interface Cost {
  label: string
  isList: boolean
  /** Milliseconds to one client, in each school. */
  ms: number[]
  /** Milliseconds that the statements of one request took, in each school; none where nobody counted. */
  spent: number[]
}

export interface Side {
  /** The name of its database. */
  name: string
  url: string
  token: string
}

/** What one question costs in each school, asked in turns, so that whatever else the machine does falls on both. */
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
  // Some pages ask for what is not there or not theirs, and say so.
  if (answer.status >= 500 || /"(INTERNAL|UNAUTHENTICATED)"/.test(text))
    throw new Error(`${label}: ${text.slice(0, 300)}`)
  return performance.now() - started
}

/** What was sent at the same place in both schools, each different question once. */
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

/** Two pages opened one after the other ask from another moment on, and mean the same. */
const withoutTime = (variables: object) => JSON.stringify(variables).replace(/T\d\d:\d\d:\d\d\.\d+Z/g, '')
