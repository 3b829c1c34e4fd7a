import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { CREATE, codes, day, groupValues, type School, school } from '../groups'
import { standing } from '../member/standings'

const UPDATE = `mutation ($id: ID!, $name: String!, $shortName: String!, $type: StudyGroupType!, $availableFrom: Date!, $availableUntil: Date!,
  $intensiveFrom: Date!, $intensiveUntil: Date!, $visibility: Visibility, $description: Html, $chatLink: String, $config: StudyGroupConfigInput, $archived: Boolean) {
  studyGroupUpdate(id: $id, name: $name, shortName: $shortName, type: $type, availableFrom: $availableFrom, availableUntil: $availableUntil,
    intensiveFrom: $intensiveFrom, intensiveUntil: $intensiveUntil, visibility: $visibility, description: $description, chatLink: $chatLink,
    config: $config, archived: $archived) { id name description archivedAt config { places offerHours meets hours demands gives } } }`
const DELETE = 'mutation ($id: ID!) { studyGroupDelete(id: $id) { id } }'

let app: School
beforeAll(async () => {
  app = await school()
})
afterAll(() => app.close())

const create = (values: object, who: Person = app.staff) => app.send(CREATE, { ...groupValues(), ...values }, who)
const update = (id: string, values: object, who: Person = app.staff) =>
  app.send(UPDATE, { id, ...groupValues(), ...values }, who)
const count = async () => (await app.query('select count(*)::int as count from study_groups'))[0]?.count

describe('a group', () => {
  it.each([
    ['a blank name', { name: ' ' }, 'name'],
    ['a name of 81 letters', { name: 'x'.repeat(81) }, 'name'],
    ['a blank short name', { shortName: ' ' }, 'shortName'],
    ['a short name of 31 letters', { shortName: 'x'.repeat(31) }, 'shortName'],
    ['days to apply that end before they begin', { availableFrom: day(2), availableUntil: day(1) }, 'availableUntil'],
    ['a training that ends before it begins', { intensiveFrom: day(2), intensiveUntil: day(1) }, 'intensiveUntil'],
    ['no place', { config: { places: 0 } }, 'config'],
    ['more than 10,000 places', { config: { places: 10_001 } }, 'config'],
    ['a place that is kept for no hour', { config: { offerHours: 0 } }, 'config'],
    ['a place that is kept for more than 336 hours', { config: { offerHours: 337 } }, 'config'],
    ['a chat that is no address of the web', { chatLink: 'javascript:alert(1)' }, 'chatLink'],
    ['a chat elsewhere than at an address', { chatLink: 'ask https://chat.example' }, 'chatLink'],
  ])('with %s is neither made nor becomes so', async (_what, values, field) => {
    const id = await app.group()
    const before = await count()
    expect(codes(await create(values))).toEqual([`VALIDATION ${field}`])
    expect(await count()).toBe(before)
    expect(codes(await update(id, values))).toEqual([`VALIDATION ${field}`])
  })

  it.each([{ places: 1 }, { places: 10_000 }, { offerHours: 1 }, { offerHours: 336 }])(
    'may have %o',
    async (config) => {
      expect(codes(await create({ config }))).toEqual([])
    },
  )

  it('is made by staff with manage_study_groups alone', async () => {
    const owner = await app.member(await app.group(), 'owner')
    for (const who of [owner, await app.person({ abilities: ['manage_settings'] })])
      expect(codes(await create({}, who))).toEqual(['FORBIDDEN'])
  })

  it('keeps nothing dangerous of its description', async () => {
    const description = '<p>Hello<script>alert(1)</script></p>'
    const { data } = await update(await app.group(), { description })
    expect(data.studyGroupUpdate.description).toBe('<p>Hello</p>')
  })
})

