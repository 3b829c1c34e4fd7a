import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { settleAttempts } from '../../../../server/library/results/settle-attempts'
import { until } from '../../../until'
import { barrier } from '../../barrier'
import { codes } from '../question-health/class'
import { NOON } from '../test-attempt/library'
import { type Markers, markers, type Waiting } from './markers'

let app: Markers
beforeAll(async () => {
  app = await markers()
})
beforeEach(() => app.services.clock.set(NOON))
afterAll(() => app.close())

const ROUNDS = 6

it('of two who mark one answer at once, one does, and the other is told so', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { place, author, who, id } = await app.handedIn(['One', '', 'b'])
    const second = await app.author(place)
    const [one] = (await app.queue(author, place)) as [Waiting]
    const answers = await Promise.all([app.mark(author, one, 3), app.mark(second, one, 8)])
    expect(answers.flatMap(codes)).toEqual(['CONFLICT'])
    const won = answers.find(({ errors }) => !errors)?.data.answerMark
    expect(await app.show(id, who)).toMatchObject({ status: 'graded', points: won.points + 1, most: 21 })
    expect(await app.told(who, 'marks_released')).toHaveLength(1)
  }
})

it('of two who mark the last two answers at once, the second grades the attempt, and its person is told once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { place, author, who, id } = await app.handedIn()
    const second = await app.author(place)
    const [one, two] = (await app.queue(author, place)) as [Waiting, Waiting]
    await Promise.all([app.mark(author, one, 3), app.mark(second, two, 8)])
    expect(await app.show(id, who)).toMatchObject({ status: 'graded', points: 12, unmarked: 0 })
    expect(await app.told(who, 'marks_released')).toHaveLength(1)
  }
})

/** Whether another transaction waits for this one. */
const WAITING = 'select 1 from pg_locks where not granted and transactionid = pg_current_xact_id()::xid'

it.runIf(process.env.DATABASE_URL_TEST)('would leave the attempt waiting if neither held it', async () => {
  const { who, id } = await app.handedIn()
  const marked = barrier(2)
  let isFirst = true
  const markWithoutGuard = (position: number) =>
    app.services.database.transaction(async (connection) => {
      await connection.query({
        text: 'update attempt_questions set points = 5 where attempt_id = $1 and position = $2',
        values: [id, position],
      })
      await marked()
      await settleAttempts(connection, [id])
      if (!isFirst) return
      isFirst = false
      // The other has counted too, and waits to write what it counted.
      await until(async () => (await connection.query({ text: WAITING, values: [] })).rows.length > 0)
    })
  await Promise.all([markWithoutGuard(0), markWithoutGuard(1)])
  expect(await app.show(id, who)).toMatchObject({ status: 'submitted' })
})
