import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Noun } from '../../../server/kernel/noun'
import { nouns } from '../../../server/nouns'
import { build, type TestApp } from '../../build'

interface Reference {
  /** The table that refers to people, quoted as entities name it. */
  table: string
  /** Whether its rows are deleted with the person's row. */
  cascades: boolean
}

let app: TestApp
let references: Reference[]
beforeAll(async () => {
  app = await build()
  const { rows } = await app.services.database.query({
    text: `select '"' || conrelid::regclass::text || '"' as table, confdeltype = 'c' as cascades
      from pg_constraint where contype = 'f' and confrelid = 'users'::regclass`,
  })
  references = rows as unknown as Reference[]
})
afterAll(() => app.close())

const of = ({ entities }: Pick<Noun, 'entities'>) => {
  const tables = new Set(entities.map(({ tableName }) => tableName))
  return references.filter(({ table }) => tables.has(table))
}
const named = (which: (noun: Noun) => boolean) =>
  nouns.filter(which).map(({ entities }) => entities.map(({ name }) => name).join())

describe('the rows of a deleted account', () => {
  it('have an erasure in code wherever they outlive the person to whom they refer', () => {
    expect(references.length).toBeGreaterThan(15)
    expect(named((noun) => typeof noun.erasure === 'string' && of(noun).some(({ cascades }) => !cascades))).toEqual([])
  })

  it('never count as nothing where they refer to people', () => {
    expect(named((noun) => noun.erasure === 'nothing of a person' && of(noun).length > 0)).toEqual([])
  })
})
