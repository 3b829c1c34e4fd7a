import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { eventsIn } from '../../../../server/library/replay/device-events'
import { heldCards } from '../../../../server/library/replay/held-cards'
import { saveReplayed } from '../../../../server/library/replay/save-replayed'
import { takeEvents } from '../../../../server/library/replay/taken-events'
import { reviewerOf } from '../../../../server/library/schedule/reviewer'
import type { Person } from '../../../build'
import { barrier } from '../../barrier'
import { NOON } from '../test-attempt/library'
import { answerOf, cardsOf, type Kept, replay, stateOf } from './devices'
import { codes, days, type Reviews, reviews } from './library'

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

const ROUNDS = 6
const reps = async () => (await stateOf(app, who)).cards.map((card) => card.reps)

it('counts the answers of two devices that replay at once, and each answer once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    app.services.clock.set(NOON)
    who = await app.person()
    const ids = await cardsOf(app, who, 3)
    app.at(3)
    const phone = ids.map((id) => answerOf(id, days(1), 'good'))
    const laptop = [...ids].reverse().map((id) => answerOf(id, days(2), 'hard'))
    const answers = await Promise.all([phone, laptop, phone, laptop].map((events) => replay(app, events, who)))
    expect(answers.flatMap(codes)).toEqual([])
    expect(answers.map(({ data }) => data.reviewReplay.taken)).toEqual([3, 3, 3, 3])
    expect(await reps()).toEqual([2, 2, 2])
  }
})

it('lets two devices replay many cards at once, in whichever order each names them', async () => {
  const ids = await cardsOf(app, who, 60)
  app.at(3)
  const phone = ids.map((id) => answerOf(id, days(1), 'good'))
  const laptop = ids.toReversed().map((id) => answerOf(id, days(2), 'hard'))
  const answers = await Promise.all([phone, laptop].map((events) => replay(app, events, who)))
  expect(answers.flatMap(codes)).toEqual([])
  expect(new Set(await reps())).toEqual(new Set([2]))
})

it('of a replay and an answer online at once loses neither, unless the answer is told to come again', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    app.services.clock.set(NOON)
    who = await app.person()
    const [one] = (await cardsOf(app, who)) as [string]
    app.at(3)
    const [online] = await Promise.all([
      app.grade({ id: one, reps: 0 }, 'good', {}, who),
      replay(app, [answerOf(one, days(1), 'good')], who),
    ])
    expect(await reps()).toEqual([online.errors ? 1 : 2])
  }
})

it.runIf(process.env.DATABASE_URL_TEST)('would lose the answer of one device if its card were not held', async () => {
  const [one] = (await cardsOf(app, who)) as [string]
  app.at(3)
  const read = barrier(2)
  const replayWithoutGuard = (events: Kept[]) =>
    app.services.database.transaction(async (connection) => {
      const { now } = connection
      const query: typeof connection.query = ({ text, values }) =>
        connection.query({ text: text.replace('for update', ''), values })
      const sent = eventsIn({ sentAt: now.toISOString(), events: events as never }, now)
      const held = await heldCards({ ...connection, query }, who.id, sent)
      await read()
      takeEvents(sent, held)
      await saveReplayed(connection, [...held.cards.values()], await reviewerOf(connection, who.id, NOON))
    })
  await Promise.all([[answerOf(one, days(1), 'good')], [answerOf(one, days(2), 'hard')]].map(replayWithoutGuard))
  expect(await reps()).toEqual([1])
})
