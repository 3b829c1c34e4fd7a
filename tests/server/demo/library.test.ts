import { beforeAll, describe, expect, test } from 'vitest'
import { areaList } from '../../../server/demo/areas'
import { typeList } from '../../../server/demo/catalogue'
import { readShelves } from '../../../server/demo/library/shelves'
import { planSchool } from '../../../server/demo/plan'
import type { School } from '../../../server/demo/school'

const NOW = new Date('2026-06-10T14:23:00Z')
const DAY = 86_400_000

let school: School
beforeAll(() => {
  school = planSchool({ now: NOW, countries: new Map() }).school
})

const open = () => school.bundles.filter(({ status, visibility }) => status === 'published' && visibility !== 'private')
const bundle = (title: string) => school.bundles.find((each) => each.title === title)
const distinct = <Value>(values: readonly Value[]) => [...new Set(values)].sort()
const student = () => school.users.find(({ email }) => email === 'student@articled.example')?.id

describe('the shelves of the demo library', () => {
  test('have a division for every area that the SRA examines and every kind of station', () => {
    const keys = readShelves().flatMap(({ divisions }) => divisions.map(({ key }) => key))
    const stations = typeList.filter(({ techName, parent }) => parent && techName.startsWith('sqe2-'))
    const expected = [...areaList.map(({ shortName }) => shortName), ...stations.map(({ techName }) => techName)]
    expect(keys.sort()).toEqual(expected.sort())
  })

  test('are a tree: SQE2 holds its law and its skills', () => {
    const titleOf = (id: string | null | undefined) => school.libraryCategories.find((each) => each.id === id)?.title
    expect(school.libraryCategories.map(({ title, parentId }) => [title, titleOf(parentId)])).toEqual([
      ['FLK1', undefined],
      ['FLK2', undefined],
      ['SQE2', undefined],
      ['SQE2 law', 'SQE2'],
      ['SQE2 skills', 'SQE2'],
    ])
  })

  test('leave no division empty', () => {
    const used = new Set(open().map(({ subcategoryId }) => subcategoryId))
    expect(school.librarySubcategories.filter(({ id }) => !used.has(id ?? '')).map(({ title }) => title)).toEqual([])
  })
})

describe('the bundles of the demo library', () => {
  test('are in every state, and found by everybody who may find one', () => {
    expect(distinct(school.bundles.map(({ status }) => status))).toEqual([
      'archived',
      'draft',
      'in_review',
      'published',
    ])
    expect(distinct(school.bundles.map(({ visibility = 'authenticated' }) => visibility))).toEqual([
      'authenticated',
      'private',
      'public',
      'restricted',
    ])
    for (const { contentId, status } of school.bundles)
      expect(school.contents.find(({ id }) => id === contentId)?.status).toBe(status)
  })

  test('are twelve lectures beside the videos, each with a handout and an author', () => {
    const filmed = new Set(school.libraryVideos.map(({ bundleId }) => bundleId))
    const lectures = school.bundles.filter(({ type }) => type === 'lecture')
    expect(lectures.filter(({ id }) => !filmed.has(id ?? ''))).toHaveLength(12)
    for (const { id, title } of lectures) {
      const own = ({ bundleId }: { bundleId: string }) => bundleId === id
      expect({
        title,
        handouts: school.libraryMaterials.filter(own).length,
        authors: school.bundleAuthors.filter(own).length,
      }).toEqual({ title, handouts: 1, authors: 1 })
    }
  })

  test('lead from every marked mock to its law and to its skills', () => {
    const marked = school.sessions.filter(({ status }) => status === 'marked')
    expect(marked.length).toBeGreaterThan(60)
    const mocks = school.mocks.filter(({ id }) => marked.some(({ mockId }) => mockId === id))
    for (const { name, practiceAreaId, sessionTypeId } of mocks)
      expect({
        name,
        law: open().some((each) => each.practiceAreaId === practiceAreaId),
        skills: open().some((each) => each.sessionTypeId === sessionTypeId),
      }).toEqual({ name, law: true, skills: true })
  })

  test('say where each text and card comes from and the day of its law, and hold no filler', () => {
    for (const { title, assignment, source, lawStatedAt } of school.contentBlocks)
      expect({ title, assignment, isSourced: Boolean(source), day: lawStatedAt }).toEqual({
        title,
        assignment,
        isSourced: true,
        day: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      })
    const text = JSON.stringify([school.bundles, school.contentBlocks, school.libraryCategories])
    expect(text).not.toMatch(/lorem|ipsum|todo|tbd|xxx/i)
  })

  test('have titles that fit a card', () => {
    for (const { title } of school.bundles) expect({ title, fits: title.length <= 60 }).toEqual({ title, fits: true })
  })
})

