import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../../../server/kernel/database/columns'
import { librarySlides } from '../../../../server/library/library-slide/table'
import { libraryVideos } from '../../../../server/library/library-video/table'
import type { Person } from '../../../build'
import { BUY, codes, type Library, library, OPEN } from '../library'

const KEEP = `mutation ($bundleId: ID!, $places: [LibraryPlaceInput!]!) {
  libraryPlacesKeep(bundleId: $bundleId, places: $places) { itemId seconds whole at } }`
const PLACES = 'query ($bundleId: ID!) { libraryPlaces(bundleId: $bundleId) { itemId seconds whole } }'
const PROGRESS = '{ libraryProgress { bundleId title inSlide number count whole secondsLeft } }'

let app: Library
beforeAll(async () => {
  app = await library()
})
afterAll(() => app.close())

/** A lecture of three slides of 60 seconds and a video, opened by a person of its own. */
async function opened(seconds: number | null = 60) {
  const person = await app.person()
  const { id } = await app.bundle({ type: 'lecture', price: 0, title: 'Offers', accessDuration: 30 })
  const slides = [0, 1, 2].map((position) => ({
    id: newId(),
    bundleId: id,
    position,
    meta: seconds === null ? null : { seconds, transcript: null, alt: null },
  }))
  const video = { id: newId(), bundleId: id, title: 'Film', position: 0, seconds: 90 }
  await app.services.database.orm.insert(librarySlides).values(slides)
  await app.services.database.orm.insert(libraryVideos).values(video)
  await app.send(BUY, { bundleId: id, price: 0 }, person)
  expect(codes(await app.send(OPEN, { bundleId: id }, person))).toEqual([])
  const [one, two, three] = slides.map((slide) => slide.id) as [string, string, string]
  return { id, person, one, two, three, film: video.id }
}
const at = (itemId: string, seconds: number, { whole = false, ago = 0 } = {}) => ({
  itemId,
  seconds,
  whole,
  at: new Date(app.services.clock.now().getTime() - ago * 1000),
})
const keep = (bundleId: string, person: Person, ...places: object[]) => app.send(KEEP, { bundleId, places }, person)
const placesOf = async (bundleId: string, person: Person) =>
  (await app.send(PLACES, { bundleId }, person)).data.libraryPlaces
const progressOf = async (person: Person) => (await app.send(PROGRESS, {}, person)).data.libraryProgress

it('is where somebody was in each slide and video, the latest first, and nobody else’s to read', async () => {
  const { id, person, one, two, film } = await opened()
  await keep(id, person, at(one, 0, { whole: true, ago: 60 }), at(two, 12, { ago: 30 }))
  const { data } = await keep(id, person, at(film, 40))
  expect(data.libraryPlacesKeep).toMatchObject([
    { itemId: film, seconds: 40, whole: false },
    { itemId: two, seconds: 12, whole: false },
    { itemId: one, seconds: 0, whole: true },
  ])
  expect(await placesOf(id, app.admin)).toEqual([])
  const exported = (await app.send('{ userExport }', {}, person)).data.userExport
  expect(JSON.stringify(exported)).toContain(two)
})

it('stands where the later of two devices was, though the earlier one could send only afterwards', async () => {
  const { id, person, one } = await opened()
  await keep(id, person, at(one, 50))
  await keep(id, person, at(one, 20, { ago: 3600 }))
  expect(await placesOf(id, person)).toEqual([{ itemId: one, seconds: 50, whole: false }])
  await keep(id, person, at(one, 5))
  expect(await placesOf(id, person)).toEqual([{ itemId: one, seconds: 5, whole: false }])
})

it('counts as now where a device says that it was later, so that its wrong clock does not hide what comes after', async () => {
  const { id, person, one } = await opened()
  await keep(id, person, at(one, 50, { ago: -3600 }))
  await keep(id, person, at(one, 20))
  expect(await placesOf(id, person)).toEqual([{ itemId: one, seconds: 20, whole: false }])
})

it('stays whole once it was heard to its end, on whichever device', async () => {
  const { id, person, one } = await opened()
  await keep(id, person, at(one, 9))
  await keep(id, person, at(one, 0, { whole: true, ago: 3600 }))
  await keep(id, person, at(one, 30))
  expect(await placesOf(id, person)).toEqual([{ itemId: one, seconds: 30, whole: true }])
})

