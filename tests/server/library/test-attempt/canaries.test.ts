import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contentBlocks } from '../../../../server/content/content-block/table'
import type { Answer } from '../../../build'
import { listen, live, until } from '../../kernel/realtime/clients'
import { seenBy } from '../../tree/canaries/ask'
import { type Attempts, attempts, minutes, NOON, option, type Place, question, task } from './library'

let app: Attempts
beforeAll(async () => {
  app = await attempts()
})
const forget = () => app.query('with a as (delete from test_attempts) delete from library_permissions')
beforeEach(async () => {
  app.services.clock.set(NOON)
  await forget()
})
afterAll(() => app.close())

/** What nobody may read before it is due. */
const canaries = [
  'canaryreason',
  'canaryrule',
  'canarymodel',
  'canarysource',
  'canarygap',
  'canaryaccepted',
  '424242.42',
  '2042-04-02',
]
const found = (value: unknown) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return canaries.filter((each) => text.includes(each))
}

const secret = {
  feedback: '<p>canaryrule</p>',
  answer: '<p>canarymodel</p>',
  source: 'canarysource',
  lawStatedAt: '2042-04-02',
}
const told = (written: string) =>
  written.split(' ').map((each, at) => ({ ...option(each, at), feedback: each.includes('*') ? 'canaryreason' : null }))
const accepted = (body: string) => [{ ...option('*o', 0), body, feedback: 'canaryreason' }]

const codes = ({ errors = [] }: Answer) => errors.map(({ extensions }) => extensions.code)

/** A question of each kind, with canaries wherever it says what is right. */
const every = () => [
  question('single_best_answer', '', { ...secret, answerOptions: told('a *b c') }),
  question('multiple_response', '', { ...secret, answerOptions: told('*a *b c') }),
  question('true_false', '', { ...secret, answerOptions: told('*t f') }),
  question('short_answer', '', { ...secret, answerOptions: accepted('<p>canaryaccepted</p>') }),
  question('numeric', '', { ...secret, answerOptions: accepted('424242.42') }),
  question('ordering', '', { ...secret, answerOptions: told('*a *b *c') }),
  question('matching', '', { ...secret, answerOptions: told('*a=1 *b=2') }),
  question('cloze', '', {
    ...secret,
    assignment: '<p>An {{c1::canarygap}} is {{c2::<b>canarygap</b>::hint}}, {{c3::canarygap\nand more}}.</p>',
  }),
  question('essay', '', secret),
  task('typed_answer', secret),
  task('file_upload', secret),
  task('audio_answer', secret),
]
const answers = [['a'], ['a', 'c'], ['f'], ['x'], ['1'], ['c', 'b', 'a'], ['a=2'], ['x', 'y', 'z'], ['Mine'], ['Mine']]

async function begun(values: object, mode?: string) {
  const place = await app.opened(every(), values)
  const started = await app.start({ bundleId: place.bundleId, mode })
  return { place, attempt: started.data.testAttemptStart, started }
}

/** Everything that the student gets by asking. */
const seen = async (relations = 2) => seenBy(app, await app.again(app.student), app.student, relations)

/** What the person's own acts on an attempt answer. */
async function acts(attempt: { id: string; questions: { id: string }[] }, bundleId: string) {
  const done: unknown[] = []
  for (const [at, { id }] of attempt.questions.entries()) {
    done.push(await app.answer(attempt.id, id, { answer: answers[at], flagged: true, seconds: 1 }))
    done.push(await app.answer(attempt.id, id, { check: true }))
    done.push(await app.answer(attempt.id, id, { answer: ['guess'] }))
  }
  done.push(await app.start({ bundleId }))
  return done
}

