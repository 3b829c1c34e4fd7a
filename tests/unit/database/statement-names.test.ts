import { expect, it } from 'vitest'
import { statementName } from '../../../server/kernel/database/statement-names'

/** More statements than have a name at a time. */
const MANY = 1_500

it('names a statement at its second use, and keeps the name of one in use however many others come', () => {
  const hot = 'select $1::text as hot'
  expect(statementName(hot)).toBeUndefined()
  const name = statementName(hot)
  expect(name).toMatch(/^[\w-]{24}$/)
  for (let at = 0; at < MANY; at++) {
    const other = `select $1::text as chosen_${at}`
    statementName(other)
    expect(statementName(other)).toBeDefined()
    if (at % 100 === 0) expect(statementName(hot)).toBe(name)
  }
  expect(statementName(hot)).toBe(name)
})

it('takes the name away from the statements unused for longest', () => {
  const old = 'select $1::text as old'
  statementName(old)
  const name = statementName(old)
  for (let at = 0; at < MANY; at++) for (let use = 0; use < 2; use++) statementName(`select $1::text as newer_${at}`)
  // The statement is remembered as used, so it gets the same name again at once.
  expect(statementName(old)).toBe(name)
})
