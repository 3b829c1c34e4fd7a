import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { BUY, type Library, library, OPEN } from '../library'

const LET_IN =
  'mutation ($userId: ID!, $bundleIds: [ID!], $royalty: Boolean) { libraryAccessOpen(userId: $userId, bundleIds: $bundleIds, royalty: $royalty) }'
const TAKE = 'mutation ($userId: ID!, $bundleIds: [ID!]) { libraryAccessClose(userId: $userId, bundleIds: $bundleIds) }'
const UPDATE = `mutation ($id: ID!, $status: LibraryPermissionStatus, $from: DateTime, $until: DateTime) {
  libraryPermissionUpdate(id: $id, status: $status, from: $from, until: $until) { id } }`
const HELD =
  'query ($userId: ID) { libraryPermissions(userId: $userId) { entries { id bundleId status type duration from until } } }'

let app: Library
beforeAll(async () => {
  app = await library()
})
afterAll(() => app.close())

const letIn = async ({ id: userId }: Person, bundleIds?: string[]) =>
  (await app.send(LET_IN, { userId, bundleIds }, app.admin)).data.libraryAccessOpen
const take = async ({ id: userId }: Person, bundleIds?: string[]) =>
  (await app.send(TAKE, { userId, bundleIds }, app.admin)).data.libraryAccessClose
const held = async ({ id: userId }: Person) =>
  (await app.send(HELD, { userId }, app.admin)).data.libraryPermissions.entries
const opens = async (bundleId: string, person: Person) =>
  (await app.send(OPEN, { bundleId }, person)).errors === undefined

describe('staff let a person into the library', () => {
  it('for every published bundle that they do not hold, by the terms of each', async () => {
    const person = await app.person()
    const [bought, other, draft] = [
      await app.bundle({ price: 0, accessDuration: 3 }),
      await app.bundle({ accessDuration: 2 }),
      await app.bundle({ status: 'draft' }),
    ]
    await app.send(BUY, { bundleId: bought.id, price: 0 }, person)
    const ids = [bought.id, other.id, draft.id]
    expect(await letIn(person, ids)).toBe(1)
    expect(await letIn(person, ids)).toBe(0)
    expect(await held(person)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ bundleId: bought.id, type: 'purchase', duration: 3, status: 'pending' }),
        expect.objectContaining({ bundleId: other.id, type: 'grant', duration: 2, status: 'pending' }),
      ]),
    )
    expect(await opens(other.id, person)).toBe(true)
    expect(await opens(draft.id, person)).toBe(false)
  })

  it('takes grants away, and lets in again what was taken', async () => {
    const person = await app.person()
    const { id } = await app.bundle()
    await letIn(person, [id])
    await opens(id, person)
    expect(await take(person, [id])).toBe(1)
    expect(await opens(id, person)).toBe(false)
    expect(await letIn(person, [id])).toBe(1)
    expect(await held(person)).toMatchObject([{ bundleId: id, status: 'pending', from: null, until: null }])
    expect(await opens(id, person)).toBe(true)
  })

  it('lets in again where the time is over', async () => {
    const person = await app.person()
    const { id } = await app.bundle()
    await letIn(person, [id])
    const [{ id: permissionId }] = await held(person)
    const [from, until] = ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z']
    await app.send(UPDATE, { id: permissionId, status: 'active', from, until }, app.admin)
    expect(await letIn(person, [id])).toBe(1)
    expect(await opens(id, person)).toBe(true)
  })
})

it('access ends when its time is over, also where it was never opened, or is paused', async () => {
  const person = await app.person()
  for (const status of ['pending', 'active', 'paused']) {
    const { id } = await app.bundle()
    await letIn(person, [id])
    const [from, until] = ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z']
    const { id: permissionId } = (await held(person)).find(({ bundleId }: { bundleId: string }) => bundleId === id)
    await app.send(UPDATE, { id: permissionId, status, from, until }, app.admin)
  }
  app.services.clock.set(new Date(Date.now() + 61_000))
  await app.sweep()
  expect(await held(person)).toMatchObject([{ status: 'expired' }, { status: 'expired' }, { status: 'expired' }])
  app.services.clock.set(null)
})
