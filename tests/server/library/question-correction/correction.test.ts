import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Classroom, CORRECT, CORRECTIONS, classroom, codes, EFFECT, ten, UNDO } from '../question-health/class'
import { minutes, NOON, question } from '../test-attempt/library'

let app: Classroom
beforeAll(async () => {
  app = await classroom()
})
beforeEach(() => app.services.clock.set(NOON))
afterAll(() => app.close())

const right = Array<string>(10).fill('b')
/** Wrong in the first so many. */
const wrong = (count: number) => right.map((each, at) => (at < count ? 'a' : each))
const reason = 'The key was wrong.'

/** A test with its author, taken by two: one with all right, one with the first three wrong. */
async function taken(values: object = {}, more: object = {}) {
  const place = await app.library.test(ten(more), values)
  const author = await app.author(place)
  const [best, other] = await app.students(2, place)
  if (!best || !other) throw new Error('two students')
  const [bestId, otherId] = [await app.take(place, right, best), await app.take(place, wrong(3), other)]
  const [blockId = ''] = place.blockIds
  const correct = async (variables: object, who = author) => {
    const answer = await app.ask(CORRECT, { blockId, reason, ...variables }, who)
    await app.drain()
    return answer
  }
  return { place, author, best, other, bestId, otherId, blockId, correct }
}

const messages = async (userId: string) =>
  (
    await app.query(
      `select title, body from notifications where user_id = $1 and kind = 'results_changed' order by inserted_at, id`,
      [userId],
    )
  ).map(({ title, body }) => [title, body])

