import { bodyOf } from './documents'
import type { Question, Samples } from './questions'

export interface Side {
  url: string
  samples: Samples
  /** The token of the staff, and of the person with the most movements. */
  tokens: { staff: string; person: string }
}

/** Milliseconds of answers: the first after the start, and the quantiles of the others. */
export interface Times {
  first: number
  p50: number
  p95: number
}

const percentile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN

export const timesOf = ([first = Number.NaN, ...others]: readonly number[]): Times => {
  const sorted = [...(others.length ? others : [first])].sort((a, b) => a - b)
  return { first, p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) }
}

/** Asks one question of each school so many times, in turns, so that the machine's other load falls on both. */
export async function measured(question: Question, sides: readonly Side[], times: number): Promise<number[][]> {
  const taken: number[][] = sides.map(() => [])
  for (let at = 0; at < times; at++)
    for (const [number, side] of sides.entries()) taken[number]?.push(await timeOf(question, side, at))
  return taken
}

async function timeOf({ name, list, arguments: argumentsOf }: Question, side: Side, at: number): Promise<number> {
  const body = bodyOf(list, argumentsOf(at, side.samples))
  const token = list === 'own' || list === 'walletMonths' ? side.tokens.person : side.tokens.staff
  const started = performance.now()
  const answer = await fetch(`${side.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body,
  })
  const text = await answer.text()
  const ms = performance.now() - started
  if (!text.startsWith('{"data":{"')) throw new Error(`${list}, ${name}: ${text.slice(0, 300)}`)
  return ms
}
