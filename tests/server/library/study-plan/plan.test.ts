import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../../../server/kernel/database/columns'
import { libraryPlaces } from '../../../../server/library/library-place/table'
import { librarySlides } from '../../../../server/library/library-slide/table'
import { codes, days } from '../review-card/library'
import { NOON, question } from '../test-attempt/library'
import { type Day, type Piece, type Planning, planning } from './library'

let app: Planning
let [con, tort, land] = ['', '', '']
beforeAll(async () => {
  app = await planning()
  con = await app.library.area('CON')
  tort = await app.library.area('TORT')
  land = await app.library.area('LAND')
})
afterAll(() => app.close())
beforeEach(() => app.services.clock.set(NOON))

const minutesOf = (plan: { days: Day[] }, kind: string) =>
  plan.days.flatMap(({ pieces }) => pieces).reduce((sum, piece) => sum + (piece.kind === kind ? piece.minutes : 0), 0)
const pieces = (plan: { days: Day[] }, workId: string) =>
  plan.days.flatMap(({ day, pieces: all }) =>
    all.filter((each) => each.workId === workId).map((each) => ({ day, ...each })),
  )

async function lecture(lengths: number[], who = app.student) {
  const place = await app.opened([], { type: 'lecture', title: 'Offer and acceptance', practiceAreaId: con }, who)
  const slides = lengths.map((seconds, position) => ({
    id: newId(),
    bundleId: place.bundleId,
    title: 'One',
    position,
    meta: { seconds },
  }))
  await app.services.database.orm.insert(librarySlides).values(slides as never)
  return { ...place, slides: slides.map(({ id }) => id) }
}

