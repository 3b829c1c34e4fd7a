import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Answer } from '../../../build'
import { type Attempts, attempts, NOON, question } from './library'

let app: Attempts
beforeAll(async () => {
  app = await attempts()
})
beforeEach(() => app.services.clock.set(NOON))
afterAll(() => app.close())

const codes = ({ errors = [] }: Answer) => errors.map(({ extensions }) => extensions.code)

/** A running attempt at one question. */
async function running() {
  const { bundleId } = await app.opened([question('single_best_answer')])
  const { id, questions } = (await app.start({ bundleId })).data.testAttemptStart
  const answer = (variables: object) => app.answer(id, questions[0].id, variables)
  const saved = async (variables: object) => (await answer(variables)).data.testAttemptAnswer
  return { id, answer, saved }
}

describe('a note on a question', () => {
  it('is taken after its check, and nothing else', async () => {
    const { answer, saved } = await running()
    const done = await saved({ answer: ['a'], seconds: 5, check: true })
    expect(await saved({ note: 'See s 25', seconds: 9 })).toEqual({
      ...done,
      note: 'See s 25',
      change: expect.any(Number),
      savedAt: expect.any(String),
    })
    for (const more of [
      { answer: ['b'] },
      { flagged: true },
      { confidence: 'sure' },
      { struck: ['c'] },
      { check: true },
    ])
      expect(codes(await answer({ note: 'Not this', ...more }))).toEqual(['CONFLICT'])
    expect(await saved({ note: null })).toMatchObject({ note: null, outcome: done.outcome })
  })

  it('is read by nobody else', async () => {
    const { saved, id } = await running()
    await saved({ note: 'I never understood this' })
    const admin = await app.person({ abilities: ['view_all_users'] })
    expect((await app.show(id)).questions[0]).toMatchObject({ note: 'I never understood this' })
    expect((await app.show(id, admin)).questions[0]).toMatchObject({ note: null, answer: null })
  })
})
