import { default_w, forgetting_curve } from 'ts-fsrs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { NOON } from '../test-attempt/library'
import { flashcard, type Reviews, reviews } from './library'

const MEMORY = `{ reviewMemory { practiceArea { shortName } cards answers waiting now { from middle until } examDate exam { from middle until } } }`

interface Area {
  practiceArea: { shortName: string }
  cards: number
}

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

const memory = async () => (await app.tell(MEMORY, {}, who)).data.reviewMemory

/** Cards of an area that were last answered so many days ago. */
async function known(shortName: string, count: number, { stability = 20, ago = 10, reps = 4 } = {}) {
  const practiceAreaId = await app.library.area(shortName)
  const { bundleId, contentId } = await app.opened(
    Array.from({ length: count }, (_, at) => flashcard(`${shortName} ${at}`)),
    { type: 'flashcards', practiceAreaId },
    who,
  )
  await app.add({ bundleId }, who)
  await app.query(
    `update review_cards set state = 'review', reps = $3, stability = $4, difficulty = 5, last_review = $5::timestamptz - make_interval(days => $6)
      where user_id = $1 and content_id = $2`,
    [who.id, contentId, reps, stability, NOON.toISOString(), ago],
  )
  return contentId
}
const percent = (days: number, stability: number) => Math.round(100 * forgetting_curve(default_w, days, stability))

describe('what somebody remembers', () => {
  it('is what the curve of FSRS says for now and for the exam of the area’s paper, with a range round it', async () => {
    await app.sits('2026-07-01', who)
    await known('CON', 30)
    const [contract] = await memory()
    expect(contract).toMatchObject({
      practiceArea: { shortName: 'CON' },
      cards: 30,
      answers: 120,
      waiting: 0,
      examDate: '2026-07-01',
    })
    expect(contract.now.middle).toBe(percent(10, 20))
    expect(Math.abs(contract.exam.middle - percent(39.5, 20))).toBeLessThanOrEqual(1)
    expect(contract.now.from).toBeLessThan(contract.now.middle)
    expect(contract.now.until).toBeGreaterThan(contract.now.middle)
  })

  it('says nothing on few cards, nor of the exam where none is to come', async () => {
    await known('CON', 9)
    await known('LAND', 10)
    const areas = await memory()
    expect(areas.map(({ practiceArea, cards }: Area) => [practiceArea.shortName, cards])).toEqual([
      ['LAND', 10],
      ['CON', 9],
    ])
    expect(areas[0]).toMatchObject({ examDate: null, exam: null, now: { middle: percent(10, 20) } })
    expect(areas[1]).toMatchObject({ now: null, exam: null })
  })

  it('has a narrower range the more it stands on, and names what is known least first', async () => {
    await known('CON', 10, { reps: 1 })
    await known('TORT', 100, { reps: 10 })
    await known('LAND', 20, { stability: 2 })
    const areas = await memory()
    expect(areas[0].practiceArea.shortName).toBe('LAND')
    const width = (shortName: string) => {
      const { now } = areas.find(({ practiceArea }: Area) => practiceArea.shortName === shortName)
      return now.until - now.from
    }
    expect(width('TORT')).toBeLessThan(width('CON') / 2)
  })

  it('leaves out what is suspended, and counts beside it what has not begun', async () => {
    const contentId = await known('CON', 12)
    await app.query(
      `update review_cards set suspended_at = now() where id in (select id from review_cards where user_id = $1 and content_id = $2 order by id limit 1)`,
      [who.id, contentId],
    )
    await app.query(
      `update review_cards set state = 'new', last_review = null, stability = 0, reps = 0 where id in
        (select id from review_cards where user_id = $1 and content_id = $2 and suspended_at is null order by id limit 1)`,
      [who.id, contentId],
    )
    expect((await memory())[0]).toMatchObject({ cards: 10, waiting: 1 })
  })

  it('is nobody else’s', async () => {
    await known('CON', 12)
    who = await app.person()
    expect(await memory()).toEqual([])
  })
})