it('is kept once by two devices at the same time', async () => {
  const { id, person, one, two } = await opened()
  const many = Array.from({ length: 12 }, (_, index) =>
    index % 2 ? keep(id, person, at(one, index), at(two, index)) : keep(id, person, at(two, index), at(one, index)),
  )
  expect((await Promise.all(many)).flatMap(codes)).toEqual([])
  expect(await placesOf(id, person)).toHaveLength(2)
})

it('is refused to whoever has not opened the bundle, or no longer may', async () => {
  const { id, person, one } = await opened()
  const stranger = await app.person()
  expect(codes(await keep(id, stranger, at(one, 3)))).toEqual(['FORBIDDEN'])
  expect(await placesOf(id, stranger)).toEqual([])
  await app.services.database.query({
    text: `update library_permissions set until = $2 where bundle_id = $1`,
    values: [id, new Date(app.services.clock.now().getTime() - 1)],
  })
  expect(codes(await keep(id, person, at(one, 3)))).toEqual(['FORBIDDEN'])
  expect(await progressOf(person)).toEqual([])
})

it('leaves out what is of another bundle, and refuses what is no place', async () => {
  const { id, person, one } = await opened()
  const other = await opened()
  expect((await keep(id, person, at(other.one, 3))).data.libraryPlacesKeep).toEqual([])
  const refused = async (...places: object[]) => codes(await keep(id, person, ...places))
  expect(await refused(at(one, -1))).toEqual(['VALIDATION places'])
  expect(await refused(at(one, 86_401))).toEqual(['VALIDATION places'])
  expect(await refused(at(one, 1, { ago: 400 * 86_400 }))).toEqual(['VALIDATION places'])
  expect(await refused(at(one, 1), at(one, 2))).toEqual(['VALIDATION places'])
  expect(await refused(...Array.from({ length: 201 }, () => at(newId(), 1)))).toEqual(['VALIDATION places'])
  expect(codes(await keep(id, person, at('no id', 1)))).toHaveLength(1)
  expect(await placesOf(id, person)).toEqual([])
})

it('says how far one is in each bundle that is open, the latest first', async () => {
  const { id, person, one, two, film } = await opened()
  await keep(id, person, at(one, 0, { whole: true, ago: 60 }), at(two, 12, { ago: 30 }))
  expect(await progressOf(person)).toEqual([
    { bundleId: id, title: 'Offers', inSlide: true, number: 2, count: 3, whole: 1, secondsLeft: 108 },
  ])
  await keep(id, person, at(film, 40))
  expect(await progressOf(person)).toMatchObject([{ inSlide: false, number: 1, count: 1, whole: 0, secondsLeft: 50 }])
})

it('counts slides in the order in which they are heard: those outside any chapter first', async () => {
  const { id, person, one, two, three } = await opened()
  await app.services.database.query({
    text: `with c as (insert into library_chapters (id, bundle_id, title, position)
        values (gen_random_uuid(), $1, 'Second', 1), (gen_random_uuid(), $1, 'First', 0) returning id, position)
      update library_slides s set chapter_id = c.id from c where s.id = $2 and c.position = 1 or s.id = $3 and c.position = 0`,
    values: [id, one, two],
  })
  await keep(id, person, at(two, 10))
  expect(await progressOf(person)).toMatchObject([{ number: 2, count: 3, secondsLeft: 110 }])
  await keep(id, person, at(three, 10))
  expect(await progressOf(person)).toMatchObject([{ number: 1 }])
})

it('says no time that it does not know, and counts no slide that is gone', async () => {
  const { id, person, one, two } = await opened(null)
  await keep(id, person, at(one, 0, { whole: true, ago: 60 }), at(two, 12))
  expect(await progressOf(person)).toMatchObject([{ number: 2, count: 3, whole: 1, secondsLeft: null }])
  await app.send('mutation ($id: ID!) { librarySlideDelete(id: $id) { id } }', { id: two }, app.admin)
  expect(await progressOf(person)).toMatchObject([{ number: 1, count: 2, whole: 1 }])
})
