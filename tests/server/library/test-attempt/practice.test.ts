import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Answer, Person } from '../../../build'
import { type Attempts, attempts, minutes, NOON, question } from './library'

let app: Attempts
let who: Person
beforeAll(async () => {
  app = await attempts()
})
beforeEach(async () => {
  app.services.clock.set(NOON)
  who = await app.person()
})
afterAll(() => app.close())

const codes = ({ errors = [] }: Answer) =>
  errors.map(({ extensions }) => `${extensions.code} ${extensions.field ?? ''}`.trim())
const practise = (practice: object) => app.start({ practice: { count: 180, ...practice } }, who)
const drawn = async (practice: object): Promise<string[]> => {
  const { data } = await practise(practice)
  const questions: { blockId: string }[] = data?.testAttemptStart?.questions ?? []
  return questions.map(({ blockId }) => blockId).sort()
}
const sorted = (ids: (string | undefined)[]) => ids.flatMap((id) => id ?? []).sort()

describe('own practice', () => {
  it('draws from all that the person has open, and from nothing else', async () => {
    const [open, archived, paused, over, draft] = [
      await app.opened([question('true_false', '*t f'), question('single_best_answer')], {}, who),
      await app.opened([question('true_false', '*t f')], { status: 'archived' }, who),
      await app.opened([question('true_false', '*t f')], {}, who),
      await app.opened([question('true_false', '*t f')], {}, who),
      await app.opened([question('true_false', '*t f')], { status: 'draft' }, who),
    ]
    await app.opened([question('true_false', '*t f')], { feedbackShow: 'never' }, who)
    await app.opened([question('true_false', '*t f', { feedbackShow: 'after_deadline' })], {}, who)
    await app.library.test([question('true_false', '*t f')])
    const set = (values: string, bundleId: string) =>
      app.query(`update library_permissions set ${values} where bundle_id = $1`, [bundleId])
    await set(`status = 'paused'`, paused.bundleId)
    await set(`"from" = '2026-01-01', until = '2026-05-01'`, over.bundleId)
    expect(draft.blockIds).toHaveLength(1)
    expect(await drawn({})).toEqual(sorted([...open.blockIds, ...archived.blockIds]))
    expect(await drawn({ count: 2 })).toHaveLength(2)
  })

  it('narrows by practice area', async () => {
    const [tort, land, trusts] = [
      await app.library.area('Tort'),
      await app.library.area('Land'),
      await app.library.area('Trusts'),
    ]
    const { blockIds } = await app.opened(
      [tort, land, null].map((practiceAreaId) => question('true_false', '*t f', { practiceAreaId })),
      {},
      who,
    )
    expect(await drawn({ practiceAreaIds: [tort] })).toEqual([blockIds[0]])
    expect(await drawn({ practiceAreaIds: [tort, land] })).toEqual(sorted(blockIds.slice(0, 2)))
    expect(await drawn({ practiceAreaIds: [] })).toEqual(sorted(blockIds))
    expect(codes(await practise({ practiceAreaIds: [trusts] }))).toEqual(['CONFLICT'])
  })

  it('has pools: unused, wrong the last time, flagged, sure and wrong', async () => {
    const { bundleId, blockIds } = await app.opened(
      Array.from({ length: 5 }, () => question('true_false', '*t f')),
      {},
      who,
    )
    const [right, wrong, sureWrong, flagged, unused] = blockIds
    const { id, questions } = (await app.start({ bundleId }, who)).data.testAttemptStart
    const answer = (at: number, variables: object) => app.answer(id, questions[at].id, variables, who)
    await answer(0, { answer: ['t'], confidence: 'sure' })
    await answer(1, { answer: ['f'], confidence: 'guessing' })
    await answer(2, { answer: ['f'], confidence: 'sure' })
    await answer(3, { answer: ['t'], flagged: true })
    // What is not handed in and not checked tells nothing of right and wrong.
    expect(await drawn({ pools: ['wrong'] })).toEqual([])
    expect(await drawn({ pools: ['unused'] })).toEqual([unused])
    await app.submit(id, who)
    expect(await drawn({ pools: ['flagged'] })).toEqual([flagged])
    expect(await drawn({ pools: ['wrong'] })).toEqual(sorted([wrong, sureWrong, unused]))
    expect(await drawn({ pools: ['sure_and_wrong'] })).toEqual([sureWrong])
    expect(await drawn({ pools: ['unused'] })).toEqual([unused])
    expect(await drawn({ pools: [] })).toEqual(sorted(blockIds))
    expect(right).not.toBe(wrong)

    const again = (await practise({ pools: ['sure_and_wrong'] })).data.testAttemptStart
    await app.answer(again.id, again.questions[0].id, { answer: ['t'], check: true }, who)
    expect(await drawn({ pools: ['wrong'] })).toEqual(sorted([wrong, unused]))
  })

  it('counts what was right by a guess as still to learn, and asks what one attempt left to be learned again', async () => {
    const { bundleId, blockIds } = await app.opened(
      Array.from({ length: 4 }, () => question('true_false', '*t f')),
      {},
      who,
    )
    const other = await app.opened([question('true_false', '*t f')], {}, who)
    const [sure, guessed, wrong, unanswered] = blockIds
    const { id, questions } = (await app.start({ bundleId }, who)).data.testAttemptStart
    await app.answer(id, questions[0].id, { answer: ['t'], confidence: 'sure' }, who)
    await app.answer(id, questions[1].id, { answer: ['t'], confidence: 'guessing' }, who)
    await app.answer(id, questions[2].id, { answer: ['f'], confidence: 'guessing' }, who)
    expect(codes(await practise({ attemptId: id }))).toEqual(['CONFLICT'])
    await app.submit(id, who)
    expect(await drawn({ pools: ['guessed'] })).toEqual([guessed])
    expect(await drawn({ pools: ['right'] })).toEqual([sure])
    expect(await drawn({ pools: ['wrong'] })).toEqual(sorted([wrong, unanswered]))
    expect(await drawn({ attemptId: id })).toEqual(sorted([guessed, wrong, unanswered]))
    expect(await drawn({ attemptId: id, pools: ['guessed'] })).toEqual([guessed])
    expect(other.blockIds).toHaveLength(1)
    // Of somebody else's attempt nothing is drawn.
    const stranger = await app.person()
    expect(codes(await app.start({ practice: { count: 9, attemptId: id } }, stranger))).toEqual(['CONFLICT'])
    const due = await app.query(
      `select c.block_id, to_char(c.due at time zone 'Europe/London', 'MM-DD') as day from review_cards c where c.user_id = $1`,
      [who.id],
    )
    expect(due.map(({ block_id, day }) => [block_id, day]).sort()).toEqual(
      [
        [guessed, '06-04'],
        [wrong, '06-03'],
      ].sort(),
    )
  })

  it('draws from several pools, each question once', async () => {
    const { bundleId, blockIds } = await app.opened(
      Array.from({ length: 4 }, () => question('true_false', '*t f')),
      {},
      who,
    )
    const [right, wrong, both] = blockIds
    const { id, questions } = (await app.start({ bundleId, mode: 'practice' }, who)).data.testAttemptStart
    const check = (at: number, variables: object) =>
      app.answer(id, questions[at].id, { check: true, ...variables }, who)
    await check(0, { answer: ['t'] })
    await check(1, { answer: ['f'] })
    await check(2, { answer: ['f'], flagged: true })
    await app.abandon(id, who)
    expect(await drawn({ pools: ['right'] })).toEqual([right])
    expect(await drawn({ pools: ['wrong', 'flagged'] })).toEqual(sorted([wrong, both]))
    expect(await drawn({ pools: ['right', 'flagged'] })).toEqual(sorted([right, both]))
  })

  it('counts what it can draw from, by area and pools, and nothing that a test holds back', async () => {
    const [tort, land] = [await app.library.area('Tort'), await app.library.area('Land')]
    const areas = [tort, tort, tort, land, null]
    const { bundleId } = await app.opened(
      areas.map((practiceAreaId) => question('true_false', '*t f', { practiceAreaId })),
      {},
      who,
    )
    await app.opened([question('true_false', '*t f', { practiceAreaId: land })], { feedbackShow: 'never' }, who)
    await app.library.test([question('true_false', '*t f', { practiceAreaId: land })])
    const { id, questions } = (await app.start({ bundleId, mode: 'practice' }, who)).data.testAttemptStart
    await app.answer(id, questions[0].id, { answer: ['f'], confidence: 'sure', flagged: true, check: true }, who)
    await app.answer(id, questions[1].id, { answer: ['t'], check: true }, who)
    await app.answer(id, questions[3].id, { answer: ['t'] }, who)
    const asked = '{ practiceCounts { practiceArea { id } pools count } }'
    const { data } = await app.send(asked, {}, await app.again(who))
    const counts: { practiceArea: { id: string } | null; pools: string[]; count: number }[] = data.practiceCounts
    const shown = counts.map(({ practiceArea, pools, count }) => [practiceArea?.id ?? null, pools.join(' '), count])
    expect(shown).toHaveLength(5)
    expect(shown).toEqual(
      expect.arrayContaining([
        [tort, 'wrong sure_and_wrong flagged', 1],
        [tort, 'right', 1],
        [tort, 'unused', 1],
        [land, '', 1],
        [null, 'unused', 1],
      ]),
    )
  })

  it('takes of each area its share of what there is', async () => {
    const [tort, land] = [await app.library.area('Tort'), await app.library.area('Land')]
    const areas = Array.from({ length: 40 }, (_, at) => (at < 30 ? tort : land))
    const { blockIds } = await app.opened(
      areas.map((practiceAreaId) => question('true_false', '*t f', { practiceAreaId })),
      {},
      who,
    )
    const ofTort = (await drawn({ count: 20 })).filter((id) => blockIds.indexOf(id) < 30)
    expect(ofTort).toHaveLength(15)
  })

  it('tells nothing of what is right while a test holds its feedback back', async () => {
    const { bundleId, blockIds } = await app.opened([question('true_false', '*t f')], { feedbackShow: 'never' }, who)
    const { id, questions } = (await app.start({ bundleId }, who)).data.testAttemptStart
    await app.answer(id, questions[0].id, { answer: ['f'] }, who)
    await app.submit(id, who)
    await app.query(`update bundles set feedback_show = 'after_submit' where id = $1`, [bundleId])
    expect(await drawn({ pools: ['wrong'] })).toEqual([])
    expect(await drawn({})).toEqual(blockIds)
  })

  it('may run several times, shows answers at once, and ends by its own time limit', async () => {
    await app.opened([question('true_false', '*t f')], {}, who)
    const [one, two] = [
      (await practise({ timeLimit: 10 })).data.testAttemptStart,
      (await practise({})).data.testAttemptStart,
    ]
    expect(one.id).not.toBe(two.id)
    expect(one).toMatchObject({
      bundleId: null,
      title: 'Own practice',
      mode: 'practice',
      timeLimit: 10,
      status: 'in_progress',
    })
    expect(one.endsAt).toContain('2026-06-01T12:10')
    expect(two).toMatchObject({ timeLimit: null, endsAt: null })
    const checked = await app.answer(two.id, two.questions[0].id, { answer: ['f'], check: true }, who)
    expect(checked.data.testAttemptAnswer.outcome).toMatchObject({ right: false, correct: ['t'] })
    app.services.clock.set(minutes(11))
    await app.sweep()
    expect(await app.show(one.id, who)).toMatchObject({
      status: 'graded',
      submittedByClock: true,
      points: 0,
      percent: 0,
    })
  })

  it('is refused out of range, and where it and a test are named, or neither', async () => {
    const { bundleId } = await app.opened([question('true_false', '*t f')], {}, who)
    expect(codes(await app.start({}, who))).toEqual(['VALIDATION practice'])
    expect(codes(await app.start({ bundleId, practice: { count: 1 } }, who))).toEqual(['VALIDATION practice'])
    for (const [practice, field] of [
      [{ count: 0 }, 'count'],
      [{ count: 181 }, 'count'],
      [{ timeLimit: 0 }, 'timeLimit'],
      [{ timeLimit: 1_441 }, 'timeLimit'],
    ] as const)
      expect(codes(await practise(practice))).toEqual([`VALIDATION ${field}`])
  })
})

