import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Criterion } from '../../../../schema/generated/types'
import { newId } from '../../../../server/kernel/database/columns'
import { librarySlides } from '../../../../server/library/library-slide/table'
import { sessions } from '../../../../server/room/session/table'
import type { Person } from '../../../build'
import { booked, inDays, school } from '../../../factories'
import { codes } from '../review-card/library'
import { NOON, question } from '../test-attempt/library'
import { basic, type Writers, writers } from './library'

let app: Writers
let who: Person
beforeAll(async () => {
  app = await writers()
})
beforeEach(async () => {
  app.services.clock.set(NOON)
  who = await app.person()
})
afterAll(() => app.close())

const made = async (origin: object, by = who) => codes(await app.create({ ...basic, ...origin }, by))

it('a card of a question names its bundle, for whoever has it open or has answered it', async () => {
  const place = await app.opened([question('single_best_answer')], {}, who)
  const blockId = place.blockIds[0] as string
  const card = await app.made({ ...basic, blockId }, who)
  expect(card).toMatchObject({
    origin: 'question',
    originName: 'Contract',
    blockId,
    bundleId: place.bundleId,
    bundle: { id: place.bundleId },
  })
  app.at(1)
  expect((await app.next(null, who)).cards).toMatchObject([{ ownCardId: card.id, topic: 'Contract' }])
  app.at(0)
  const { data } = await app.start({ bundleId: place.bundleId }, who)
  const { id, questions } = data.testAttemptStart
  const revoke = () =>
    app.query(`update library_permissions set status = 'revoked' where user_id = $1 and bundle_id = $2`, [
      who.id,
      place.bundleId,
    ])
  await revoke()
  expect(await made({ blockId })).toEqual(['NOT_FOUND'])
  await app.query(`update library_permissions set status = 'active' where user_id = $1`, [who.id])
  await app.answer(id, questions[0].id, { answer: ['a'] }, who)
  await revoke()
  expect(await made({ blockId })).toEqual([])
})

it('a question that one has not bought is not found, nor one that is none', async () => {
  const { blockIds, bundleId } = await app.library.test([question('single_best_answer')])
  expect(await made({ blockId: blockIds[0] })).toEqual(['NOT_FOUND'])
  expect(await made({ blockId: newId() })).toEqual(['NOT_FOUND'])
  expect(await made({ slideId: blockIds[0] })).toEqual(['NOT_FOUND'])
  await app.library.let(who, { bundleId }, { status: 'pending', from: null })
  expect(await made({ blockId: blockIds[0] })).toEqual(['NOT_FOUND'])
  expect((await app.list(who)).entries).toEqual([])
})

it('a card of a slide names it, for whoever has its lecture open; the card stays when the slide is gone', async () => {
  const place = await app.library.test([], { type: 'lecture' })
  const slideId = newId()
  await app.services.database.orm
    .insert(librarySlides)
    .values({ id: slideId, bundleId: place.bundleId, title: 'Overreaching' })
  expect(await made({ slideId })).toEqual(['NOT_FOUND'])
  await app.library.let(who, place)
  const card = await app.made({ ...basic, slideId }, who)
  expect(card).toMatchObject({ origin: 'slide', originName: 'Overreaching', slideId, bundleId: place.bundleId })
  await app.query('update library_slides set title = null where id = $1', [slideId])
  expect(await app.made({ ...basic, slideId }, who)).toMatchObject({ originName: 'Contract' })
  await app.query('delete from library_slides where id = $1', [slideId])
  expect((await app.list(who)).entries).toMatchObject([
    { originName: 'Contract', slideId: null },
    { id: card.id, originName: 'Overreaching', slideId: null },
  ])
})

it('a card of a criterion names it and its session, for whoever may see the mark', async () => {
  const at = await school(app.plain, { tutors: 1 })
  const sessionId = await booked(app.plain, at, who, inDays(app.plain, 3))
  const [row] = await app.query('select marksheet from sessions where id = $1', [sessionId])
  const sheet = row?.marksheet as Criterion[] | undefined
  const criterion = sheet?.[0]
  const criterionId = criterion?.id
  expect(await made({ sessionId, criterionId })).toEqual(['NOT_FOUND'])
  const marks = [{ criterionId: criterionId as string, mark: 'D' as const, comment: 'No order' }]
  const { orm } = app.services.database
  await orm.update(sessions).set({ marks, status: 'marking' }).where(eq(sessions.id, sessionId))
  expect(await made({ sessionId, criterionId })).toEqual(['NOT_FOUND'])
  await orm.update(sessions).set({ status: 'marked', marked: NOON }).where(eq(sessions.id, sessionId))
  const card = await app.made({ ...basic, sessionId, criterionId }, who)
  expect(card).toMatchObject({
    origin: 'criterion',
    originName: expect.stringContaining(`${criterion?.title}, `),
    sessionId,
  })
  expect(await made({ sessionId, criterionId: 'none' })).toEqual(['NOT_FOUND'])
  expect(await made({ sessionId, criterionId }, await app.person())).toEqual(['NOT_FOUND'])
})

it('a card is made from one thing at most, and from a criterion by its session too', async () => {
  const [one, two] = [newId(), newId()]
  expect(await made({ blockId: one, slideId: two })).toEqual(['VALIDATION blockId'])
  expect(await made({ sessionId: one })).toEqual(['VALIDATION criterionId'])
  expect(await made({ criterionId: 'a' })).toEqual(['VALIDATION criterionId'])
})
