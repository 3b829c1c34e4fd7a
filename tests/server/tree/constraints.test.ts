import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nouns } from '../../../server/nouns'
import { build, type Person, type TestApp } from '../../build'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await build()
  admin = await app.person({ role: 'admin' })
})
afterAll(() => app.close())

const byConstraint = Object.assign({}, ...nouns.map(({ constraints }) => constraints))

const outOfReach: Record<string, string> = Object.assign({}, ...nouns.map((noun) => noun.outOfReach))

const namesOf = async (text: string) =>
  (await app.services.database.query({ text })).rows.map(({ name }) => String(name))
const constraints = () =>
  namesOf(`select conname as name from pg_constraint c join pg_namespace n on n.oid = connamespace
    where nspname = 'public'
    union select raised[1] from pg_proc p join pg_namespace n on n.oid = pronamespace, regexp_matches(prosrc, 'CONSTRAINT = ''(\\w+)''', 'g') raised
    where nspname = 'public'`)
const uniqueOnes = () =>
  namesOf(`select i.relname as name from pg_index x join pg_class i on i.oid = indexrelid join pg_namespace n on n.oid = relnamespace
    where nspname = 'public' and not indisprimary and (indisunique or indisexclusion)`)

describe('a constraint', () => {
  it('with a refusal exists in the database', async () => {
    const known = new Set([...(await constraints()), ...(await uniqueOnes())])
    expect(Object.keys(byConstraint).filter((name) => !known.has(name))).toEqual([])
  })

  it('has a refusal wherever a person can enter something twice', async () => {
    const unique = await uniqueOnes()
    expect(unique.length).toBeGreaterThan(20)
    expect(unique.filter((name) => !(name in byConstraint) && !(name in outOfReach))).toEqual([])
    expect(Object.keys(outOfReach).filter((name) => !unique.includes(name) || name in byConstraint)).toEqual([])
  })

  it('on the technical name of a session type is reported at that field', async () => {
    const create = () =>
      app.send(
        `mutation { sessionTypeCreate(group: oral, mode: live, techName: "twice", shortName: "T", name: "Twice", status: draft,
          price: 0, reschedulePrice: 0, duration: 30) { id } }`,
        {},
        admin,
      )
    expect((await create()).errors).toBeUndefined()
    expect((await create()).errors?.[0]).toMatchObject({
      message: 'This technical name is in use.',
      extensions: { code: 'CONFLICT', field: 'techName' },
    })
  })
})