describe('what others chose', () => {
  const block = () => question('single_best_answer', 'a *b c')

  /** Somebody's attempt at the one question of a test, handed in. */
  async function take(person: Person, bundleId: string, answer: string | null) {
    const { id, questions } = (await app.start({ bundleId }, person)).data.testAttemptStart
    if (answer) await app.answer(id, questions[0].id, { answer: [answer], seconds: 10 }, person)
    await app.submit(id, person)
    return id
  }

  async function others(bundleId: string, chosen: (string | null)[]) {
    for (const each of chosen) {
      const person = await app.person()
      await app.library.let(person, { bundleId })
      await take(person, bundleId, each)
    }
    await app.sweep()
  }

  const outcomeOf = async (id: string) => (await app.show(id, who)).questions[0].outcome

  it('is shown of five others or more, in percent, without the person’s own answer', async () => {
    const { bundleId } = await app.opened([block()], {}, who)
    const id = await take(who, bundleId, 'a')
    await others(bundleId, ['a', 'b', 'b', 'c', null])
    expect(await outcomeOf(id)).toMatchObject({
      others: 4,
      reasons: [{ chosen: null }, { chosen: null }, { chosen: null }],
    })
    await others(bundleId, ['b'])
    expect(await outcomeOf(id)).toMatchObject({
      others: 5,
      reasons: [
        { optionId: 'a', correct: false, chosen: 20 },
        { optionId: 'b', correct: true, chosen: 60 },
        { optionId: 'c', correct: false, chosen: 20 },
      ],
    })
  })

  it('counts first answers alone, each once, however often it is swept', async () => {
    const { bundleId, blockIds } = await app.opened([block()], {}, who)
    const counts = async () =>
      (
        await app.query('select answered, "right", seconds, choices from question_counts where block_id = $1', blockIds)
      )[0]
    const [one, two] = [(await practise({})).data.testAttemptStart, (await practise({})).data.testAttemptStart]
    for (const { id, questions } of [one, two]) {
      await app.answer(id, questions[0].id, { answer: ['a'], seconds: 5 }, who)
      await app.submit(id, who)
    }
    await take(who, bundleId, 'b')
    await Promise.all([app.sweep(), app.sweep(), app.sweep()])
    await app.sweep()
    expect(await counts()).toEqual({ answered: 1, right: 0, seconds: 5, choices: { a: 1 } })
    await others(bundleId, ['b', 'b'])
    expect(await counts()).toEqual({ answered: 3, right: 2, seconds: 25, choices: { a: 1, b: 2 } })
    await app.query('delete from test_attempts where user_id = $1', [who.id])
    expect(await counts()).toMatchObject({ answered: 3 })
  })

  it('is not counted of authors and staff who try it', async () => {
    const { bundleId, blockIds } = await app.library.test([block()])
    await take(await app.person({ abilities: ['manage_content'] }), bundleId, 'b')
    await app.sweep()
    expect(await app.query('select 1 from question_counts where block_id = $1', blockIds)).toEqual([])
  })

  it('is not counted of what was given up', async () => {
    const { bundleId, blockIds } = await app.opened([block()], {}, who)
    const { id, questions } = (await app.start({ bundleId }, who)).data.testAttemptStart
    await app.answer(id, questions[0].id, { answer: ['a'] }, who)
    await app.abandon(id, who)
    await take(who, bundleId, 'b')
    await app.sweep()
    expect(await app.query('select 1 from question_counts where block_id = $1', blockIds)).toEqual([])
  })
})