describe('voiding a question', () => {
  it('marks every attempt again without it, and tells those whose result changed, old and new', async () => {
    const { best, other, bestId, otherId, blockId, author, correct } = await taken()
    expect(await app.show(otherId, other)).toMatchObject({ points: 7, most: 10, percent: 70 })
    const made = (await correct({ kind: 'void' })).data.questionCorrectionCreate
    expect(made).toMatchObject({ kind: 'void', total: 2, done: 0, finishedAt: null })
    expect((await app.ask(CORRECTIONS, { blockId }, author)).data.questionCorrections).toMatchObject([
      { id: made.id, total: 2, done: 2, told: 1, finishedAt: expect.any(String) },
    ])
    expect(await app.show(otherId, other)).toMatchObject({ points: 7, most: 9, percent: 77.78, status: 'graded' })
    expect(await app.show(bestId, best)).toMatchObject({ points: 9, most: 9, percent: 100 })
    expect((await app.show(otherId, other)).questions[0]).toMatchObject({ answer: ['a'], outcome: null })
    expect(await messages(best.id)).toEqual([])
    expect(await messages(other.id)).toEqual([
      ['Your result in Contract is now 78%. It was 70%.', `One of its questions was corrected: ${reason}`],
    ])
  })

  it('comes undone: the attempts are marked as before', async () => {
    const { other, otherId, correct, author } = await taken()
    const { id } = (await correct({ kind: 'void' })).data.questionCorrectionCreate
    const undone = await app.ask(UNDO, { id }, author)
    expect(undone.data.questionCorrectionUndo).toMatchObject({ undoneAt: expect.any(String), finishedAt: null })
    await app.drain()
    expect(await app.show(otherId, other)).toMatchObject({ points: 7, most: 10, percent: 70 })
    expect((await messages(other.id))[1]?.[0]).toBe('Your result in Contract is now 70%. It was 78%.')
    expect(codes(await app.ask(UNDO, { id }, author))).toEqual(['CONFLICT'])
  })

  it('can be undone for 30 days', async () => {
    const { correct, author } = await taken()
    const { id, undoUntil } = (await correct({ kind: 'void' })).data.questionCorrectionCreate
    expect(undoUntil).toContain('2026-07-01')
    app.services.clock.set(minutes(31 * 24 * 60))
    expect(codes(await app.ask(UNDO, { id }, author))).toEqual(['EXPIRED'])
  })

  it('changes a pass line by estimates, and says when the result crosses it', async () => {
    const place = await app.library.test(ten().map((each, at) => ({ ...each, estimate: at === 0 ? 100 : 70 })))
    const author = await app.author(place)
    const [who] = await app.students(1, place)
    if (!who) throw new Error('a student')
    const id = await app.take(place, wrong(3), who)
    expect(await app.show(id, who)).toMatchObject({ percent: 70, passPercent: 73 })
    await app.ask(CORRECT, { blockId: place.blockIds[0], kind: 'void', reason }, author)
    await app.drain()
    expect(await app.show(id, who)).toMatchObject({ percent: 77.78, passPercent: 70 })
    expect((await messages(who.id))[0]?.[0]).toBe(
      'Your result in Contract is now 78%, at or above the pass line. It was 70%.',
    )
  })

  it('keeps a pass line that was set, and one that was estimated otherwise since', async () => {
    const set = await taken({ resultsPass: 75 })
    await set.correct({ kind: 'void' })
    expect(await app.show(set.otherId, set.other)).toMatchObject({ passPercent: 75 })
    const kept = await taken({}, { estimate: 60 })
    await app.query('update content_blocks set estimate = 90 where content_id = $1', [kept.place.contentId])
    await kept.correct({ kind: 'void' })
    expect(await app.show(kept.otherId, kept.other)).toMatchObject({ passPercent: 60 })
  })

  it('shows an attempt that runs that it is taken out, does not count it, and asks it in no later one', async () => {
    const { place, correct, other } = await taken()
    const [late] = await app.students(1, place)
    if (!late) throw new Error('a student')
    const running = (await app.start({ bundleId: place.bundleId }, late)).data.testAttemptStart
    await app.answer(running.id, running.questions[0].id, { answer: ['b'] }, late)
    await correct({ kind: 'void' })
    expect(await app.show(running.id, late)).toMatchObject({ status: 'in_progress', most: 9, points: null })
    const shown = (await app.show(running.id, late)).questions[0]
    expect(shown).toMatchObject({ checkable: false, outcome: null })
    expect(codes(await app.answer(running.id, shown.id, { check: true }, late))).toEqual(['CONFLICT'])
    await app.submit(running.id, late)
    expect(await app.show(running.id, late)).toMatchObject({ points: 0, most: 9, status: 'graded' })
    const next = (await app.start({ bundleId: place.bundleId }, other)).data.testAttemptStart
    expect(next).toMatchObject({ count: 9, most: 9 })
  })

  it('takes the question out of review queues and of readiness, until it is undone', async () => {
    const place = await app.library.test([question('single_best_answer'), ...ten().slice(1)])
    const author = await app.author(place)
    const [who] = await app.students(1, place)
    if (!who) throw new Error('a student')
    await app.take(place, wrong(1), who)
    const [blockId] = place.blockIds
    app.services.clock.set(minutes(3 * 24 * 60))
    const due = async () =>
      (await app.ask('{ reviewNext { cards { blockId } } }', {}, who)).data.reviewNext.cards.map(
        (card: { blockId: string }) => card.blockId,
      )
    expect(await due()).toEqual([blockId])
    const made = (await app.ask(CORRECT, { blockId, kind: 'void', reason }, author)).data.questionCorrectionCreate
    await app.drain()
    expect(await due()).toEqual([])
    await app.ask(UNDO, { id: made.id }, author)
    await app.drain()
    expect(await due()).toEqual([blockId])
  })

  it('marks with the score and the essays that are left', async () => {
    const place = await app.library.test([
      question('essay', ''),
      question('single_best_answer', 'a *b c', { score: 3 }),
      question('single_best_answer'),
    ])
    const author = await app.author(place)
    const [who] = await app.students(1, place)
    if (!who) throw new Error('a student')
    const id = await app.take(place, ['At length', 'b', 'a'], who)
    expect(await app.show(id, who)).toMatchObject({ status: 'submitted', points: 3, most: 4 })
    await app.query('update content_blocks set score = 9 where id = $1', [place.blockIds[1]])
    for (const blockId of place.blockIds.slice(0, 2)) await app.ask(CORRECT, { blockId, kind: 'void', reason }, author)
    await app.drain()
    expect(await app.show(id, who)).toMatchObject({ status: 'graded', points: 0, most: 1 })
  })

  it('tells nobody whose result does not show yet, and gives a reason only where reasons show', async () => {
    const hidden = await taken({ resultsShow: 'never' })
    await hidden.correct({ kind: 'void' })
    expect(await messages(hidden.other.id)).toEqual([])
    const silent = await taken({ feedbackShow: 'never' })
    await silent.correct({ kind: 'void' })
    expect((await messages(silent.other.id)).map(([, body]) => body)).toEqual(['One of its questions was corrected.'])
  })

  it('tells of the latest attempt alone', async () => {
    const { place, other, correct } = await taken()
    app.services.clock.set(minutes(10))
    await app.take(place, wrong(2), other)
    await correct({ kind: 'void' })
    expect((await messages(other.id)).map(([title]) => title)).toEqual([
      'Your result in Contract is now 89%. It was 80%.',
    ])
  })
})