describe('what is set of a group', () => {
  it('is merged field by field: what is left out stays, and null empties it', async () => {
    const id = await app.group({ config: { places: 12, offerHours: 5, meets: 'Room 1', demands: 'Eight hours a day' } })
    const set = async (config: object | null) => (await update(id, { config })).data.studyGroupUpdate.config
    const before = {
      places: 12,
      offerHours: 5,
      meets: 'Room 1',
      hours: null,
      demands: 'Eight hours a day',
      gives: null,
    }
    expect(await set({ hours: 'Monday, 09:00' })).toEqual({ ...before, hours: 'Monday, 09:00' })
    expect(await set(null)).toEqual({ ...before, hours: 'Monday, 09:00' })
    expect(await set({ places: null, hours: null, meets: '' })).toEqual({ ...before, places: null, meets: null })
    expect(await set({ offerHours: null })).toMatchObject({ offerHours: 48 })
  })

  it('is merged too where two set different fields at once', async () => {
    const id = await app.group()
    await Promise.all([{ meets: 'Room 1' }, { gives: 'A plan' }, { places: 4 }].map((config) => update(id, { config })))
    const { data } = await update(id, {})
    expect(data.studyGroupUpdate.config).toMatchObject({ meets: 'Room 1', gives: 'A plan', places: 4 })
  })

  it('is changed by its owners and staff, and for nobody else says anything of its places', async () => {
    const id = await app.group({ visibility: 'private' })
    const owner = await app.member(id, 'owner')
    const inside = [await app.member(id), await app.member(id, 'moderator'), await app.member(id, 'tutor')]
    const outside = [await app.person(), await app.member(await app.group(), 'owner')]
    // Two places are taken, so that one is too few.
    for (const config of [{ places: 1 }, { places: 5 }, { places: 0 }]) {
      for (const who of outside) expect(codes(await update(id, { config }, who))).toEqual(['NOT_FOUND'])
      for (const who of inside) expect(codes(await update(id, { config }, who))).toEqual(['FORBIDDEN'])
    }
    expect(codes(await update(id, { config: { places: 1 } }, owner))).toEqual(['CONFLICT config'])
    const changed = await update(id, { name: 'Ours', config: { places: 5 } }, owner)
    expect(changed.data.studyGroupUpdate).toMatchObject({ name: 'Ours', config: { places: 5 } })
  })
})

describe('an archived group', () => {
  it('is closed and opened again by its owners, and no day changes but by these words', async () => {
    const id = await app.group()
    const owner = await app.member(id, 'owner')
    const archivedAt = async (values: object) =>
      (await update(id, values, owner)).data.studyGroupUpdate.archivedAt as string | null
    expect(codes(await update(id, { archived: true }, await app.member(id, 'tutor')))).toEqual(['FORBIDDEN'])
    const closed = await archivedAt({ archived: true })
    expect(closed).toBeTruthy()
    expect(await archivedAt({})).toBe(closed)
    expect(await archivedAt({ archived: false })).toBeNull()
  })
})

describe('a group is deleted', () => {
  it('only where nobody was ever in it, asked or was invited', async () => {
    for (const where of ['accepted', 'none', 'requested', 'invited', 'declined'] as const) {
      const id = await app.group()
      await standing(app, where, id)
      expect(codes(await app.send(DELETE, { id }, app.staff))).toEqual(['CONFLICT'])
    }
    const id = await app.group()
    await app.query('insert into study_sub_groups (id, study_group_id, name) values (gen_random_uuid(), $1, $2)', [
      id,
      'A',
    ])
    expect((await app.send(DELETE, { id }, app.staff)).data.studyGroupDelete).toEqual({ id })
    expect(codes(await app.send('query ($id: ID!) { studyGroup(id: $id) { id } }', { id }, app.staff))).toEqual([
      'NOT_FOUND',
    ])
    expect(codes(await app.send(DELETE, { id }, app.staff))).toEqual(['NOT_FOUND'])
  })

  it('by staff alone', async () => {
    const id = await app.group()
    expect(codes(await app.send(DELETE, { id }, await app.member(id, 'owner')))).toEqual(['FORBIDDEN'])
  })
})
