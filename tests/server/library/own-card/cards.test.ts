import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MOST_OWN_CARDS, MOST_OWN_SIDES } from '../../../../rules/library/own-card-limits'
import type { Person } from '../../../build'
import { codes } from '../review-card/library'
import { NOON } from '../test-attempt/library'
import { basic, cloze, type Writers, writers } from './library'

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

/** The person's cards on a day, in the order of the queue. */
const on = async (day: number) => {
  app.at(day)
  return (await app.next(null, who)).cards
}
const facesOf = (cards: { side: string; front: string; back: string }[]) =>
  cards.map(({ side, front, back }) => [side, front, back])

describe('an own card', () => {
  it('comes to the queue tomorrow, with its area and as its owner’s', async () => {
    const practiceAreaId = await app.library.area('Land law')
    const { id } = await app.made({ ...basic, practiceAreaId }, who)
    expect(await on(0)).toEqual([])
    expect(await on(1)).toMatchObject([{ ownCardId: id, blockId: null, side: 'front', new: true, question: null }])
    expect(await app.list(who)).toMatchObject({ entries: [{ id, practiceArea: { id: practiceAreaId } }] })
  })

  it('that is reversed is asked both ways', async () => {
    await app.made({ ...basic, kind: 'basic_reversed' }, who)
    expect(facesOf(await on(1))).toEqual([
      ['front', '<p>Who overreaches?</p>', '<p>Two trustees</p>'],
      ['back', '<p>Two trustees</p>', '<p>Who overreaches?</p>'],
    ])
  })

  it('with gaps asks for each number, shows its hint, and ends a gap at the first two braces', async () => {
    await app.made(cloze('{{c1::Two::how many?}} trustees {{c2::overreach}}}}'), who)
    expect(facesOf(await on(1))).toEqual([
      [
        'c1',
        '<p><strong>[how many?]</strong> trustees overreach}}</p>',
        '<p><strong>Two</strong> trustees overreach}}</p>',
      ],
      ['c2', '<p>Two trustees <strong>[…]</strong>}}</p>', '<p>Two trustees <strong>overreach</strong>}}</p>'],
    ])
  })

  it('shows no empty hint', async () => {
    await app.made(cloze('{{c1::Two::}} trustees'), who)
    expect(facesOf(await on(1))).toEqual([
      ['c1', '<p><strong>[…]</strong> trustees</p>', '<p><strong>Two</strong> trustees</p>'],
    ])
  })

  it('is cleaned of what is not allowed in a text', async () => {
    const front = '<p onclick="go()">Safe<script>go()</script><img src="https://elsewhere.example/x.png" alt="x"></p>'
    expect(await app.made({ ...basic, front }, who)).toMatchObject({ front: '<p>Safe</p>' })
  })

  it('is refused without a question, an answer or a gap, and where it is longer than a side may be', async () => {
    const of = async (card: object) => codes(await app.create({ ...basic, ...card }, who))
    expect(await of({ front: '<p> </p>' })).toEqual(['VALIDATION front'])
    expect(await of({ front: '' })).toEqual(['VALIDATION front'])
    expect(await of({ back: '<p></p>' })).toEqual(['VALIDATION back'])
    expect(await of({ back: null })).toEqual(['VALIDATION back'])
    expect(await of({ kind: 'cloze' })).toEqual(['VALIDATION front'])
    expect(await of({ front: 'x'.repeat(20_001) })).toEqual(['VALIDATION front'])
    expect(await of({ back: 'x'.repeat(20_001) })).toEqual(['VALIDATION back'])
    const gaps = Array.from({ length: 51 }, (_, at) => `{{c${at + 1}::x}}`).join(' ')
    expect(await of(cloze(gaps))).toEqual(['VALIDATION front'])
    expect(await of(cloze('{{c1::x}}'.repeat(201)))).toEqual(['VALIDATION front'])
    expect(await of(cloze('{{c1::Two}} trustees {{c2::}}'))).toEqual(['VALIDATION front'])
    expect(await app.list(who)).toMatchObject({ entries: [] })
    expect(await on(1)).toEqual([])
  })

  it('is refused in an area that does not exist, and keeps the area that it has', async () => {
    const practiceAreaId = await app.library.area('Wills')
    const { id } = await app.made({ ...basic, practiceAreaId }, who)
    const unknown = { practiceAreaId: '00000000-0000-7000-8000-000000000000' }
    expect(codes(await app.create({ ...basic, ...unknown }, who))).toEqual(['VALIDATION practiceAreaId'])
    expect(codes(await app.change(id, unknown, who))).toEqual(['VALIDATION practiceAreaId'])
    expect(await app.list(who)).toMatchObject({ entries: [{ id, practiceArea: { id: practiceAreaId } }] })
  })

  it('is made once, however often its key is sent', async () => {
    const first = await app.made({ ...basic, idempotencyKey: 'one' }, who)
    const again = await app.made({ ...basic, idempotencyKey: 'one' }, who)
    expect(again.id).toBe(first.id)
    expect(codes(await app.create({ ...basic, front: 'Other', idempotencyKey: 'one' }, who))).toEqual([
      'CONFLICT idempotencyKey',
    ])
    expect((await app.list(who)).entries).toHaveLength(1)
    expect(await on(1)).toHaveLength(1)
  })

  it('is refused beyond the most that a person has, of two made at once too', async () => {
    const few = MOST_OWN_CARDS - 1
    await app.query(
      `insert into own_cards (id, user_id, kind, front, back) select gen_random_uuid(), $1, 'basic', 'Front', 'Back' from generate_series(1, ${few})`,
      [who.id],
    )
    const both = await Promise.all([app.create(basic, who), app.create(basic, who)])
    expect(both.flatMap(codes)).toEqual(['CONFLICT'])
    expect(both.flatMap(({ errors = [] }) => errors.map(({ message }) => message))).toEqual([
      expect.stringContaining('20,000 cards of your own'),
    ])
    await app.query('delete from own_cards where user_id = $1', [who.id])
  })

  it('is refused where all of them together would ask more than a queue may hold', async () => {
    const { id } = await app.made(basic, who)
    await app.services.database.query({
      text: `insert into review_cards (id, user_id, own_card_id, side, due, inserted_at)
        select gen_random_uuid(), $1, $2, 'c' || n, now(), now() from generate_series(1, $3) n`,
      values: [who.id, id, MOST_OWN_SIDES - 1],
    })
    expect(codes(await app.create(basic, who))).toEqual(['CONFLICT'])
  })

  it('is found by what it says and not by its tags, and by its area', async () => {
    const practiceAreaId = await app.library.area('Trusts')
    const one = await app.made({ ...basic, practiceAreaId }, who)
    const two = await app.made(cloze('A <strong>café</strong> has {{c1::licence}} terms'), who)
    const idsOf = async (variables: object) =>
      (await app.list(who, variables)).entries.map(({ id }: { id: string }) => id)
    expect(await idsOf({})).toEqual([two.id, one.id])
    expect(await idsOf({ search: 'CAFE has licence' })).toEqual([two.id])
    expect(await idsOf({ search: 'strong' })).toEqual([])
    expect(await idsOf({ search: 'two trustees' })).toEqual([one.id])
    expect(await idsOf({ practiceAreaId })).toEqual([one.id])
    expect(await app.list(who, { pageSize: 1, page: 2 })).toMatchObject({
      entries: [{ id: one.id }],
      pageInfo: { totalCount: 2 },
    })
  })
})