describe('access to the demo library', () => {
  test('is in every state, and of every type that the school gives', () => {
    const all = school.libraryPermissions
    expect(distinct(all.map(({ status }) => status))).toEqual(['active', 'expired', 'paused', 'pending', 'revoked'])
    expect(distinct(all.map(({ type }) => type))).toEqual([
      'coupon',
      'course',
      'grant',
      'group',
      'package',
      'purchase',
      'subscription',
      'trial',
    ])
    for (const { insertedAt } of all) expect(insertedAt && insertedAt <= NOW).toBe(true)
    for (const { from, until } of all) if (from && until) expect(until > from).toBe(true)
    expect(new Set(all.map(({ bundleId, userId }) => `${bundleId} ${userId}`)).size).toBe(all.length)
  })

  test('of the demo student is mostly open, and besides waits, begins later, rests, ends soon, is over and was taken back', () => {
    const own = school.libraryPermissions.filter(({ userId }) => userId === student())
    const isOpen = ({ status, from }: (typeof own)[number]) => status === 'active' && (!from || from <= NOW)
    expect(own.filter(isOpen).length).toBeGreaterThan(own.length * 0.6)
    expect(distinct(own.map(({ status }) => status))).toHaveLength(5)
    expect(own.some(({ status, from }) => status === 'active' && from && from > NOW)).toBe(true)
    const soon = new Date(NOW.getTime() + 7 * DAY)
    expect(own.filter(({ status, until }) => status === 'active' && until && until > NOW && until < soon)).toHaveLength(
      1,
    )
    const archived = school.bundles.find(({ status }) => status === 'archived')?.id
    expect(own.some((each) => each.bundleId === archived && isOpen(each))).toBe(true)
  })

  test('is not given to what is not published, and is bought only where it is free or was paid for', () => {
    for (const { status, id } of school.bundles)
      if (status === 'draft' || status === 'in_review')
        expect(school.libraryPermissions.filter(({ bundleId }) => bundleId === id)).toEqual([])
    const paid = new Set(school.purchaseParts.map(({ typeId, userId }) => `${typeId} ${userId}`))
    for (const { type, bundleId, userId } of school.libraryPermissions)
      if (type === 'purchase' && !paid.has(`${bundleId} ${userId}`))
        expect(school.bundles.find(({ id }) => id === bundleId)?.price).toBe(0)
  })

  test('to the restricted lecture was asked for: two wait, one was let in, one was declined', () => {
    const restricted = school.bundles.find(({ visibility }) => visibility === 'restricted')?.id
    expect(school.accessRequests.map(({ bundleId, status }) => [bundleId === restricted, status ?? 'open'])).toEqual([
      [true, 'open'],
      [true, 'open'],
      [true, 'accepted'],
      [true, 'declined'],
    ])
    for (const { userId, status } of school.accessRequests) {
      const held = school.libraryPermissions.some((each) => each.bundleId === restricted && each.userId === userId)
      expect(held).toBe(status === 'accepted')
    }
  })

  test('to the private cards has the demo student', () => {
    const id = bundle('The reading room: ethics on every paper')?.id
    expect(school.libraryPermissions.some((each) => each.bundleId === id && each.userId === student())).toBe(true)
  })
})

test('students are somewhere in the lectures that they have opened, after they were let in and before now', () => {
  const placed = school.libraryPlaces
  expect(placed.length).toBeGreaterThan(100)
  for (const { userId, bundleId, itemId, at } of placed) {
    const held = school.libraryPermissions.find((each) => each.userId === userId && each.bundleId === bundleId)
    expect(held?.status).toBe('active')
    expect(held?.from && held.from <= at && at <= NOW).toBe(true)
    expect(school.librarySlides.find(({ id }) => id === itemId)?.bundleId).toBe(bundleId)
  }
  expect(new Set(placed.map(({ userId, itemId }) => `${userId} ${itemId}`)).size).toBe(placed.length)
  const own = placed.filter(({ userId }) => userId === student()).sort((a, b) => b.at.getTime() - a.at.getTime())
  expect(own[0]).toMatchObject({ bundleId: bundle('Overreaching and occupiers')?.id, whole: false })
})

describe('the reviews of the demo student', () => {
  test('tell of a year of evenings, with cards that are known for long and others that have just begun', () => {
    const logs = school.reviewLogs.filter(({ userId }) => userId === student())
    const days = logs.map(({ at }) => Math.floor((NOW.getTime() - (at as Date).getTime()) / DAY))
    expect(Math.max(...days)).toBeGreaterThan(340)
    expect(new Set(days).size).toBeGreaterThan(60)
    const cards = school.reviewCards.filter(({ userId }) => userId === student())
    expect(cards.some(({ scheduledDays }) => (scheduledDays ?? 0) > 90)).toBe(true)
    expect(cards.some(({ state }) => state === 'new')).toBe(true)
    expect(distinct(cards.map(({ side }) => side))).toEqual(expect.arrayContaining(['criterion', 'front', 'question']))
    expect(school.ownCards.map(({ kind }) => kind)).toEqual(['basic', 'cloze', 'basic_reversed'])
  })

  test('begin after they have come to the school', () => {
    const arrived = new Map(school.users.map(({ id, insertedAt }) => [id, insertedAt as Date]))
    const early = school.libraryPermissions.filter(({ userId, from }) => from && from < (arrived.get(userId) as Date))
    expect(early).toEqual([])
  })
})
