import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { CORRECT, codes, UNDO } from '../question-health/class'
import { minutes, NOON, question } from '../test-attempt/library'
import { BUNDLES, essay, type Markers, markers, ONE, type Waiting } from './markers'

let app: Markers
beforeAll(async () => {
  app = await markers()
})
beforeEach(() => app.services.clock.set(NOON))
afterAll(() => app.close())

const both = async (author: Person, place: { bundleId: string }) =>
  (await app.queue(author, { bundleId: place.bundleId })) as [Waiting, Waiting]

describe('an attempt with essays', () => {
  it('says what waits and scores the rest, and is graded with the last marking, which its person is told once', async () => {
    const { place, author, who, id } = await app.handedIn()
    expect(await app.show(id, who)).toMatchObject({ status: 'submitted', points: 1, most: 1, unmarked: 2 })
    const [one, two] = await both(author, place)
    expect((await app.mark(author, one, 7.5, { feedback: ' Well argued. ' })).data.answerMark).toMatchObject({
      points: 7.5,
      feedback: 'Well argued.',
      version: 1,
    })
    const half = await app.show(id, who)
    expect(half).toMatchObject({ status: 'submitted', points: 8.5, most: 11, unmarked: 1 })
    expect(half.questions.map(({ outcome }: { outcome: object }) => outcome)).toMatchObject([
      { points: 7.5, right: true, waits: false, remark: 'Well argued.', marker: expect.any(String) },
      { points: null, right: null, waits: true, remark: null, marker: null },
      { points: 1, right: true, waits: false, marker: null },
    ])
    expect(await app.told(who, 'marks_released')).toEqual([])
    await app.mark(author, two, 10)
    expect(await app.show(id, who)).toMatchObject({ status: 'graded', points: 18.5, most: 21, unmarked: 0 })
    expect((await app.show(id, who)).questions[1].outcome).toMatchObject({ points: 10, right: true })
    expect(await app.told(who, 'marks_released')).toEqual([
      ['Your answers in Contract are marked', 'A person has marked what waited. Your result is 88%.'],
    ])
  })

  it('is told to the authors of its test, once a day however many come, and not again to whoever has marked all', async () => {
    const { place, author, who } = await app.handedIn()
    const told = () => app.told(author, 'marking')
    const notice = ['Answers to mark in Contract', expect.stringContaining('handed in')]
    expect(await told()).toEqual([notice])
    const [second, third] = (await app.students(2, place)) as [Person, Person]
    await app.take(place, ['One', 'Two', 'b'], second)
    expect(await told()).toEqual([notice])
    app.services.clock.set(minutes(25 * 60))
    await app.take(place, ['One', 'Two', 'b'], await app.again(third))
    expect(await told()).toEqual([notice, notice])
    expect(await app.told(who, 'marking')).toEqual([])
  })

  it('may be one of ten that wait, so that nobody fills the queue of the markers', async () => {
    const { place, author, who } = await app.handedIn()
    for (let time = 1; time < 10; time++) await app.take(place, ['One', 'Two', 'b'], who)
    const { errors } = await app.start({ bundleId: place.bundleId }, who)
    expect(errors?.[0]).toMatchObject({ message: expect.stringContaining('wait to be marked') })
    const [first, second] = await both(author, place)
    await app.mark(author, first, 5)
    await app.mark(author, second, 5)
    expect(codes(await app.start({ bundleId: place.bundleId }, who))).toEqual([])
  })

  it('without an answer for a person is told to nobody', async () => {
    const { author } = await app.handedIn(['', '', 'b'])
    expect(await app.told(author, 'marking')).toEqual([])
  })

  it('gets no points for what was not answered, and waits for nobody then', async () => {
    const { place, author, who, id } = await app.handedIn(['', '', 'b'])
    expect(await app.show(id, who)).toMatchObject({ status: 'graded', points: 1, most: 21, unmarked: 0 })
    expect(await both(author, place)).toEqual([])
  })

  it('waits too when the clock hands it in', async () => {
    const place = await app.library.test([essay()], { timeLimit: 30, timerEnable: true })
    const author = await app.author(place)
    const [who] = (await app.students(1, place)) as [Person]
    const { id, questions } = (await app.start({ bundleId: place.bundleId }, who)).data.testAttemptStart
    await app.answer(id, questions[0].id, { answer: ['In time'] }, who)
    app.services.clock.set(minutes(31))
    await app.sweep()
    expect(await app.show(id, who)).toMatchObject({ status: 'submitted', submittedByClock: true, unmarked: 1 })
    expect(await app.queue(author, { bundleId: place.bundleId })).toMatchObject([{ answer: 'In time' }])
  })

  it('waits for nobody in own practice and in a trial of its author', async () => {
    const place = await app.library.test([essay()])
    const author = await app.author(place)
    const [who] = (await app.students(1, place)) as [Person]
    const practice = (await app.start({ practice: { count: 1 } }, who)).data.testAttemptStart
    const trial = (await app.start({ bundleId: place.bundleId }, author)).data.testAttemptStart
    for (const [{ id, questions }, person] of [
      [practice, who],
      [trial, author],
    ] as const) {
      await app.answer(id, questions[0].id, { answer: ['Mine'] }, person)
      await app.submit(id, person)
      expect(await app.show(id, person)).toMatchObject({ status: 'graded', points: 0, most: 0, unmarked: 0 })
    }
    expect(await app.queue(await app.person({ abilities: ['manage_content'] }), place)).toEqual([])
  })

  it('shows nothing of its marking before it is due, and tells nobody', async () => {
    const hidden = await app.handedIn(undefined, { feedbackShow: 'never', resultsShow: 'never' })
    for (const each of await both(hidden.author, hidden.place))
      await app.mark(hidden.author, each, 5, { feedback: 'CANARY' })
    const shown = await app.show(hidden.id, hidden.who)
    expect(shown).toMatchObject({ status: 'graded', points: null, percent: null })
    expect(JSON.stringify(shown)).not.toMatch(/CANARY|Model/)
    expect(await app.told(hidden.who, 'marks_released')).toEqual([])
  })
})

