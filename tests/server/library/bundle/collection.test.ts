import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../../../server/kernel/database/columns'
import { libraryCategories, librarySubcategories } from '../../../../server/library/library-category/table'
import type { Person } from '../../../build'
import { BUY, CREATE, codes, type Library, library, OPEN } from '../library'

let app: Library
beforeAll(async () => {
  app = await library()
})
afterAll(() => app.close())

const HELD = 'query { libraryPermissions(pageSize: 100) { entries { bundleId status type until royalty } } }'
const CHANGE = `mutation ($id: ID!, $status: LibraryPermissionStatus, $until: DateTime) {
  libraryPermissionUpdate(id: $id, status: $status, until: $until) { id } }`
const held = async (person: Person) =>
  (await app.send(HELD, {}, await app.again(person))).data.libraryPermissions.entries as {
    bundleId: string
    status: string
    until: string | null
  }[]
const of = async (person: Person, bundleId: string) => (await held(person)).find((each) => each.bundleId === bundleId)

async function shelf() {
  const { orm } = app.services.database
  const [categoryId, subcategoryId] = [newId(), newId()]
  await orm.insert(libraryCategories).values({ id: categoryId, title: `Shelf ${categoryId}`, status: 'published' })
  await orm.insert(librarySubcategories).values({ id: subcategoryId, categoryId, title: 'Contract' })
  const put = (values: object = {}) => app.bundle({ categoryId, price: 1000, ...values })
  const within = async (values: object = {}) => {
    const bundle = await put(values)
    await app.services.database.query({
      text: 'update bundles set subcategory_id = $2 where id = $1',
      values: [bundle.id, subcategoryId],
    })
    return bundle
  }
  return { put, within }
}

it('a collection lets whoever opens it into the other bundles of its shelf that are for sale, until it ends', async () => {
  const { put } = await shelf()
  const collection = await put({ type: 'collection', price: 0, accessDuration: 2 })
  const [one, two] = [await put(), await put({ type: 'test' })]
  const others = [
    await put({ status: 'draft' }),
    await put({ visibility: 'restricted' }),
    await put({ visibility: 'private' }),
    await put({ type: 'collection' }),
    await app.bundle(),
  ]
  const person = await app.person()
  await app.send(BUY, { bundleId: collection.id, price: 0 }, person)
  expect(await held(person)).toHaveLength(1)
  const { until } = (await app.send(OPEN, { bundleId: collection.id }, person)).data.bundleOpen
  expect(until).not.toBeNull()
  for (const { id } of [one, two])
    expect(await of(person, id)).toMatchObject({ status: 'pending', type: 'package', until, royalty: true })
  for (const { id } of others) expect(await of(person, id)).toBeUndefined()
  expect((await app.send(OPEN, { bundleId: one.id }, person)).data.bundleOpen.until).toBe(until)
})

it('a collection in a division gathers that division alone, and what was added since comes when it is opened again', async () => {
  const { put, within } = await shelf()
  const collection = await within({ type: 'collection', price: 0 })
  const [inside, outside] = [await within(), await put()]
  const person = await app.person()
  await app.send(BUY, { bundleId: collection.id, price: 0 }, person)
  await app.send(OPEN, { bundleId: collection.id }, person)
  expect(await of(person, inside.id)).toMatchObject({ status: 'pending', until: null })
  expect(await of(person, outside.id)).toBeUndefined()
  const later = await within()
  await app.send(OPEN, { bundleId: collection.id }, person)
  expect(await of(person, later.id)).toMatchObject({ status: 'pending' })
})

it('what one holds stays as it is, what is over begins anew, what the school took back stays so', async () => {
  const { put } = await shelf()
  const collection = await put({ type: 'collection', price: 0, accessDuration: 2 })
  const [own, over, taken] = [
    await put({ price: 0, accessDuration: 9 }),
    await put({ price: 0 }),
    await put({ price: 0 }),
  ]
  const person = await app.person()
  for (const { id } of [own, over, taken]) {
    await app.send(BUY, { bundleId: id, price: 0 }, person)
    await app.send(OPEN, { bundleId: id }, person)
  }
  const before = await of(person, own.id)
  const put2 = (bundleId: string, set: string) =>
    app.services.database.query({
      text: `update library_permissions set ${set} where bundle_id = $1 and user_id = $2`,
      values: [bundleId, person.id],
    })
  await put2(over.id, `"from" = '2020-01-01', until = '2020-02-01'`)
  await put2(taken.id, `status = 'revoked'`)
  await app.send(BUY, { bundleId: collection.id, price: 0 }, person)
  await app.send(OPEN, { bundleId: collection.id }, person)
  expect(await of(person, own.id)).toEqual(before)
  expect(await of(person, over.id)).toMatchObject({ status: 'pending', type: 'package' })
  expect(await of(person, taken.id)).toMatchObject({ status: 'revoked' })
  expect(codes(await app.send(OPEN, { bundleId: over.id }, person))).toEqual([])
})

