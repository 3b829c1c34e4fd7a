import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../../../server/kernel/database/columns'
import { adjustments } from '../../../../server/school/adjustment/table'
import type { Answer, Person } from '../../../build'
import { minutes, NOON } from '../test-attempt/library'
import { type MockSchool, mockSchool, type Session } from './school'

let app: MockSchool
let who: Person
beforeAll(async () => {
  app = await mockSchool()
})
beforeEach(async () => {
  app.services.clock.set(NOON)
  who = await app.person()
})
afterAll(() => app.close())

const codes = ({ errors = [] }: Answer) =>
  errors.map(({ extensions }) => `${extensions.code} ${extensions.field ?? ''}`.trim())
/** The clock runs on, so the seconds differ. */
const at = (count: number) => expect.stringContaining(minutes(count).toISOString().slice(0, 16))
const clock = (count: number) => app.services.clock.set(minutes(count))

describe('a whole day', () => {
  it('asks two sessions of 90, each area by its share, what was never met first, and nothing twice', async () => {
    await app.open(40, who)
    const met = await app.open(2, who, ['CON'])
    const practice = (await app.start({ bundleId: met.bundleId, mode: 'practice' }, who)).data.testAttemptStart
    await app.answer(practice.id, practice.questions[0].id, { answer: ['a'], check: true }, who)
    const day = (await app.begin(who)).data.mockDayStart
    expect(day).toMatchObject({ paper: 'flk1', half: false, status: 'first_session', questions: 90, minutes: 153 })
    expect(day.sessions).toHaveLength(1)
    const [first] = day.sessions
    expect(first).toMatchObject({ mode: 'exam', count: 90, endsAt: at(153), mockSession: 1 })
    await app.submit(first.id, who)
    const [, second] = (await app.goOn(day.id, who)).data.mockDayContinue.sessions
    const asked: Session['questions'] = [...first.questions, ...second.questions]
    expect(new Set(asked.map(({ blockId }) => blockId)).size).toBe(180)
    expect(asked.map(({ blockId }) => blockId)).not.toContain(practice.questions[0].blockId)
    const offered = (await app.offer(who)).areas
    for (const { weightFrom, weightTo, practiceArea } of offered) {
      const count = asked.filter((each) => each.practiceArea?.shortName === practiceArea.shortName).length
      expect(count).toBeGreaterThanOrEqual(Math.floor((weightFrom * 180) / 100))
      expect(count).toBeLessThanOrEqual(Math.ceil((weightTo * 180) / 100))
    }
  })

  it('shows nothing of its first session before the second is in, then both on the exam’s scale', async () => {
    await app.open(30, who)
    const day = (await app.begin(who)).data.mockDayStart
    await app.answerAll(day.sessions[0], 'b', who, 80)
    clock(140)
    await app.submit(day.sessions[0].id, who)
    const between = await app.day(day.id, who)
    expect(between).toMatchObject({
      status: 'break',
      breakFrom: at(140),
      breakUntil: at(200),
      startBy: at(230),
      result: null,
    })
    const hidden = await app.show(day.sessions[0].id, who)
    expect(hidden).toMatchObject({ status: 'graded', points: null, percent: null })
    expect(hidden.questions.every(({ outcome }: { outcome: unknown }) => outcome === null)).toBe(true)
    // Neither do the pools, the review queue and readiness.
    const { data } = await app.send(
      '{ practiceCounts { pools count } testResults { papers { answers } } reviewQueue { waiting due { questions } load { minutes } } }',
      {},
      await app.again(who),
    )
    expect(data.practiceCounts.filter(({ pools }: { pools: string[] }) => pools.includes('right'))).toEqual([])
    expect(data.testResults.papers).toEqual([])
    expect(data.reviewQueue.load.every((each: { minutes: number }) => each.minutes === 0)).toBe(true)
    clock(190)
    const second = (await app.goOn(day.id, who)).data.mockDayContinue.sessions[1]
    await app.answerAll(second, 'b', who, 10)
    await app.answerAll({ ...second, questions: second.questions.slice(10) }, 'a', who, 80)
    await app.submit(second.id, who)
    const over = await app.day(day.id, who)
    expect(over).toMatchObject({ status: 'over', endedAt: at(190) })
    expect(over.result).toMatchObject({ points: 90, most: 180, percent: 50, top: 500, pass: 300, passPercent: 57 })
    expect(over.result.projected).toBe(Math.round((50 / 57) * 300))
    expect(over.result.from).toBeLessThan(over.result.projected)
    expect(over.result.until).toBeGreaterThan(over.result.projected)
    expect(over.sessions.map(({ percent }: { percent: number }) => percent)).toEqual([88.89, 11.11])
    const shown = await app.show(day.sessions[0].id, who)
    expect(shown.questions[0].outcome).toMatchObject({ correct: ['b'] })
    const cards = await app.query(`select 1 from review_cards where user_id = $1 and side = 'question'`, [who.id])
    expect(cards).toHaveLength(80)
  })

  it('keeps the questions of both sessions out of one’s own practice, cards and earlier attempts until it is over', async () => {
    const { bundleId } = await app.open(30, who)
    const practice = (await app.start({ bundleId, mode: 'practice' }, who)).data.testAttemptStart
    for (const each of practice.questions) await app.answer(practice.id, each.id, { answer: ['a'], check: true }, who)
    await app.submit(practice.id, who)
    const kept = async () => {
      const { data } = await app.send(
        `{ practiceCounts { pools count } reviewQueue { due { questions } } testAttempt(id: "${practice.id}") { questions { blockId outcome { correct } } } }`,
        {},
        await app.again(who),
      )
      return {
        practised: data.practiceCounts.reduce((sum: number, { count }: { count: number }) => sum + count, 0),
        due: data.reviewQueue.due.questions,
        shown: data.testAttempt.questions.flatMap((each: { blockId: string; outcome: unknown }) =>
          each.outcome ? each.blockId : [],
        ),
      }
    }
    clock(3 * 24 * 60)
    expect(await kept()).toMatchObject({ practised: 210, due: 210 })
    const day = (await app.begin(who)).data.mockDayStart
    await app.submit(day.sessions[0].id, who)
    expect(await app.day(day.id, who)).toMatchObject({ status: 'break' })
    const inBreak = await kept()
    expect(inBreak).toMatchObject({ practised: 30, due: 30 })
    expect(inBreak.shown).toHaveLength(30)
    const second = (await app.goOn(day.id, who)).data.mockDayContinue.sessions[1]
    expect(await kept()).toEqual(inBreak)
    await app.submit(second.id, who)
    expect(await app.day(day.id, who)).toMatchObject({ status: 'over' })
    expect(await kept()).toMatchObject({ practised: 210 })
  })

  it('begins its second session by itself when nobody comes back, and hands it in on time', async () => {
    await app.open(30, who)
    const day = (await app.begin(who)).data.mockDayStart
    clock(153.1)
    await app.sweep()
    expect(await app.day(day.id, who)).toMatchObject({ status: 'break', breakFrom: at(153), startBy: at(243) })
    clock(242.9)
    await app.sweep()
    expect(await app.day(day.id, who)).toMatchObject({ status: 'break' })
    // A late return finds its clock running since then.
    clock(260)
    const late = (await app.goOn(day.id, who)).data.mockDayContinue
    expect(late.sessions[1]).toMatchObject({ startedAt: at(243), endsAt: at(396), status: 'in_progress' })
    clock(396.1)
    await app.sweep()
    const over = await app.day(day.id, who)
    expect(over).toMatchObject({ status: 'over', endedAt: at(396), result: { points: 0, most: 180, projected: 0 } })
    expect(over.sessions[1]).toMatchObject({ submittedByClock: true, submittedAt: at(396) })
  })

  it('begins and ends its second session by jobs of their own, without a sweep', async () => {
    await app.open(30, who)
    const day = (await app.begin(who)).data.mockDayStart
    await app.submit(day.sessions[0].id, who)
    const waits = async (name: string) => {
      const [job] = await app.query(
        `select extract(epoch from start_after - now())::int as waits from pgboss.job where name = $1 and state = 'created'
          and data ->> 'about' = $2 order by created_on desc limit 1`,
        [name, who.id],
      )
      return Number(job?.waits) / 60
    }
    expect(await waits('mock_day')).toBeCloseTo(90, 0)
    clock(91)
    await app.query(`update pgboss.job set start_after = now() where name = 'mock_day'`)
    await app.services.jobs.drain()
    const [, second] = (await app.day(day.id, who)).sessions
    expect(second).toMatchObject({ startedAt: at(90), endsAt: at(243) })
    expect(await waits('attempt')).toBeCloseTo(152, 0)
    clock(243.1)
    await app.query(`update pgboss.job set start_after = now() where name = 'attempt'`)
    await app.services.jobs.drain()
    expect(await app.day(day.id, who)).toMatchObject({ status: 'over', endedAt: at(243) })
  })

  it('gives the person’s extra time and breaks in both sessions, though they change meanwhile', async () => {
    const { orm } = app.services.database
    await orm.insert(adjustments).values({ id: newId(), userId: who.id, extraTime: 25, breaks: 15 })
    await app.open(30, who)
    expect(await app.offer(who)).toMatchObject({ plainMinutes: 153, minutes: 207, extraTime: 25, breaks: 15 })
    const day = (await app.begin(who)).data.mockDayStart
    expect(day).toMatchObject({ minutes: 207, extraTime: 25, breaks: 15 })
    expect(day.sessions[0]).toMatchObject({ endsAt: at(207), extraTime: 25, breaks: 15 })
    await app.query('update adjustments set extra_time = 0, breaks = 0 where user_id = $1', [who.id])
    await app.submit(day.sessions[0].id, who)
    const [, second] = (await app.goOn(day.id, who)).data.mockDayContinue.sessions
    expect(second).toMatchObject({ endsAt: at(207), extraTime: 25, breaks: 15 })
  })
})

