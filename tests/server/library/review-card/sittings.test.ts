import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayAfter } from '../../../../rules/library/review-day'
import type { Answer, Person } from '../../../build'
import { NOON } from '../test-attempt/library'
import { flashcard, type Reviews, reviews } from './library'

const TODAY = '2026-06-01'

let app: Reviews
let who: Person
beforeAll(async () => {
  app = await reviews()
})
beforeEach(async () => {
  app.services.clock.set(NOON)
  who = await app.person()
})
afterAll(() => app.close())

const sit = async (date: string, paper = 'flk1'): Promise<string> => {
  const { data } = await app.tell(
    'mutation ($paper: ExamPaper!, $date: Date!) { examSittingCreate(exam: sqe1, paper: $paper, date: $date) { id } }',
    { paper, date },
    who,
  )
  return data.examSittingCreate.id
}
const move = (id: string, date: string): Promise<Answer> =>
  app.tell('mutation ($id: ID!, $date: Date!) { examSittingUpdate(id: $id, date: $date) { date } }', { id, date }, who)
const withdraw = (id: string): Promise<Answer> =>
  app.tell('mutation ($id: ID!) { examSittingDelete(id: $id) { id } }', { id }, who)

/** The days on which the person's cards come up, and how many on each. */
async function turns(where = 'true'): Promise<Record<string, number>> {
  const rows = await app.query(
    `select (turn at time zone 'Europe/London' - interval '4 hours')::date::text as day, count(*)::int as count
      from review_cards c left join content_blocks b on b.id = c.block_id where c.user_id = $1 and ${where} group by 1 order by 1`,
    [who.id],
  )
  return Object.fromEntries(rows.map(({ day, count }) => [day, count]))
}
const known = async (count: number) => {
  const { bundleId } = await app.opened(
    Array.from({ length: count }, (_, at) => flashcard(`Front ${at}`)),
    { type: 'flashcards' },
    who,
  )
  await app.add({ bundleId }, who)
  await app.query(
    `update review_cards set state = 'review', reps = 3, stability = 100, difficulty = 5, scheduled_days = 100, last_review = $2::timestamptz - interval '10 days',
      due = '2026-08-30T03:00Z' where user_id = $1`,
    [who.id, NOON.toISOString()],
  )
}

describe('once somebody notes an exam, their cards', () => {
  it('come back in the week before it, and on their own day again when it is withdrawn', async () => {
    await known(40)
    const id = await sit('2026-07-01')
    const days = Object.keys(await turns())
    expect(days.length).toBeGreaterThan(3)
    expect([days[0]! >= '2026-06-24', days.at(-1)! <= '2026-06-30']).toEqual([true, true])
    await withdraw(id)
    expect(await turns()).toEqual({ '2026-08-30': 40 })
  })

  it('move with it when it is moved earlier and later', async () => {
    await known(10)
    const id = await sit('2026-07-01')
    await move(id, '2026-06-04')
    expect(await turns()).toEqual({ '2026-06-03': 10 })
    await move(id, '2026-08-01')
    const days = Object.keys(await turns())
    expect([days[0]! >= '2026-07-25', days.at(-1)! <= '2026-07-31']).toEqual([true, true])
    await move(id, '2027-08-01')
    expect(await turns()).toEqual({ '2026-08-30': 10 })
  })

  it('stay where they are for an exam of the past, and for what is due anyway', async () => {
    await known(3)
    await sit('2026-05-01')
    expect(await turns()).toEqual({ '2026-08-30': 3 })
    await app.query(`update review_cards set due = '2026-05-20T03:00Z', stability = 2 where user_id = $1`, [who.id])
    await sit('2026-06-20', 'flk2')
    expect(await turns()).toEqual({ '2026-05-20': 3 })
  })

  it('of another person stay as they are', async () => {
    await known(2)
    const first = who
    who = await app.person()
    await sit('2026-06-10')
    who = first
    expect(await turns()).toEqual({ '2026-08-30': 2 })
  })
})

describe('cards that have not begun', () => {
  /** Flashcards of an area, added to the queue. */
  const add = async (shortName: string, count: number) => {
    const practiceAreaId = await app.library.area(shortName)
    const { bundleId } = await app.opened(
      Array.from({ length: count }, (_, at) => flashcard(`${shortName} ${at}`)),
      { type: 'flashcards', practiceAreaId },
      who,
    )
    await app.add({ bundleId }, who)
    return practiceAreaId
  }

  it('begin in turns by the shares of their areas in the exam, also when one area was added before the other', async () => {
    await sit('2026-12-01', 'flk1')
    await app.settings({ newPerDay: 6 }, who)
    // 14 to 20 of a hundred in FLK1, and an area that FLK1 does not examine.
    const [contract, other] = [await add('CON', 24), await add('ART', 24)]
    const ofArea = (id: string) =>
      turns(`(select practice_area_id from bundles u where u.content_id = c.content_id) = '${id}'`)
    const [days, others] = [await ofArea(contract), await ofArea(other)]
    const inFirstFour = (each: Record<string, number>) =>
      [1, 2, 3, 4].reduce((sum, day) => sum + (each[dayAfter(TODAY, day)] ?? 0), 0)
    expect(inFirstFour(days) + inFirstFour(others)).toBe(24)
    expect(inFirstFour(days)).toBeGreaterThanOrEqual(14)
    expect(inFirstFour(others)).toBeGreaterThanOrEqual(8)
    expect(Math.max(...Object.values(await turns()))).toBe(6)
  })

  it('are dealt anew once the exam is another', async () => {
    const id = await sit('2026-12-01', 'flk1')
    await app.settings({ newPerDay: 4 }, who)
    await add('CON', 12)
    await add('ART', 12)
    const before = await turns("b.assignment like '%CON%'")
    await withdraw(id)
    const after = await turns("b.assignment like '%CON%'")
    expect(after).not.toEqual(before)
    expect(Object.values(after).slice(0, 4)).toEqual([2, 2, 2, 2])
  })
})
