import { expect, it } from 'vitest'
import { readFiles } from '../../../server/demo/library/read-files'

const RUN = 4
/** The share of the shorter question's runs of words that another one has too; those of one rule on one's own facts stay below a quarter. */
const MOST_SHARED = 0.3

const questions = [...readFiles('questions').values()].flat().map(({ title, assignment }) => ({
  title: title ?? '',
  runs: runsOf(assignment.join(' ')),
}))

function runsOf(text: string): Set<string> {
  const words = text
    .toLowerCase()
    .split(/[^a-z0-9£]+/)
    .filter(Boolean)
  return new Set(words.slice(0, 1 - RUN).map((_, at) => words.slice(at, at + RUN).join(' ')))
}

function shared(one: Set<string>, other: Set<string>): number {
  const both = [...one].filter((run) => other.has(run)).length
  return both / Math.min(one.size, other.size)
}

it('no two questions of the demo library are one template with other names and sums', () => {
  const alike = questions.flatMap(({ title, runs }, at) =>
    questions
      .slice(at + 1)
      .filter((other) => shared(runs, other.runs) > MOST_SHARED)
      .map((other) => `${title} ~ ${other.title}`),
  )
  expect(alike).toEqual([])
})

it('a question that is asked again with other names and sums would be found', () => {
  const template = (name: string, sum: string) =>
    runsOf(
      `A firm acts for ${name}, who has paid ${sum} on account of costs by cheque. No bill has been delivered. The money was paid into the business account by mistake. What must the firm do?`,
    )
  expect(shared(template('Mrs Osei', '£900'), template('a builder', '£2,400'))).toBeGreaterThan(MOST_SHARED)
})

it('there are at least 240 of them', () => {
  expect(questions.length).toBeGreaterThanOrEqual(240)
})