describe('accepting another option', () => {
  it('counts it as right in every attempt, in the counts of the question, and in what is shown', async () => {
    const { other, otherId, correct, blockId } = await taken()
    await app.sweep()
    const counts = () => app.query('select answered, "right" from question_counts where block_id = $1', [blockId])
    expect(await counts()).toEqual([{ answered: 2, right: 1 }])
    const made = await correct({ kind: 'accept', optionIds: ['a'] })
    expect(made.data.questionCorrectionCreate).toMatchObject({ optionIds: ['a'] })
    expect(await app.show(otherId, other)).toMatchObject({ points: 8, most: 10, percent: 80 })
    expect((await app.show(otherId, other)).questions[0].outcome).toMatchObject({ right: true, correct: ['a', 'b'] })
    expect(await counts()).toEqual([{ answered: 2, right: 2 }])
    const [who] = await app.students(1, { bundleId: (await app.show(otherId, other)).bundleId })
    if (!who) throw new Error('a student')
    const later = await app.take({ bundleId: (await app.show(otherId, other)).bundleId }, wrong(1), who)
    expect(await app.show(later, who)).toMatchObject({ points: 10 })
  })

  it('is refused where nothing can be accepted, at the argument', async () => {
    const { correct } = await taken()
    expect(codes(await correct({ kind: 'accept' }))).toEqual(['VALIDATION optionIds'])
    expect(codes(await correct({ kind: 'accept', optionIds: ['x'] }))).toEqual(['VALIDATION optionIds'])
    expect(codes(await correct({ kind: 'accept', optionIds: ['b'] }))).toEqual(['VALIDATION optionIds'])
    expect(codes(await correct({ kind: 'void', reason: '  ' }))).toEqual(['VALIDATION reason'])
    expect(codes(await correct({ kind: 'void', reason: 'x'.repeat(1_001) }))).toEqual(['VALIDATION reason'])
    await correct({ kind: 'void' })
    expect(codes(await correct({ kind: 'void' }))).toEqual(['CONFLICT'])
    expect(codes(await correct({ kind: 'accept', optionIds: ['a'] }))).toEqual(['CONFLICT'])
    const place = await app.library.test([question('numeric', '*1')])
    const author = await app.author(place)
    const numeric = { blockId: place.blockIds[0], kind: 'accept', optionIds: ['1'], reason }
    expect(codes(await app.ask(CORRECT, numeric, author))).toEqual(['CONFLICT'])
  })
})

it('says beforehand what happens then', async () => {
  const place = await app.library.test(ten({ estimate: 75 }))
  const author = await app.author(place)
  const people = await app.students(4, place)
  const ids: string[] = []
  for (const [at, who] of people.entries()) ids.push(await app.take(place, wrong(at + 1), who))
  const shown = async () => Promise.all(people.map((who, at) => app.show(ids[at] as string, who)))
  const passes = (each: { percent: number; passPercent: number }) => each.percent >= each.passPercent
  const before = await shown()
  const [blockId] = place.blockIds
  const { data } = await app.ask(EFFECT, { blockId, kind: 'void' }, author)
  const effect = data.questionCorrectionEffect
  expect(effect).toMatchObject({ attempts: 4, people: 4, running: 0, most: 10, mostThen: 9, passPoints: 7.5 })
  await app.ask(CORRECT, { blockId, kind: 'void', reason }, author)
  await app.drain()
  const after = await shown()
  expect(effect).toMatchObject({
    passing: before.filter(passes).length,
    passingThen: after.filter(passes).length,
    falling: 0,
    changed: 4,
  })
  expect(effect.passingThen).toBeGreaterThan(effect.passing)
})

it('makes one correction of one intent, however often it comes', async () => {
  const { author, blockId } = await taken()
  const once = { blockId, kind: 'void', reason, idempotencyKey: 'void-1' }
  const [one, two] = [await app.ask(CORRECT, once, author), await app.ask(CORRECT, once, author)]
  expect(two.data.questionCorrectionCreate.id).toBe(one.data.questionCorrectionCreate.id)
})

it('is refused to those who do not write the bundle, and is in the audit log of those who do', async () => {
  const { blockId, other, correct, author } = await taken()
  expect(codes(await correct({ kind: 'void' }, other))).toEqual(['FORBIDDEN'])
  expect(codes(await correct({ kind: 'void' }, await app.person({ type: 'tutoringSolicitor' })))).toEqual(['NOT_FOUND'])
  const acts = async () =>
    (
      await app.query(
        `select distinct e.operation, e.actor_id = $2 as author from audit_changes c join audit_entries e on e.id = c.entry_id
          where c.record = 'content_blocks' and c.record_id = $1 and c.field = 'voided_at' order by 1`,
        [blockId, author.id],
      )
    ).map(({ operation, author: isAuthor }) => [operation, isAuthor])
  const made = await correct({ kind: 'void' })
  expect(await acts()).toEqual([['questionCorrectionCreate', true]])
  const staff = await app.person({ abilities: ['manage_content'] })
  expect((await app.ask(UNDO, { id: made.data.questionCorrectionCreate.id }, staff)).errors).toBeUndefined()
  expect(await acts()).toEqual([
    ['questionCorrectionCreate', true],
    ['questionCorrectionUndo', false],
  ])
})