describe('who marks', () => {
  it('is an author of the bundle, or staff with manage_content', async () => {
    const { place, who } = await app.handedIn()
    const staff = await app.person({ abilities: ['manage_content'] })
    const second = await app.author(place)
    const [one, two] = await both(second, place)
    expect((await app.mark(second, one, 1)).errors).toBeUndefined()
    expect((await app.mark(staff, two, 1)).errors).toBeUndefined()
    const stranger = await app.person({ type: 'tutoringSolicitor' })
    expect(await both(stranger, place)).toEqual([])
    expect(codes(await app.mark(stranger, one, 2))).toEqual(['NOT_FOUND'])
    expect(codes(await app.mark(who, one, 2))).toEqual(['FORBIDDEN'])
  })

  it('is never the person who answered', async () => {
    const place = await app.library.test([essay()])
    const staff = await app.person({ abilities: ['manage_content'] })
    await app.library.let(staff, place)
    await app.take(place, ['Mine'], staff)
    const author = await app.author(place)
    const [answer] = await both(author, place)
    expect(await app.queue(staff, place)).toEqual([])
    expect((await app.ask(BUNDLES, {}, staff)).data.bundlesToMark).not.toContainEqual(
      expect.objectContaining({ bundleId: place.bundleId }),
    )
    expect(codes(await app.ask(ONE, { id: answer.id }, staff))).toEqual(['NOT_FOUND'])
    expect(codes(await app.mark(staff, answer, 10))).toEqual(['NOT_FOUND'])
  })

  it('finds who has waited longest first, bundle by bundle, without more of a name than needed', async () => {
    const { place, author } = await app.handedIn()
    app.services.clock.set(minutes(5))
    const [later] = (await app.students(1, place)) as [Person]
    await app.take(place, ['Three'], later)
    const answers = await both(author, place)
    expect(answers.map(({ answer }) => answer).slice(2)).toEqual(['Three'])
    expect(answers[0]).toMatchObject({
      most: 10,
      candidate: expect.not.stringContaining('@'),
      block: { answer: '<p>Model</p>' },
    })
    expect((await app.ask(BUNDLES, {}, author)).data.bundlesToMark).toEqual([
      { bundleId: place.bundleId, title: 'Contract', waiting: 3, oldest: answers[0].submittedAt },
    ])
    await app.mark(author, answers[0], 3)
    expect((await app.ask(BUNDLES, {}, author)).data.bundlesToMark).toMatchObject([{ waiting: 2 }])
    expect(await app.queue(author, { marked: true })).toMatchObject([{ id: answers[0].id, points: 3 }])
  })
})