describe('an edit of an own card', () => {
  it('keeps the schedule, and shows the new words', async () => {
    const { id } = await app.made(basic, who)
    const [card] = await on(1)
    const { days } = card.previews[3]
    await app.grade(card, 'easy', {}, who)
    const { data } = await app.change(id, { front: '<p>Who can overreach?</p>' }, who)
    expect(data.cardUpdate).toMatchObject({ front: '<p>Who can overreach?</p>', back: '<p>Two trustees</p>' })
    expect(await on(days)).toEqual([])
    expect(await on(days + 1)).toMatchObject([{ id: card.id, reps: 1, front: '<p>Who can overreach?</p>' }])
    expect(await app.list(who, { search: 'can overreach' })).toMatchObject({ entries: [{ id }] })
  })

  it('takes the card of a gap that goes, and begins that of a new one anew', async () => {
    const { id } = await app.made(cloze('{{c1::One}} {{c2::two}}'), who)
    const [one, two] = await on(1)
    await app.grade(one, 'easy', {}, who)
    await app.grade(two, 'easy', {}, who)
    await app.change(id, { front: '<p>{{c1::One}} {{c3::three}}</p>' }, who)
    expect(await on(1)).toEqual([])
    expect(await on(2)).toMatchObject([{ side: 'c3', new: true, reps: 0 }])
    const kept = await app.query('select id, side, reps from review_cards where own_card_id = $1 order by side', [id])
    expect(kept).toMatchObject([
      { id: one.id, side: 'c1', reps: 1 },
      { side: 'c3', reps: 0 },
    ])
    await app.change(id, { front: '<p>{{c1::One}} {{c2::two}}</p>' }, who)
    expect(await on(3)).toMatchObject([{ side: 'c2', new: true, reps: 0 }])
  })

  it('of its kind leaves the side that both kinds have', async () => {
    const { id } = await app.made(basic, who)
    const [card] = await on(1)
    await app.grade(card, 'easy', {}, who)
    await app.change(id, { kind: 'basic_reversed' }, who)
    expect(await on(2)).toMatchObject([{ side: 'back', reps: 0 }])
    await app.change(id, { kind: 'basic' }, who)
    expect(await on(2)).toEqual([])
    const kept = await app.query('select id, reps from review_cards where own_card_id = $1', [id])
    expect(kept).toEqual([{ id: card.id, reps: 1 }])
  })

  it('that leaves it unfinished is refused, and changes nothing', async () => {
    const { id } = await app.made(basic, who)
    expect(codes(await app.change(id, { back: '<p></p>' }, who))).toEqual(['VALIDATION back'])
    expect(codes(await app.change(id, { kind: 'cloze' }, who))).toEqual(['VALIDATION front'])
    expect(await app.list(who)).toMatchObject({ entries: [{ kind: 'basic', back: '<p>Two trustees</p>' }] })
    expect(await on(1)).toHaveLength(1)
  })

  it('of its area alone leaves its sides alone', async () => {
    const practiceAreaId = await app.library.area('Wills')
    const { id } = await app.made(basic, who)
    await app.change(id, { practiceAreaId }, who)
    expect(await on(1)).toMatchObject([{ ownCardId: id }])
    const { data } = await app.change(id, { practiceAreaId: null }, who)
    expect(data.cardUpdate.practiceArea).toBeNull()
  })
})