it('an account that is deleted takes its attempts with it, and their waiting ends', async () => {
  const { bundleId } = await app.opened([question('true_false', '*t f')], { timerEnable: true, timeLimit: 30 }, who)
  await app.start({ bundleId }, who)
  const jobs = () => app.query(`select 1 from pgboss.job where name = 'attempt' and data ->> 'about' = $1`, [who.id])
  expect(await jobs()).toHaveLength(1)
  const remove = 'mutation ($email: String!) { userDelete(email: $email) { id } }'
  const deleted = await app.send(remove, { email: who.email }, await app.again(who))
  expect(deleted.errors).toBeUndefined()
  expect(await jobs()).toEqual([])
  expect(await app.query('select 1 from test_attempts where user_id = $1', [who.id])).toEqual([])
  expect(await app.query('select 1 from attempt_questions where user_id = $1', [who.id])).toEqual([])
})

it('a question that an attempt has asked, and a test that somebody has taken, are not deleted', async () => {
  const { bundleId, blockIds } = await app.opened([question('true_false', '*t f')], {}, who)
  await app.start({ bundleId }, who)
  await app.query('delete from library_permissions where bundle_id = $1', [bundleId])
  const admin = await app.again(await app.person({ role: 'admin' }))
  for (const [name, id] of [
    ['contentBlockDelete', blockIds[0]],
    ['bundleDelete', bundleId],
  ])
    expect(codes(await app.send(`mutation ($id: ID!) { ${name}(id: $id) { id } }`, { id }, admin))).toEqual([
      'CONFLICT',
    ])
})