describe('a study plan', () => {
  it('holds nothing for somebody who has nothing open', async () => {
    const plan = await app.plan(await app.person())
    expect(plan).toMatchObject({
      day: '2026-06-01',
      minutesPerDay: 90,
      doneMinutes: 0,
      exams: [],
      work: [],
      excess: null,
    })
    expect(plan.days).toHaveLength(28)
    expect(plan.days.every(({ minutes }: Day) => minutes === 0)).toBe(true)
  })

  it('goes up to the last sitting, and puts what a paper examines before its day', async () => {
    const student = await app.person()
    await app.sitting('flk1', '2026-06-11', student)
    await app.sitting('flk2', '2026-06-15', student)
    await app.questions(200, con, {}, student)
    await app.questions(100, land, {}, student)
    const plan = await app.plan(student)
    expect(plan.days.at(-1).day).toBe('2026-06-14')
    expect(
      plan.work.map(({ kind, paper, questions }: { kind: string; paper: string; questions: number }) => [
        kind,
        paper,
        questions,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['practice', 'flk1', 200],
        ['practice', 'flk2', 100],
      ]),
    )
    expect(pieces(plan, con).every(({ day }) => day < '2026-06-11')).toBe(true)
    expect(pieces(plan, con).reduce((sum, { minutes }) => sum + minutes, 0)).toBe(340)
    expect(plan.days.find(({ day }: Day) => day === '2026-06-11')).toMatchObject({ papers: ['flk1'], pieces: [] })
    expect(plan.excess).toBeNull()
  })

  it('spreads a missed day anew over those that are left', async () => {
    const student = await app.person()
    await app.sitting('flk1', '2026-06-11', student)
    await app.questions(400, con, {}, student)
    const before = await app.plan(student)
    expect(before.excess).toBeNull()
    app.at(3)
    const after = await app.plan(student)
    expect(after.day).toBe('2026-06-04')
    expect(minutesOf(after, 'practice')).toBe(630)
    expect(after.excess).toEqual({ minutes: 50, minutesMore: 10, leaveOut: [con] })
  })

  it('says by how much it does not fit, and what would do', async () => {
    const student = await app.person()
    await app.sitting('flk1', '2026-06-05', student)
    await app.questions(300, con, {}, student)
    await app.questions(30, tort, {}, student)
    const { excess, work } = await app.plan(student)
    expect(excess).toEqual({ minutes: 201, minutesMore: 55, leaveOut: expect.arrayContaining([con]) })
    expect(work.some(({ doneOn }: { doneOn: string | null }) => doneOn === null)).toBe(true)
    const more = (await app.change({ minutesPerDay: 90 + excess.minutesMore }, student)).data.studyPlanUpdate
    expect(more).toMatchObject({ minutesPerDay: 145, excess: null })
    await app.change({ minutesPerDay: 90, leftOut: excess.leaveOut }, student)
    const less = await app.plan(student)
    expect(less).toMatchObject({ minutesPerDay: 90, excess: null })
    expect(less.work.find(({ id }: { id: string }) => id === con)).toMatchObject({ leftOut: true, doneOn: null })
    expect(pieces(less, con)).toEqual([])
  })

  it('leaves days off free, and gives a booked session its time', async () => {
    const student = await app.person()
    await app.questions(300, con, {}, student)
    await app.settings({ weekdaysOff: [2], datesOff: ['2026-06-04'] }, student)
    await app.booked(student, 'Client interview', { startAt: days(2, 3), endAt: days(2, 4) })
    const plan = await app.plan(student)
    const [mon, tue, wed, thu] = plan.days as Day[]
    expect([mon?.minutes, tue, thu]).toEqual([
      90,
      expect.objectContaining({ off: true, minutes: 0 }),
      expect.objectContaining({ off: true, minutes: 0 }),
    ])
    expect(wed?.pieces.map(({ kind, minutes, title, at }: Piece) => [kind, minutes, title, at])).toEqual([
      ['session', 60, 'Client interview', '2026-06-03T15:00:00.000Z'],
      ['practice', 30, null, null],
    ])
  })

  it('holds what is left of a lecture, and takes what was heard today from today', async () => {
    const student = await app.person()
    const { bundleId, slides } = await lecture([600, 600, 1200], student)
    expect((await app.plan(student)).work).toMatchObject([
      { id: bundleId, kind: 'lecture', title: 'Offer and acceptance', minutes: 40 },
    ])
    const place = { userId: student.id, bundleId, at: NOON }
    await app.services.database.orm.insert(libraryPlaces).values([
      { ...place, id: newId(), itemId: slides[0] as string, seconds: 600, whole: true },
      { ...place, id: newId(), itemId: slides[1] as string, seconds: 300, whole: false },
    ])
    const plan = await app.plan(student)
    expect(plan).toMatchObject({ doneMinutes: 15, work: [{ minutes: 25 }] })
    app.at(1)
    expect((await app.plan(student)).doneMinutes).toBe(0)
  })

  it('sits a test that was not taken in one go, and then asks for nothing of it', async () => {
    const student = await app.person()
    const list = [question('single_best_answer'), question('single_best_answer')]
    const { bundleId } = await app.opened(list, { timeLimit: 80, timerEnable: true, title: 'Mock test' }, student)
    const plan = await app.plan(student)
    expect(plan.work).toMatchObject([{ id: bundleId, kind: 'test', minutes: 80, questions: 2 }])
    expect(pieces(plan, bundleId)).toMatchObject([{ minutes: 80 }])
    const attempt = (await app.start({ bundleId }, student)).data.testAttemptStart
    for (const { id } of attempt.questions) await app.answer(attempt.id, id, { answer: ['b'], seconds: 60 }, student)
    await app.submit(attempt.id, student)
    const after = await app.plan(student)
    expect(after).toMatchObject({ work: [], doneMinutes: 2 })
  })

  it('gives the reviews their time first', async () => {
    const place = await app.cards(30)
    await app.add({ bundleId: place.bundleId })
    await app.questions(100, tort)
    app.at(1)
    const { days: planned } = await app.plan()
    expect(planned[0].pieces[0]).toMatchObject({ kind: 'review', minutes: 7, workId: null })
    expect(planned[0].minutes).toBe(90)
  })

  it('sets a mock day at a weekend before the exam, where there are enough questions', async () => {
    const student = await app.person()
    await app.sitting('flk1', '2026-07-07', student)
    await app.questions(100, con, {}, student)
    const plan = await app.plan(student)
    expect(plan.work[0]).toMatchObject({
      id: 'flk1',
      kind: 'mock_day',
      minutes: 153,
      questions: 90,
      doneOn: '2026-06-27',
    })
    expect(plan.days.find(({ day }: Day) => day === '2026-06-27').pieces).toMatchObject([
      { kind: 'mock_day', minutes: 153 },
    ])
    await app.change({ leftOut: ['flk1'] }, student)
    const without = await app.plan(student)
    expect(without.work[0]).toMatchObject({ id: 'flk1', leftOut: true, doneOn: null })
    expect(minutesOf(without, 'mock_day')).toBe(0)
  })

  it('holds nothing of what is no longer open', async () => {
    const student = await app.person()
    const { bundleId } = await app.questions(20, con, {}, student)
    expect((await app.plan(student)).work).toHaveLength(1)
    await app.query('update library_permissions set until = $1 where bundle_id = $2', [
      days(0, 1).toISOString(),
      bundleId,
    ])
    app.at(0, 2)
    expect((await app.plan(student)).work).toEqual([])
  })

  it('refuses less than a quarter of an hour, more than half a day, and what are no ids', async () => {
    expect(codes(await app.change({ minutesPerDay: 14 }))).toEqual(['VALIDATION minutesPerDay'])
    expect(codes(await app.change({ minutesPerDay: 721 }))).toEqual(['VALIDATION minutesPerDay'])
    expect(codes(await app.change({ leftOut: ['x'.repeat(37)] }))).toEqual(['VALIDATION leftOut'])
    expect(codes(await app.change({ leftOut: Array.from({ length: 501 }, (_, at) => `${at}`) }))).toEqual([
      'VALIDATION leftOut',
    ])
    expect(codes(await app.change({}))).toEqual([])
  })

  it('begins anew at 04:00 of the person’s zone', async () => {
    app.at(0, 14.9)
    expect((await app.plan()).day).toBe('2026-06-01')
    app.at(0, 15.1)
    expect((await app.plan()).day).toBe('2026-06-02')
  })
})
