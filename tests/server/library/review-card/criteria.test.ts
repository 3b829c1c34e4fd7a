import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Criterion, Grade } from '../../../../schema/generated/types'
import { newId } from '../../../../server/kernel/database/columns'
import { write } from '../../../../server/kernel/write/write'
import { reviewCriteria } from '../../../../server/library/review-card/weak-criteria'
import type { Person } from '../../../build'
import { NOON } from '../test-attempt/library'
import { days, flashcard, type Reviews, reviews } from './library'

let app: Reviews
let who: Person
let sessionTypeId: string
beforeAll(async () => {
  app = await reviews()
})
beforeEach(async () => {
  app.services.clock.set(NOON)
  who = await app.person()
  sessionTypeId = newId()
})
afterAll(() => app.close())

const criteria: Criterion[] = [
  { id: 'a', title: 'Structure', description: 'A clear & logical order', kind: 'skills', weight: 1 },
  { id: 'b', title: 'Application of law', description: null, kind: 'law', weight: 1 },
]

/** Releases marks of a session of one type; each criterion by its title. */
const mark = (marks: Record<string, Grade>, more: { at?: Date; comment?: string; typeId?: string } = {}) =>
  write(app.services, (writing) =>
    reviewCriteria(writing, {
      sessionId: newId(),
      sessionName: 'Client interview',
      sessionTypeId: more.typeId ?? sessionTypeId,
      criteria,
      marks: criteria.flatMap(({ id, title }) =>
        marks[title] ? [{ criterionId: id, mark: marks[title] as Grade, comment: more.comment ?? null }] : [],
      ),
      at: more.at ?? writing.now,
      userIds: [who.id],
    }),
  )

const on = async (day: number) => {
  app.at(day)
  return (await app.next(null, who)).cards
}

describe('weak criteria of marksheets', () => {
  it('come to the queue the day after, at C or below, with what is asked and what the marker said', async () => {
    await mark({ Structure: 'C', 'Application of law': 'B' }, { comment: 'Say first <what> you advise.' })
    expect(await on(0)).toEqual([])
    const cards = await on(1)
    expect(cards).toMatchObject([
      {
        side: 'criterion',
        blockId: null,
        topic: 'Client interview',
        front: '<p><strong>Structure</strong></p><p>A clear &amp; logical order</p>',
        back: '<p>Your last mark: C</p><p>Say first &lt;what&gt; you advise.</p>',
        question: null,
      },
    ])
    expect(cards[0].previews.every(({ minutes }: { minutes: number | null }) => minutes === null)).toBe(true)
  })

  it('come also to somebody whose zone the database does not know, since a release must never fail for that', async () => {
    await app.services.database.query({ text: `update users set timezone = 'MIT' where id = $1`, values: [who.id] })
    await mark({ Structure: 'D' })
    expect(await on(1)).toMatchObject([{ side: 'criterion' }])
  })

  it('are scheduled as other cards, and a weak mark again leaves the schedule alone', async () => {
    await mark({ Structure: 'D' })
    const [card] = await on(1)
    const { days: good } = card.previews[2]
    const { data } = await app.grade(card, 'good', {}, who)
    expect(data.reviewAnswer).toMatchObject({ days: good, question: null })
    await mark({ Structure: 'E' }, { comment: 'Again no order.' })
    expect(await on(1)).toEqual([])
    const [again] = await on(1 + good)
    expect(again).toMatchObject({ id: card.id, reps: 1, back: '<p>Your last mark: E</p><p>Again no order.</p>' })
  })

  it('end with a later mark above, and begin again when it falls', async () => {
    await mark({ Structure: 'D' })
    app.at(2)
    await mark({ Structure: 'A' })
    expect(await on(3)).toEqual([])
    app.at(4)
    await mark({ Structure: 'F' })
    expect(await on(4)).toEqual([])
    expect(await on(5)).toMatchObject([{ side: 'criterion', front: expect.stringContaining('Structure') }])
  })

  it('are not ended by a correction of an earlier session, nor by another type of session', async () => {
    await mark({ Structure: 'C' }, { at: days(0) })
    await mark({ Structure: 'A' }, { at: days(-20) })
    await mark({ Structure: 'A' }, { typeId: newId() })
    expect(await on(1)).toHaveLength(1)
  })

  it('count as cards, but not among the new ones of a day', async () => {
    const { bundleId } = await app.opened([flashcard('One'), flashcard('Two')], { type: 'flashcards' }, who)
    await app.tell('mutation { reviewSettingsWrite(newPerDay: 1) { cap } }', {}, who)
    await app.add({ bundleId }, who)
    await mark({ Structure: 'D', 'Application of law': 'D' })
    app.at(1)
    const queue = await app.queue(who)
    expect(queue.today).toMatchObject({ cards: 3, questions: 0 })
    expect(queue.waiting).toBe(2)
  })

  it('can be undone and set aside like other cards, by their person alone', async () => {
    await mark({ Structure: 'D' })
    const [card] = await on(1)
    const change = 4711
    await app.grade(card, 'good', { change }, who)
    expect(await on(1)).toEqual([])
    const undo = 'mutation ($id: ID!, $change: Float!) { reviewUndo(id: $id, change: $change) { id reps } }'
    expect((await app.tell(undo, { id: card.id, change }, who)).data.reviewUndo).toEqual({ id: card.id, reps: 0 })
    const stranger = await app.person()
    expect((await app.grade(card, 'good', {}, stranger)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    await app.tell('mutation ($id: ID!) { reviewSetAside(id: $id) }', { id: card.id }, who)
    expect(await on(1)).toEqual([])
    expect(await on(2)).toHaveLength(1)
  })
})
