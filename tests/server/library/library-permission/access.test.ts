import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { BLOCK, BLOCKS, BUY, codes, type Library, library, OPEN } from '../library'

const LET_IN =
  'mutation ($userId: ID!, $bundleIds: [ID!], $type: BundleType) { libraryAccessOpen(userId: $userId, bundleIds: $bundleIds, type: $type) }'
const TAKE =
  'mutation ($userId: ID!, $bundleIds: [ID!], $type: BundleType) { libraryAccessClose(userId: $userId, bundleIds: $bundleIds, type: $type) }'
const UPDATE = `mutation ($id: ID!, $status: LibraryPermissionStatus, $from: DateTime, $until: DateTime) {
  libraryPermissionUpdate(id: $id, status: $status, from: $from, until: $until) { id } }`
const GIVE = `mutation ($userId: ID!, $bundleId: ID!, $status: LibraryPermissionStatus, $duration: Int, $durationUnit: DurationUnit, $from: DateTime) {
  libraryPermissionCreate(userId: $userId, bundleId: $bundleId, status: $status, duration: $duration, durationUnit: $durationUnit, from: $from)
    { id status from until } }`
const HELD =
  'query ($userId: ID) { libraryPermissions(userId: $userId) { entries { id bundleId status type duration from until } } }'

let app: Library
beforeAll(async () => {
  app = await library()
})
afterAll(() => app.close())

const letIn = async ({ id: userId }: Person, bundleIds?: string[], type?: string) =>
  (await app.send(LET_IN, { userId, bundleIds, type }, app.admin)).data.libraryAccessOpen
const take = async ({ id: userId }: Person, bundleIds?: string[], type?: string) =>
  (await app.send(TAKE, { userId, bundleIds, type }, app.admin)).data.libraryAccessClose
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

  it('opens and closes those of one type, and takes no purchase away', async () => {
    const person = await app.person()
    const [lecture, cards, bought] = [
      await app.bundle(),
      await app.bundle({ type: 'flashcards' }),
      await app.bundle({ type: 'flashcards', price: 0 }),
    ]
    await app.send(BUY, { bundleId: bought.id, price: 0 }, person)
    const ids = [lecture.id, cards.id, bought.id]
    expect(await letIn(person, ids, 'flashcards')).toBe(1)
    expect(await letIn(person, ids)).toBe(1)
    expect(await take(person, ids, 'flashcards')).toBe(1)
    expect(await opens(cards.id, person)).toBe(false)
    expect([await opens(lecture.id, person), await opens(bought.id, person)]).toEqual([true, true])
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

describe('access that staff give from a later day', () => {
  it.each(['active', 'pending'])(
    'opens nothing before that day where it is %s: no page, no practice, no cards',
    async (status) => {
      const person = await app.person()
      const { id: bundleId, contentId } = await app.bundle()
      await app.question(contentId)
      await app.send(BLOCK, { contentId, type: 'text', subtype: 'rich_text', assignment: '<p>Words</p>' }, app.admin)
      const from = '2026-03-02T09:00:00.000Z'
      app.services.clock.set(new Date('2026-03-01T09:00:00.000Z'))
      await app.send(GIVE, { userId: person.id, bundleId, status, from }, await app.again(app.admin))
      const reads = async () => {
        const own = await app.again(person)
        const opened = await app.send(OPEN, { bundleId }, own)
        const { data } = await app.send(BLOCKS, { contentId }, own)
        const counts = await app.send('{ practiceCounts { count } }', {}, own)
        return {
          opened: codes(opened),
          blocks: data?.contentBlocks.length ?? 0,
          practice: counts.data.practiceCounts.reduce((sum: number, { count }: { count: number }) => sum + count, 0),
        }
      }
      expect(await reads()).toEqual({ opened: ['CONFLICT'], blocks: 0, practice: 0 })
      app.services.clock.set(new Date('2026-03-02T08:59:59.000Z'))
      expect(await reads()).toEqual({ opened: ['CONFLICT'], blocks: 0, practice: 0 })
      app.services.clock.set(new Date(from))
      expect(await reads()).toEqual({ opened: [], blocks: 1, practice: 1 })
      app.services.clock.set(null)
    },
  )
})

it('access that staff make active lasts as long as they said, to the same time of day by the London calendar', async () => {
  const person = await app.person()
  app.services.clock.set(new Date('2026-03-15T09:00:00.000Z'))
  const given = { userId: person.id, bundleId: (await app.bundle()).id, duration: 1, durationUnit: 'month' }
  const { data } = await app.send(GIVE, { ...given, status: 'active' }, await app.again(app.admin))
  expect(data.libraryPermissionCreate).toMatchObject({
    from: expect.stringContaining('2026-03-15T09:00'),
    until: expect.stringContaining('2026-04-15T08:00'),
  })
  const bundle = await app.bundle({ accessDuration: 1 })
  await letIn(person, [bundle.id])
  const opened = await app.send(OPEN, { bundleId: bundle.id }, await app.again(person))
  expect(opened.data.bundleOpen.until).toContain('2026-04-15T08:00')
  app.services.clock.set(null)
})
