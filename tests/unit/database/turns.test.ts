import { expect, it } from 'vitest'
import { createTurns } from '../../../server/kernel/database/turns'

const later = (ms: number) => new Promise((done) => setTimeout(done, ms))

it('a transaction has the connection alone, and the others follow in the order in which they asked', async () => {
  const turns = createTurns()
  const seen: string[] = []
  const alone = (name: string, ms: number) =>
    turns.alone(async () => {
      seen.push(`${name} begins`)
      await later(ms)
      seen.push(`${name} ends`)
    })
  const statement = (name: string) => turns.statement(async () => void seen.push(name))
  await Promise.all([alone('first', 20), statement('a'), statement('b'), alone('second', 10), statement('c')])
  expect(seen).toEqual(['first begins', 'first ends', 'a', 'b', 'second begins', 'second ends', 'c'])
})

it('a failed transaction lets the next one in', async () => {
  const turns = createTurns()
  const failing = turns.alone(async () => {
    await later(5)
    throw new Error('refused')
  })
  const next = turns.statement(async () => 'in')
  await expect(failing).rejects.toThrow('refused')
  expect(await next).toBe('in')
})

it('statements outside a transaction do not wait for one another', async () => {
  const turns = createTurns()
  const seen: string[] = []
  const slow = turns.statement(() => later(20).then(() => void seen.push('slow')))
  const quick = turns.statement(async () => void seen.push('quick'))
  await Promise.all([slow, quick])
  expect(seen).toEqual(['quick', 'slow'])
})
