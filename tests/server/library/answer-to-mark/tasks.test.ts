import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { CORRECT, codes, ONE as HEALTH, REPORT_IT } from '../question-health/class'
import { minutes, NOON, question, task } from '../test-attempt/library'
import { type Markers, markers, type Waiting } from './markers'

let app: Markers
beforeAll(async () => {
  app = await markers()
})
beforeEach(() => app.services.clock.set(NOON))
afterAll(() => app.close())

const typed = (more: object = {}) => task('typed_answer', { score: 10, answer: '<p>Model</p>', ...more })
const BLOCKS = 'query ($contentId: ID!) { contentBlocks(contentId: $contentId) { id type } }'
const BLOCK = 'query ($id: ID!) { contentBlock(id: $id) { id } }'
const PARTS = 'query ($id: ID!) { bundle(id: $id) { parts { questions essays texts } } }'
const COUNTS = '{ practiceCounts { count } }'

/** A test of a typed task and a question, with its author and a student. */
async function made(blocks = [typed(), question('single_best_answer')], values: object = {}) {
  const place = await app.library.test(blocks, values)
  const author = await app.author(place)
  const [who] = (await app.students(1, place)) as [Person]
  return { place, author, who, blockId: place.blockIds[0] as string }
}

describe('a task of a test', () => {
  it('is asked beside the questions, and counted with them', async () => {
    const { place, who } = await made()
    const { questions } = (await app.start({ bundleId: place.bundleId }, who)).data.testAttemptStart
    expect(questions).toMatchObject([
      { subtype: 'typed_answer', assignment: '<p>Advise the client.</p>', answer: null, files: [] },
      { subtype: 'single_best_answer' },
    ])
    expect((await app.ask(PARTS, { id: place.bundleId }, who)).data.bundle.parts).toEqual({
      questions: 2,
      essays: 1,
      texts: 0,
    })
  })

  it('is not read before the test by those who have opened it, but by its authors', async () => {
    const { place, author, who, blockId } = await made()
    expect((await app.ask(BLOCKS, place, who)).data.contentBlocks).toEqual([])
    expect(codes(await app.ask(BLOCK, { id: blockId }, who))).toEqual(['NOT_FOUND'])
    expect((await app.ask(BLOCKS, place, author)).data.contentBlocks).toHaveLength(2)
  })

  it('cannot be practised alone', async () => {
    const { place, who } = await made([typed()])
    expect((await app.ask(COUNTS, {}, who)).data.practiceCounts).toEqual([])
    expect(codes(await app.start({ practice: { count: 1 } }, who))).toEqual(['CONFLICT'])
    expect((await app.start({ bundleId: place.bundleId }, who)).errors).toBeUndefined()
  })

  it('waits for a person once it is handed in, and its points are summed with the others', async () => {
    const { place, author, who } = await made()
    const id = await app.take(place, ['Dear Ms Lee', 'b'], who)
    expect(await app.show(id, who)).toMatchObject({ status: 'submitted', points: 1, most: 1, unmarked: 1 })
    const [answer] = (await app.queue(author, { bundleId: place.bundleId })) as [Waiting]
    expect(answer).toMatchObject({ answer: 'Dear Ms Lee', files: [], most: 10, block: { answer: '<p>Model</p>' } })
    await app.mark(author, answer, 6.5, { feedback: 'Good.' })
    const shown = await app.show(id, who)
    expect(shown).toMatchObject({ status: 'graded', points: 7.5, most: 11, unmarked: 0 })
    expect(shown.questions[0].outcome).toMatchObject({
      points: 6.5,
      right: true,
      remark: 'Good.',
      model: '<p>Model</p>',
    })
  })

  it('gets no points without an answer, and none to be had in a trial of its author', async () => {
    const { place, author, who } = await made()
    expect(await app.show(await app.take(place, ['', 'b'], who), who)).toMatchObject({
      status: 'graded',
      points: 1,
      most: 11,
    })
    expect(await app.show(await app.take(place, ['Mine', 'b'], author), author)).toMatchObject({
      status: 'graded',
      points: 1,
      most: 1,
    })
    expect(await app.queue(author, { bundleId: place.bundleId })).toEqual([])
  })

  it('takes a text of up to 10,000 characters', async () => {
    const { place, who } = await made()
    const { id, questions } = (await app.start({ bundleId: place.bundleId }, who)).data.testAttemptStart
    const say = (text: string) => app.answer(id, questions[0].id, { answer: [text] }, who)
    expect((await say(`${'a'.repeat(5_000)}\n${'b'.repeat(4_999)}`)).errors).toBeUndefined()
    expect(codes(await say('a'.repeat(10_001)))).toEqual(['VALIDATION answer'])
    expect((await say('  ')).data.testAttemptAnswer.answer).toBe(null)
  })

  it('keeps its kind once somebody was asked it, while its words can be bettered', async () => {
    const { place, author, who, blockId } = await made()
    const update = (values: object) =>
      app.ask(
        'mutation ($id: ID!, $subtype: BlockSubtype, $assignment: Html) { contentBlockUpdate(id: $id, subtype: $subtype, assignment: $assignment) { complete } }',
        { id: blockId, ...values },
        author,
      )
    expect((await update({ subtype: 'file_upload' })).errors).toBeUndefined()
    expect((await update({ subtype: 'typed_answer' })).errors).toBeUndefined()
    await app.start({ bundleId: place.bundleId }, who)
    expect(codes(await update({ subtype: 'file_upload' }))).toEqual(['CONFLICT answerOptions'])
    expect((await update({ assignment: '<p>Advise her.</p>' })).data.contentBlockUpdate.complete).toBe(true)
  })

  it('is complete when it says what to do', async () => {
    const { author, place } = await made()
    const create = async (assignment: string | null) =>
      (
        await app.ask(
          'mutation ($contentId: ID!, $assignment: Html) { contentBlockCreate(contentId: $contentId, type: task, subtype: audio_answer, assignment: $assignment) { complete } }',
          { contentId: place.contentId, assignment },
          author,
        )
      ).data.contentBlockCreate.complete
    expect([await create(null), await create('<p> </p>'), await create('<p>Plead.</p>')]).toEqual([false, false, true])
  })

  it('can be reported and taken out as a question can, and has a health', async () => {
    const { place, author, who, blockId } = await made()
    const id = await app.take(place, ['Mine', 'b'], who)
    expect((await app.ask(REPORT_IT, { blockId, kind: 'unclear' }, who)).errors).toBeUndefined()
    expect((await app.ask(HEALTH, { blockId }, author)).data.questionHealth).toMatchObject({ openReports: 1 })
    app.services.clock.set(minutes(1))
    expect((await app.ask(CORRECT, { blockId, kind: 'void', reason: 'Unclear.' }, author)).errors).toBeUndefined()
    await app.drain()
    expect(await app.show(id, who)).toMatchObject({ status: 'graded', points: 1, most: 1, unmarked: 0 })
  })
})
