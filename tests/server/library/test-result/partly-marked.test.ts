import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../../server/kernel/database/columns'
import { practiceAreas } from '../../../../server/school/practice-area/table'
import type { Person } from '../../../build'
import { essay, type Markers, markers, type Waiting } from '../answer-to-mark/markers'
import { EFFECT } from '../question-health/class'
import { question } from '../test-attempt/library'

let app: Markers
beforeAll(async () => {
  app = await markers()
})
afterAll(() => app.close())

const RESULTS = '{ testResults { tests { attempts lastId lastPercent lastCount lastUnmarked bestPercent } } }'
const testsOf = async (who: Person) => (await app.ask(RESULTS, {}, who)).data.testResults.tests

describe('a test whose last attempt is marked in part', () => {
  it('says how many answers wait in place of a result, and keeps the best of those marked whole', async () => {
    const { place, author, who, id } = await app.handedIn()
    expect(await testsOf(who)).toEqual([
      { attempts: 1, lastId: id, lastPercent: null, lastCount: 3, lastUnmarked: 2, bestPercent: null },
    ])
    const [first, second] = (await app.queue(author, { bundleId: place.bundleId })) as [Waiting, Waiting]
    await app.mark(author, first, 2)
    expect(await testsOf(who)).toMatchObject([{ lastPercent: null, lastUnmarked: 1, bestPercent: null }])
    await app.mark(author, second, 4)
    expect(await testsOf(who)).toMatchObject([{ lastPercent: 33.33, lastUnmarked: 0, bestPercent: 33.33 }])
    const again = await app.take(place, ['Better', 'Better', 'b'], who)
    expect(await testsOf(who)).toEqual([
      { attempts: 2, lastId: again, lastPercent: null, lastCount: 3, lastUnmarked: 2, bestPercent: 33.33 },
    ])
  })

  it('is on neither side of the pass line for whoever corrects a question, until nothing of it waits', async () => {
    const { place, author } = await app.handedIn(['One', '', 'b'], { resultsPass: 5 })
    const [first, , third] = place.blockIds
    const effectOf = async (blockId: string | undefined) =>
      (await app.ask(EFFECT, { blockId, kind: 'void', optionIds: null }, author)).data.questionCorrectionEffect
    expect(await effectOf(third)).toMatchObject({
      attempts: 1,
      passing: 0,
      passingThen: 0,
      falling: 0,
      passPoints: null,
    })
    expect(await effectOf(first)).toMatchObject({ passing: 0, passingThen: 1, falling: 0 })
  })
})

it('takes the pace from questions alone, since what a person marks takes another time', async () => {
  const area = { practiceAreaId: newId() }
  await app.services.database.orm
    .insert(practiceAreas)
    .values({ id: area.practiceAreaId, name: 'Contract', shortName: 'CON' })
  const place = await app.library.test([essay(area), essay(area), question('single_best_answer', 'a *b c', area)])
  const author = await app.author(place)
  const [who] = (await app.students(1, place)) as [Person]
  const id = await app.take(place, ['One', 'Two', 'b'], who)
  for (const answer of await app.queue(author, { bundleId: place.bundleId })) await app.mark(author, answer, 8)
  await app.query('update attempt_questions set seconds = 1500 where attempt_id = $1 and score = 10', [id])
  const { papers } = (await app.ask('{ testResults { papers { answers medianSeconds } } }', {}, who)).data.testResults
  expect(papers).toEqual([{ answers: 3, medianSeconds: 60 }])
})
