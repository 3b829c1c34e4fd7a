import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newId } from '../../../../server/kernel/database/columns'
import { questionEstimates } from '../../../../server/library/question-health/table'
import { listen, live } from '../../kernel/realtime/clients'
import { seenBy } from '../../tree/canaries/ask'
import { type Classroom, CORRECT, classroom, REPORT_IT } from '../question-health/class'
import { NOON, option, question } from './library'

let app: Classroom
beforeAll(async () => {
  app = await classroom()
})
beforeEach(() => app.services.clock.set(NOON))
afterAll(() => app.close())

/** What tells a right answer, wherever it is written: with the question, in a correction, in somebody else's report or its answer. */
const secrets = ['canaryreason', 'canaryrule', 'canarymodel', 'canarysource', 'canarycorrection', 'canaryreport']
const found = (text: string) => secrets.filter((each) => text.includes(each))

const told = () => 'a *b c'.split(' ').map((each, at) => ({ ...option(each, at), feedback: 'canaryreason' }))

/** A question that says what is right in each of its fields. */
const telling = () =>
  question('single_best_answer', '', {
    answerOptions: told(),
    feedback: '<p>canaryrule</p>',
    answer: '<p>canarymodel</p>',
    source: 'canarysource',
    lawStatedAt: '2026-04-02',
  })

/** A test that a student sits and another has done, with a correction, a report and an estimate of its questions. */
async function sat(values: object) {
  const place = await app.library.test([telling(), telling(), telling()], values)
  const author = await app.author(place)
  const [victim, other] = await app.students(2, place)
  if (!victim || !other) throw new Error('two students')
  await app.take(place, ['a', 'a', 'a'], other)
  const [first = '', second = '', third = ''] = place.blockIds
  await app.services.database.orm
    .insert(questionEstimates)
    .values({ id: newId(), blockId: third, userId: author.id, percent: 55, updatedAt: NOON })
  const report = { blockId: second, kind: 'wrong_key', message: 'canaryreport' }
  expect((await app.ask(REPORT_IT, report, other)).errors).toBeUndefined()
  const accept = { blockId: first, kind: 'accept', optionIds: ['c'], reason: 'canarycorrection' }
  expect((await app.ask(CORRECT, accept, author)).errors).toBeUndefined()
  expect(
    (await app.ask(CORRECT, { blockId: second, kind: 'void', reason: 'canarycorrection' }, author)).errors,
  ).toBeUndefined()
  await app.drain()
  await app.sweep()
  return { place, victim, other, author }
}

it('reaches a candidate by no path before it is due: replies, live changes, the export, notifications, searches', async () => {
  const address = await listen(app)
  let paths = 0
  const leaks: string[] = []
  const look = (name: string, value: unknown) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    paths += typeof value === 'string' ? value.split('\n').length : 1
    leaks.push(...found(text).map((each) => `${name}: ${each}`))
  }
  for (const [mode, values] of [
    ['exam', { feedbackShow: 'after_answer' }],
    ['practice', { feedbackShow: 'after_submit' }],
    ['practice', { feedbackShow: 'never', resultsShow: 'never' }],
  ] as const) {
    const { place, victim, author } = await sat(values)
    const watcher = live(address, await app.again(victim))
    const heard = await watcher.subscribe(
      'subscription { changed(types: ["ContentBlock", "Bundle", "TestAttempt", "QuestionReport", "QuestionCorrection", "QuestionEstimate"]) { type id kind } }',
    )
    const started = await app.start({ bundleId: place.bundleId, mode }, victim)
    look('start', started)
    const { id, questions } = started.data.testAttemptStart
    for (const asked of questions) {
      look('answer', await app.answer(id, asked.id, { answer: ['a'] }, victim))
      look('check', await app.answer(id, asked.id, { check: true }, victim))
      look('wrong answer', await app.answer(id, asked.id, { answer: ['x'] }, victim))
      look('report', await app.ask(REPORT_IT, { blockId: asked.blockId, kind: 'typo' }, victim))
      look('report again', await app.ask(REPORT_IT, { blockId: asked.blockId, kind: 'typo' }, victim))
    }
    look('practise', await app.start({ practice: { count: 50 } }, victim))
    for (const words of secrets)
      look(
        'search',
        await app.ask('query ($w: String) { bundles(search: $w) { entries { id title } } }', { w: words }, victim),
      )
    look('export', await app.ask('{ userExport }', {}, victim))
    look('queries', await seenBy(app, await app.again(victim), victim, 3))
    look('notifications', await app.query('select * from notifications where user_id = $1', [victim.id]))
    if (values.feedbackShow === 'never') {
      look('hand-in', await app.submit(id, victim))
      look('queries after', await seenBy(app, await app.again(victim), victim, 2))
      look('export after', await app.ask('{ userExport }', {}, victim))
    } else {
      // A correction while the attempt runs.
      const third = { blockId: place.blockIds[2], kind: 'void', reason: 'canarycorrection' }
      look('corrected', (await app.ask(CORRECT, third, author)).errors ?? [])
      await app.drain()
      look('shown', await app.show(id, victim))
    }
    look('live', heard.messages)
    await watcher.client.dispose()
    if (values.feedbackShow !== 'never') {
      // The search finds what is there: after the hand-in it is due.
      const after = JSON.stringify(await app.submit(id, victim))
      expect(found(after)).toEqual(['canaryreason', 'canaryrule', 'canarymodel', 'canarysource', 'canarycorrection'])
    }
  }
  process.stdout.write(
    `Right answers, reasons, model answers and corrections before they are due: ${leaks.length} of ${paths} paths tried\n`,
  )
  expect(leaks).toEqual([])
  expect(paths).toBeGreaterThan(300)
}, 300_000)