it('what a collection gave pauses, goes on, is lengthened and ends with it, and comes back when it is bought again', async () => {
  const { put } = await shelf()
  const collection = await put({ type: 'collection', price: 0, accessDuration: 2 })
  const [one, two] = [await put(), await put({ price: 0 })]
  const person = await app.person()
  const opens = async (bundleId: string) => codes(await app.send(OPEN, { bundleId }, await app.again(person)))
  await app.send(BUY, { bundleId: collection.id, price: 0 }, person)
  await opens(collection.id)
  expect(await opens(one.id)).toEqual([])
  const { rows } = await app.services.database.query({
    text: 'select id from library_permissions where bundle_id = $1 and user_id = $2',
    values: [collection.id, person.id],
  })
  const change = async (values: object) =>
    expect(codes(await app.send(CHANGE, { id: rows[0]?.id, ...values }, app.admin))).toEqual([])
  await change({ status: 'paused' })
  expect([await opens(one.id), await opens(two.id)]).toEqual([['CONFLICT'], ['CONFLICT']])
  const until = '2031-01-01T00:00:00.000Z'
  await change({ status: 'active', until })
  expect([await of(person, one.id), await of(person, two.id)]).toMatchObject([
    { status: 'active', until },
    { status: 'pending', until },
  ])
  await change({ status: 'revoked' })
  expect([await opens(one.id), await opens(two.id)]).toEqual([['EXPIRED'], ['EXPIRED']])
  // What is bought alone meanwhile is its buyer's, whatever becomes of the collection.
  expect(codes(await app.send(BUY, { bundleId: two.id, price: 0 }, person))).toEqual([])
  await change({ status: 'active' })
  await opens(collection.id)
  expect([await opens(one.id), await opens(two.id)]).toEqual([[], []])
  await change({ status: 'expired' })
  expect([await opens(one.id), await opens(two.id)]).toEqual([['EXPIRED'], []])
})

it('a collection that is shortened to before something it gave was opened ends that as well', async () => {
  const { put } = await shelf()
  const collection = await put({ type: 'collection', price: 0, accessDuration: 2 })
  const [opened, unopened] = [await put(), await put()]
  const person = await app.person()
  const opens = async (bundleId: string) => codes(await app.send(OPEN, { bundleId }, await app.again(person)))
  await app.send(BUY, { bundleId: collection.id, price: 0 }, person)
  await opens(collection.id)
  expect(await opens(opened.id)).toEqual([])
  const { rows } = await app.services.database.query({
    text: `update library_permissions set "from" = "from" - interval '2 days' where bundle_id = $1 and user_id = $2
      returning id, "from" + interval '1 day' as until`,
    values: [collection.id, person.id],
  })
  const until = new Date(rows[0]?.until as string).toISOString()
  expect(codes(await app.send(CHANGE, { id: rows[0]?.id, until }, app.admin))).toEqual([])
  expect(await of(person, collection.id)).toMatchObject({ until })
  expect(await of(person, opened.id)).toMatchObject({ status: 'expired' })
  expect(await of(person, unopened.id)).toMatchObject({ until })
  expect([await opens(opened.id), await opens(unopened.id)]).toEqual([['EXPIRED'], ['EXPIRED']])
})

it('no author makes a collection, of a bundle of their own either, nor moves one: it would give away what others wrote', async () => {
  const tutor = await app.person({ type: 'tutoringSolicitor' })
  const UPDATE = `mutation ($id: ID!, $categoryId: ID!, $type: BundleType) {
    bundleUpdate(id: $id, categoryId: $categoryId, title: "Mine", type: $type) { id type } }`
  const { categoryId } = app
  expect(codes(await app.send(CREATE, { categoryId, title: 'All', type: 'collection' }, tutor))).toEqual(['FORBIDDEN'])
  const own = (await app.send(CREATE, { categoryId, title: 'Mine' }, tutor)).data.bundleCreate
  const change = (type: string, who = tutor) => app.send(UPDATE, { id: own.id, categoryId, type }, who)
  expect(codes(await change('collection'))).toEqual(['FORBIDDEN'])
  expect((await change('test')).data.bundleUpdate.type).toBe('test')
  expect((await change('collection', app.admin)).data.bundleUpdate.type).toBe('collection')
  expect((await change('lecture')).errors).toHaveLength(1)
  expect((await change('lecture', app.admin)).errors).toBeUndefined()
})