it('a half day is one session, and over when it is in', async () => {
  await app.open(15, who)
  expect((await app.offer(who)).available).toBe(105)
  expect(codes(await app.begin(who))).toEqual(['CONFLICT'])
  const day = (await app.begin(who, { half: true })).data.mockDayStart
  expect(day).toMatchObject({ half: true, questions: 90, status: 'first_session' })
  await app.answerAll(day.sessions[0], 'b', who, 9)
  await app.submit(day.sessions[0].id, who)
  const over = await app.day(day.id, who)
  expect(over).toMatchObject({ status: 'over', breakFrom: null, result: { points: 9, most: 90, percent: 10 } })
  expect(codes(await app.goOn(day.id, who))).toEqual(['CONFLICT'])
})

it('is not begun with too few questions, of a paper without any, or before the first session is in', async () => {
  await app.open(4, who)
  const offer = await app.offer(who)
  expect(offer.available).toBe(28)
  expect(offer.areas.map(({ whole }: { whole: number }) => whole)).toEqual(Array(7).fill(4))
  expect(codes(await app.begin(who, { half: true }))).toEqual(['CONFLICT'])
  expect(codes(await app.begin(who, { paper: 'written' }))).toEqual(['VALIDATION paper'])
  await app.open(30, who)
  const day = (await app.begin(who)).data.mockDayStart
  expect(codes(await app.goOn(day.id, who))).toEqual(['CONFLICT'])
  expect(codes(await app.goOn(day.id, await app.person()))).toEqual(['NOT_FOUND'])
  // A session is no attempt to give up by itself.
  expect(codes(await app.abandon(day.sessions[0].id, who))).toEqual(['CONFLICT'])
})

it('given up, counts nowhere, and shows the session that was in', async () => {
  await app.open(30, who)
  const day = (await app.begin(who)).data.mockDayStart
  await app.answerAll(day.sessions[0], 'b', who, 3)
  await app.submit(day.sessions[0].id, who)
  await app.goOn(day.id, who)
  const given = (await app.giveUp(day.id, who)).data.mockDayGiveUp
  expect(given).toMatchObject({ status: 'given_up', result: null })
  expect(given.sessions.map(({ status }: { status: string }) => status)).toEqual(['graded', 'abandoned'])
  expect((await app.show(day.sessions[0].id, who)).points).toBe(3)
  expect((await app.giveUp(day.id, who)).errors).toBeUndefined()
  expect(codes(await app.goOn(day.id, who))).toEqual(['CONFLICT'])
  clock(500)
  await app.sweep()
  expect(await app.day(day.id, who)).toMatchObject({ status: 'given_up' })
  expect((await app.begin(who)).data.mockDayStart.id).not.toBe(day.id)
})