it('deleted, an own card takes its sides and their answers along', async () => {
  const { id } = await app.made({ ...basic, kind: 'basic_reversed' }, who)
  const [card] = await on(1)
  await app.grade(card, 'again', {}, who)
  expect((await app.remove(id, who)).data.cardDelete).toEqual({ id })
  expect((await app.next(null, who)).cards).toEqual([])
  expect(await app.query('select 1 from review_logs where card_id = $1', [card.id])).toEqual([])
  expect(codes(await app.remove(id, who))).toEqual(['NOT_FOUND'])
})

it('an own card is its owner’s alone: another student, a tutor and staff neither find, read, change, answer nor delete it', async () => {
  const { id } = await app.made(basic, who)
  const [card] = await on(1)
  const tutor = await app.person({ type: 'tutoringSolicitor' })
  const admin = await app.person({ role: 'admin' })
  const staff = await app.person({ abilities: ['manage_content', 'view_all_users', 'manage_users'] })
  for (const other of [await app.person(), tutor, staff, admin]) {
    expect((await app.list(other)).entries).toEqual([])
    expect(codes(await app.read(id, other))).toEqual(['NOT_FOUND'])
    expect(codes(await app.change(id, { front: '<p>Mine</p>' }, other))).toEqual(['NOT_FOUND'])
    expect(codes(await app.remove(id, other))).toEqual(['NOT_FOUND'])
    expect(codes(await app.grade(card, 'good', {}, other))).toEqual(['NOT_FOUND'])
    expect((await app.next(null, other)).cards).toEqual([])
  }
  expect(await app.list(who)).toMatchObject({ entries: [{ id, front: basic.front }] })
  const { data } = await app.tell('{ userExport }', {}, who)
  expect(JSON.stringify(data)).toContain('Who overreaches?')
})
