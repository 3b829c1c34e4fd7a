import { expect, expectTypeOf, it } from 'vitest'
import { allow, audiences } from '../../access/rule'
import type { Operation } from '../../server/kernel/graphql/operation'
import { noun } from '../../server/kernel/noun'

// The line below each `@ts-expect-error` must not compile. `npm run types` reports one that does.
const silent = { entities: [], operations: {}, exported: 'nothing of a person' } as const

it('a noun that is silent about erasure or export does not compile', () => {
  // @ts-expect-error
  expect(noun(silent)).toBe(silent)
  // @ts-expect-error
  expect(noun({ entities: [], operations: {}, erasure: 'nothing of a person' })).toBeDefined()
})

it('a noun answers the operations that it names, and no other', () => {
  const own = noun({ ...silent, erasure: 'nothing of a person', operations: { serverTime: async () => new Date() } })
  expectTypeOf<keyof (typeof own)['operations']>().toEqualTypeOf<'serverTime'>()
  expect(Object.keys(own.operations)).toEqual(['serverTime'])
})

it('an operation that answers something else than the schema says does not compile', () => {
  // @ts-expect-error
  expect(noun({ ...silent, erasure: 'nothing of a person', operations: { serverTime: async () => 12 } })).toBeDefined()
  // @ts-expect-error
  const wallet: Operation<'wallet'> = async () => ({ balance: 'much' })
  expect(wallet).toBeDefined()
})

it('a list of readers that leaves out a field does not compile', () => {
  // @ts-expect-error
  expect(audiences('CalendarFeed', { reader: ['id', 'url', 'insertedAt'] })).toBeDefined()
})

it('a rule on a column or relation that does not exist does not compile', () => {
  // @ts-expect-error
  expect(allow('read', 'PracticeArea', { colour: 'red' })).toHaveLength(1)
  // @ts-expect-error
  expect(allow('read', 'Mock', { sessions: { $elemMatch: { colour: 'red' } } })).toHaveLength(1)
})