describe('what is right', { timeout: 300_000 }, () => {
  it('reaches the person by no answer of the server before the hand-in, and by the attempt after it', async () => {
    for (const [values, mode] of [
      [{ feedbackShow: 'after_submit' }, 'practice'],
      [{ feedbackShow: 'after_answer' }, 'exam'],
    ] as const) {
      const { place, attempt, started } = await begun(values, mode)
      expect(found(started)).toEqual([])
      expect(started.data.testAttemptStart.questions).toHaveLength(every().length)
      expect(found(await acts(attempt, place.bundleId))).toEqual([])
      const all = await seen()
      expect(all).toContain(attempt.id)
      expect(found(all)).toEqual([])
      expect(found(await app.submit(attempt.id))).toEqual(canaries)
      expect(found(await seen())).toEqual(canaries)
      await forget()
    }
  })

  it('is found by no search for it', async () => {
    const { place } = await begun({ feedbackShow: 'after_submit' })
    const search = async (words: string) => {
      const student = await app.again(app.student)
      const list =
        'query ($words: String) { bundles(search: $words) { entries { id } } paginatedBundles(search: $words) { items { id } } }'
      return JSON.stringify((await app.send(list, { words }, student)).data)
    }
    expect(await search('Contract')).toContain(place.bundleId)
    for (const each of canaries) expect(await search(each)).not.toContain(place.bundleId)
  })

  it('reaches nobody by live changes: of the author’s work on it, of the person’s own attempt', async () => {
    const { place, attempt } = await begun({ feedbackShow: 'after_submit' })
    const address = await listen(app)
    const watcher = live(address, await app.again(app.student))
    const all = await watcher.subscribe(
      'subscription { changed(types: ["ContentBlock", "Content", "Bundle", "TestAttempt"]) { type id kind } }',
    )
    const updated = await watcher.subscribe(
      'subscription { bundleUpdated { id title description instruction parts { questions } } }',
    )
    const author = await app.person({ role: 'admin' })
    const block = 'mutation ($id: ID!) { contentBlockUpdate(id: $id, feedback: "<p>canaryrule</p>") { id } }'
    expect((await app.send(block, { id: place.blockIds[0] }, author)).errors).toBeUndefined()
    const [{ category_id: categoryId } = {}] = await app.query('select category_id from bundles where id = $1', [
      place.bundleId,
    ])
    const bundle =
      'mutation ($id: ID!, $categoryId: ID!) { bundleUpdate(id: $id, categoryId: $categoryId, title: "Contract again") { id } }'
    expect((await app.send(bundle, { id: place.bundleId, categoryId }, author)).errors).toBeUndefined()
    await app.submit(attempt.id)
    await until(() => all.messages.some((message) => JSON.stringify(message).includes(attempt.id)))
    expect(found([...all.messages, ...updated.messages])).toEqual([])
    expect(JSON.stringify(all.messages)).not.toContain(place.blockIds[0])
    await watcher.client.dispose()
  })

  it('is shown of a checked question, and of no other', async () => {
    const { attempt } = await begun({ feedbackShow: 'after_answer' }, 'practice')
    const [first, ...others] = attempt.questions
    await app.answer(attempt.id, first.id, { answer: ['a'], check: true })
    const now = (await app.show(attempt.id)).questions
    expect(found(now[0])).toEqual(['canaryreason', 'canaryrule', 'canarymodel', 'canarysource', '2042-04-02'])
    expect(found(now.slice(1))).toEqual([])
    expect(others).toHaveLength(every().length - 1)
  })

  it('is never shown where the test says never, and after the access has ended where it says so', async () => {
    const silent = await begun({ feedbackShow: 'never', resultsShow: 'never' })
    const late = await begun({ feedbackShow: 'after_deadline', resultsShow: 'after_deadline' })
    for (const { attempt } of [silent, late]) {
      expect(found(await app.submit(attempt.id))).toEqual([])
      expect(await app.show(attempt.id)).toMatchObject({ points: null, percent: null, status: 'graded' })
    }
    expect(found(await seen())).toEqual([])
    const exported = await app.send('{ userExport }', {}, await app.again(app.student))
    expect(JSON.stringify(exported.data)).toContain('testAttempts')
    expect(JSON.stringify(exported.data)).not.toMatch(/"points":[0-9]/)
    expect((await app.start({ practice: { count: 50 } })).data?.testAttemptStart ?? []).toEqual([])

    await app.query('update library_permissions set until = $2 where bundle_id = any($1)', [
      [silent.place.bundleId, late.place.bundleId],
      minutes(10),
    ])
    app.services.clock.set(minutes(11))
    expect(found(await app.show(late.attempt.id))).toEqual(canaries)
    expect(await app.show(late.attempt.id)).toMatchObject({ points: 0, percent: 0 })
    expect(found(await app.show(silent.attempt.id))).toEqual([])
  })

  it('is not got by practising what one sits at the same time', async () => {
    const place = await app.opened(every(), { feedbackShow: 'after_answer' })
    const practise = () => app.start({ practice: { count: 50 } })
    const [one, two, three] = [(await practise()).data, (await practise()).data, (await practise()).data].map(
      (each) => each.testAttemptStart,
    )
    await app.submit(one.id)
    expect(found(await app.show(one.id))).toEqual(canaries)
    const { data } = await app.start({ bundleId: place.bundleId, mode: 'exam' })
    expect(codes(await practise())).toEqual(['CONFLICT'])
    const single = two.questions.find(({ subtype }: { subtype: string }) => subtype === 'single_best_answer')
    expect(codes(await app.answer(two.id, single.id, { answer: ['a'], check: true }))).toEqual(['CONFLICT'])
    await app.submit(two.id)
    for (const { id } of [one, two, three]) {
      const shown = await app.show(id)
      expect(found(shown)).toEqual([])
      expect(shown).toMatchObject({ points: null, percent: null })
    }
    await app.submit(data.testAttemptStart.id)
    for (const { id } of [one, two, data.testAttemptStart]) {
      expect(found(await app.show(id))).toEqual(canaries)
      expect((await app.show(id)).points).toEqual(expect.any(Number))
    }
    const again = (await app.start({ bundleId: place.bundleId, mode: 'exam' })).data.testAttemptStart
    expect(found(await app.show(data.testAttemptStart.id))).toEqual([])
    await app.abandon(again.id)
    expect(found(await app.show(data.testAttemptStart.id))).toEqual(canaries)
  })

  it('is not got by practising a test that can be taken once, before it is handed in', async () => {
    const place: Place = await app.opened(every(), { retake: 1 })
    const drawn = async () => {
      const { data } = await app.start({ practice: { count: 180 } })
      return (data?.testAttemptStart?.questions ?? []).filter(({ blockId }: { blockId: string }) =>
        place.blockIds.includes(blockId),
      ).length
    }
    expect(await drawn()).toBe(0)
    const { id } = (await app.start({ bundleId: place.bundleId })).data.testAttemptStart
    expect(await drawn()).toBe(0)
    await app.submit(id)
    expect(await drawn()).toBe(9)
  })

  it('stays out of questions that the person cannot read at all: of a bundle, a content, a block', async () => {
    const place = await app.opened(every())
    const student = await app.again(app.student)
    const list = 'query ($contentId: ID!) { contentBlocks(contentId: $contentId) { id type } }'
    expect((await app.send(list, { contentId: place.contentId }, student)).data.contentBlocks).toEqual([])
    expect(await app.services.database.orm.$count(contentBlocks)).toBeGreaterThan(9)
  })
})
