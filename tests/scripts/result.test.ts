import { describe, expect, it } from 'vitest'
import { firstLine, type Result, withSecondTry } from '../../scripts/result.mjs'

const passed = (file: string, name: string) => ({ file, name, status: 'passed' as const })
const failed = (file: string, name: string, reason: string) => ({ file, name, status: 'failed' as const, reason })

/** Runs that come to these results, one after the other, and the files that each was asked for. */
function runs(...results: Result['tests'][]) {
  const asked: (string[] | undefined)[] = []
  const run = async (files?: string[]): Promise<Result> => {
    asked.push(files)
    return { tests: results[asked.length - 1] ?? [], files: [] }
  }
  return { run, asked }
}

describe('a second try', () => {
  it('is not made where all passed', async () => {
    const { run, asked } = runs([passed('a', 'one')])
    expect(await withSecondTry(run)).toEqual({ tests: [passed('a', 'one')], files: [] })
    expect(asked).toEqual([undefined])
  })

  it('runs each file with a failure once more, alone', async () => {
    const { run, asked } = runs(
      [failed('a', 'one', 'late'), failed('a', 'two', 'late'), passed('b', 'three'), failed('c', 'four', 'late')],
      [],
      [],
    )
    await withSecondTry(run)
    expect(asked).toEqual([undefined, ['a'], ['c']])
  })

  it('calls unsteady what passes then, with the reason of its failure', async () => {
    const { run } = runs([failed('a', 'one', 'late'), passed('a', 'two')], [passed('a', 'one'), passed('a', 'two')])
    const { tests } = await withSecondTry(run)
    expect(tests).toEqual([{ ...failed('a', 'one', 'late'), status: 'unsteady' }, passed('a', 'two')])
  })

  it('calls unsteady what passed at first and fails then', async () => {
    const { run } = runs(
      [failed('a', 'one', 'late'), passed('a', 'two')],
      [passed('a', 'one'), failed('a', 'two', 'odd')],
    )
    const { tests } = await withSecondTry(run)
    expect(tests.map(({ status }) => status)).toEqual(['unsteady', 'unsteady'])
  })

  it('calls unsteady a file that broke at first and passes then', async () => {
    const { run } = runs([failed('a', 'the file', 'no server')], [passed('a', 'one'), passed('a', 'two')])
    const { tests } = await withSecondTry(run)
    expect(tests.map(({ name, status }) => [name, status])).toEqual([
      ['the file', 'unsteady'],
      ['one', 'passed'],
      ['two', 'passed'],
    ])
  })

  it('leaves failed what fails twice, with the newer reason', async () => {
    const { run } = runs([failed('a', 'one', 'late')], [failed('a', 'one', 'odd')])
    expect((await withSecondTry(run)).tests).toEqual([failed('a', 'one', 'odd')])
  })

  it('leaves failed what the second try no longer comes to', async () => {
    const { run } = runs([failed('a', 'one', 'late')], [failed('a', 'the file', 'no server')])
    const { tests } = await withSecondTry(run)
    expect(tests).toEqual([failed('a', 'one', 'late'), failed('a', 'the file', 'no server')])
  })
})

it('gives the first line of a message without its colours', () => {
  expect(firstLine('\n\u001b[31mno such page\u001b[39m\n  at line 3')).toBe('no such page')
  expect(firstLine(undefined)).toBe('it could not be run')
})