describe('a marking', () => {
  it('gives from 0 to all points, in halves', async () => {
    const { place, author } = await app.handedIn()
    const [one] = await both(author, place)
    for (const points of [-0.5, 10.5, 3.25])
      expect(codes(await app.mark(author, one, points))).toEqual(['VALIDATION points'])
    expect(codes(await app.mark(author, one, 1, { feedback: 'x'.repeat(2_001) }))).toEqual(['VALIDATION feedback'])
    expect((await app.mark(author, one, 0)).errors).toBeUndefined()
  })

  it('that comes twice changes nothing, and another of the same version is refused', async () => {
    const { place, author } = await app.handedIn()
    const [one] = await both(author, place)
    await app.mark(author, one, 4, { feedback: 'Fair.' })
    expect((await app.mark(author, one, 4, { feedback: 'Fair.' })).data.answerMark).toMatchObject({
      version: 1,
      points: 4,
    })
    expect(codes(await app.mark(author, one, 5, { feedback: 'Fair.' }))).toEqual(['CONFLICT'])
    expect(codes(await app.mark(await app.author(place), one, 4, { feedback: 'Fair.' }))).toEqual(['CONFLICT'])
  })

  it('is corrected with the change in the audit log, and its person is told the new result', async () => {
    const { place, author, who, id } = await app.handedIn()
    const [one, two] = await both(author, place)
    await app.mark(author, one, 4, { feedback: 'Thin.' })
    await app.mark(author, { ...one, version: 1 }, 5)
    expect(await app.told(who, 'results_changed')).toEqual([])
    await app.mark(author, two, 10)
    const second = await app.author(place)
    await app.mark(second, { ...one, version: 2 }, 9, { feedback: 'Better than I read it.' })
    expect(await app.show(id, who)).toMatchObject({ points: 20, percent: 95.24 })
    expect(await app.told(who, 'results_changed')).toEqual([
      [
        'Your result in Contract is now 95%. It was 76%.',
        'The marking of one of your answers was changed. The result page has the points and the words to it.',
      ],
    ])
    expect(
      await app.query(
        `select e.actor_id as actor, c.before, c.after from audit_changes c join audit_entries e on e.id = c.entry_id
          where c.record = 'answers_to_mark' and c.record_id = $1 and c.field = 'points' order by e.inserted_at, e.id`,
        [one.id],
      ),
    ).toEqual([
      { actor: author.id, before: null, after: '4' },
      { actor: author.id, before: '4', after: '5' },
      { actor: second.id, before: '5', after: '9' },
    ])
  })

  it('comes to an end where its question is taken out, and stands again when that is undone', async () => {
    const { place, author, who, id } = await app.handedIn()
    const [one, two] = await both(author, place)
    await app.mark(author, one, 6)
    const made: string[] = []
    for (const blockId of place.blockIds.slice(0, 2)) {
      const { data } = await app.ask(CORRECT, { blockId, kind: 'void', reason: 'Unclear.' }, author)
      made.push(data.questionCorrectionCreate.id)
    }
    await app.drain()
    expect(await app.show(id, who)).toMatchObject({ status: 'graded', points: 1, most: 1, unmarked: 0 })
    expect(await both(author, place)).toEqual([])
    expect(codes(await app.mark(author, two, 5))).toEqual(['CONFLICT'])
    for (const each of made) await app.ask(UNDO, { id: each }, author)
    await app.drain()
    expect(await app.show(id, who)).toMatchObject({ status: 'submitted', points: 7, most: 11, unmarked: 1 })
    expect((await app.mark(author, two, 5)).errors).toBeUndefined()
    expect(await app.show(id, who)).toMatchObject({ status: 'graded', points: 12, most: 21 })
  })

  it('is counted in the health of its question once it is there, and anew when it is changed', async () => {
    const { place, author } = await app.handedIn()
    const counts = async () =>
      (
        await app.query(
          `select coalesce(k.answered, 0) as answered, coalesce(k."right", 0) as right from content_blocks b
            left join question_counts k on k.block_id = b.id where b.content_id = $1 order by b.position`,
          [place.contentId],
        )
      ).map(({ answered, right }) => [answered, right])
    await app.sweep()
    const others = [
      [0, 0],
      [1, 1],
    ]
    expect(await counts()).toEqual([[0, 0], ...others])
    const [one] = await both(author, place)
    await app.mark(author, one, 10)
    expect(await counts()).toEqual([[1, 1], ...others])
    await app.mark(author, { ...one, version: 1 }, 2)
    expect(await counts()).toEqual([[1, 0], ...others])
    await app.sweep()
    expect(await counts()).toEqual([[1, 0], ...others])
  })
})

it('stays without its marker’s name when their account is deleted, and goes with the account of who answered', async () => {
  const { place, author, who, id } = await app.handedIn(['One', '', 'b'])
  const [one] = await both(author, place)
  await app.mark(author, one, 3)
  const remove = 'mutation ($email: String!) { userDelete(email: $email) { id } }'
  expect((await app.ask(remove, { email: author.email }, author)).errors).toBeUndefined()
  expect((await app.show(id, who)).questions[0].outcome).toMatchObject({ points: 3, marker: null, waits: false })
  expect((await app.ask(remove, { email: who.email }, who)).errors).toBeUndefined()
  expect(await app.query('select 1 from answers_to_mark where id = $1', [one.id])).toEqual([])
})

it('an essay beside a question that is marked at once is asked with all points to be had', async () => {
  const place = await app.library.test([essay(), question('single_best_answer')])
  const [who] = (await app.students(1, place)) as [Person]
  expect((await app.start({ bundleId: place.bundleId }, who)).data.testAttemptStart).toMatchObject({ most: 11 })
})
