// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AnswerSaver } from '../../../src/parts/player/test/answers/answer-saver'
import { readUnsent } from '../../../src/parts/player/test/answers/unsent'
import { asked, running, serverOf } from './test-fixtures'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const tab = (attempt = running()) => new AnswerSaver(attempt, () => {})
const shown = (saver: AnswerSaver) => saver.get().questions[0]?.answer

describe('two tabs at one test', () => {
  it('keep both texts: the later one counts, and the other is shown beside it', async () => {
    const server = serverOf(asked())
    const [one, two] = [tab(), tab()]
    one.change('q1', { answer: ['From one'] })
    await one.settle()
    two.change('q1', { answer: ['From two'] })
    await two.settle()
    expect(server.row.answer).toEqual(['From two'])
    expect(shown(two)).toEqual(['From two'])
    expect(two.get().others).toEqual({ q1: { answer: ['From one'], note: null } })
    // A tab that is opened anew still has it.
    expect(tab(running({ questions: [server.row] })).get().others.q1).toMatchObject({ answer: ['From one'] })
    two.takeOther('q1')
    await two.settle()
    expect(server.row.answer).toEqual(['From one'])
    expect(two.get().others.q1).toMatchObject({ answer: ['From two'] })
    two.dropOther('q1')
    expect(two.get().others).toEqual({})
  })

  it('say nothing where both wrote the same, or one only flagged', async () => {
    const server = serverOf(asked())
    const [one, two] = [tab(), tab()]
    one.change('q1', { answer: ['The same'] })
    await one.settle()
    two.change('q1', { answer: ['The same'] })
    two.change('q1', { flagged: true })
    await two.settle()
    expect(server.sent.at(-1)).toMatchObject({ flagged: true })
    expect(two.get().others).toEqual({})
    expect(two.get().unsaved).toBe(false)
  })

  it('show what the other answered when they are looked at again, unless something waits here', async () => {
    const server = serverOf(asked())
    const [one, two] = [tab(), tab()]
    one.change('q1', { answer: ['From one'] })
    await one.settle()
    two.learn(running({ questions: [server.row] }))
    expect(shown(two)).toEqual(['From one'])
    server.isAway = true
    two.change('q1', { answer: ['From two'] })
    await two.settle()
    two.learn(running({ questions: [{ ...server.row, answer: ['Again'], change: server.row.change + 1 }] }))
    expect(shown(two)).toEqual(['From two'])
  })

  it.each([
    ['seconds', { seconds: 5 }],
    ['a flag', { flagged: true }],
  ])('say of an answer that was given behind %s what the other had answered by then', async (_what, first) => {
    const server = serverOf(asked())
    const [one, two] = [tab(), tab()]
    one.change('q1', { answer: ['From one'] })
    await one.settle()
    two.change('q1', first)
    two.change('q1', { answer: ['From two'] })
    await two.settle()
    expect(server.row.answer).toEqual(['From two'])
    expect(two.get().others).toEqual({ q1: { answer: ['From one'], note: null } })
    expect(two.get().unsaved).toBe(false)
  })

  it('say nothing of an answer that was shown here before it was changed', async () => {
    const server = serverOf(asked())
    const [one, two] = [tab(), tab()]
    one.change('q1', { answer: ['From one'] })
    await one.settle()
    two.change('q1', { seconds: 5 })
    two.change('q1', { flagged: true })
    await two.settle()
    expect(shown(two)).toEqual(['From one'])
    two.change('q1', { answer: ['From two'] })
    two.change('q1', { answer: ['From two, again'] })
    await two.settle()
    expect(server.row.answer).toEqual(['From two, again'])
    expect(two.get().others).toEqual({})
  })

  it('say what the other answered while this one had no connection and its tab was closed', async () => {
    const server = serverOf(asked())
    const first = tab()
    server.isAway = true
    first.change('q1', { seconds: 5 })
    await first.settle()
    first.change('q1', { answer: ['On the train'] })
    await first.settle()
    server.row = { ...server.row, answer: ['At the desk'], change: 1 }
    server.isAway = false
    const again = tab(running({ questions: [server.row] }))
    await again.settle()
    expect(server.row.answer).toEqual(['On the train'])
    expect(again.get().others.q1).toMatchObject({ answer: ['At the desk'] })
  })

  it('do not drop what the other could not send', async () => {
    const server = serverOf(asked())
    const one = tab()
    server.isAway = true
    one.change('q1', { answer: ['Kept'] })
    await one.settle()
    expect(readUnsent('t1')).toMatchObject([['q1', { answer: ['Kept'] }]])
    server.isAway = false
    vi.resetModules()
    const { AnswerSaver: Second } = await import('../../../src/parts/player/test/answers/answer-saver')
    const two = new Second(running(), () => {})
    await two.settle()
    expect(server.row.answer).toEqual(['Kept'])
  })
})

describe('a lost connection', () => {
  it('keeps the changes on the device with their numbers, and sends each once when it is back', async () => {
    const server = serverOf(asked())
    const first = tab()
    server.isAway = true
    first.change('q1', { answer: ['One'] })
    await first.settle()
    first.change('q1', { answer: ['Two'] })
    await first.settle()
    expect(first.get()).toMatchObject({ offline: true, unsaved: true })
    server.isAway = false
    const again = tab()
    expect(shown(again)).toEqual(['Two'])
    expect(await again.settle()).toBe(true)
    expect(server.row.answer).toEqual(['Two'])
    expect(again.get()).toMatchObject({ offline: false, others: {} })
    expect(readUnsent('t1')).toEqual([])
  })

  it('whose answer was lost on the way back counts nothing twice, and takes nobody for another tab', async () => {
    const server = serverOf(asked())
    const first = tab()
    server.isAway = true
    first.change('q1', { answer: ['One'] })
    await first.settle()
    const [kept] = readUnsent('t1')
    // The server has taken it; only its answer never came.
    server.row = { ...server.row, answer: ['One'], change: kept?.[1].change ?? 0 }
    server.isAway = false
    const again = tab(running({ questions: [server.row] }))
    again.change('q1', { answer: ['One and a half'] })
    await again.settle()
    expect(server.row.answer).toEqual(['One and a half'])
    expect(again.get().others).toEqual({})
  })

  it('that ends after another device answered leaves the later answer, and shows the earlier', async () => {
    const server = serverOf(asked())
    const phone = tab()
    server.isAway = true
    phone.change('q1', { answer: ['On the train'] })
    await phone.settle()
    server.row = { ...server.row, answer: ['At the desk'], change: Date.now() + 60_000 }
    server.isAway = false
    await phone.settle()
    expect(shown(phone)).toEqual(['At the desk'])
    expect(phone.get().others.q1).toMatchObject({ answer: ['On the train'] })
  })
})

describe('a late answer', () => {
  it('is refused, said, and kept on the device', async () => {
    const server = serverOf(asked())
    server.refusal = { code: 'EXPIRED', message: 'The time of this attempt is over.' }
    const saver = tab()
    saver.change('q1', { answer: ['Late'] })
    await saver.settle()
    expect(saver.get()).toMatchObject({ closed: true, late: true })
    expect(readUnsent('t1')).toMatchObject([['q1', { answer: ['Late'] }]])
  })

  it('to a test that another tab handed in is one', async () => {
    const server = serverOf(asked())
    server.refusal = { code: 'CONFLICT', message: 'This attempt was handed in.' }
    const saver = tab()
    saver.change('q1', { answer: ['Late'] })
    await saver.settle()
    expect(saver.get()).toMatchObject({ closed: false, refusal: 'This attempt was handed in.' })
    saver.learn(running({ status: 'graded' }))
    expect(saver.get()).toMatchObject({ closed: true, late: true })
    expect(readUnsent('t1')).toHaveLength(1)
  })

  it('is none where only seconds came late', async () => {
    const server = serverOf(asked())
    server.refusal = { code: 'EXPIRED', message: 'The time of this attempt is over.' }
    const saver = tab()
    saver.change('q1', { seconds: 5 })
    await saver.settle()
    expect(saver.get()).toMatchObject({ closed: true, late: false })
  })
})

describe('an answer that is too long', () => {
  const long = 'x'.repeat(10_012)

  it('is not sent, stays whole, and is saved as soon as it fits, while other answers are saved', async () => {
    const server = serverOf(asked())
    const saver = tab(running({ questions: [asked(), asked({ id: 'q2', position: 1 })] }))
    saver.change('q1', { answer: [long] })
    expect(await saver.settle()).toBe(false)
    expect(server.sent).toEqual([])
    expect(shown(saver)).toEqual([long])
    expect(saver.get()).toMatchObject({ unsaved: true, tooLong: { questionId: 'q1', length: 10_012, most: 10_000 } })
    saver.change('q1', { answer: [long.slice(12)] })
    expect(await saver.settle()).toBe(true)
    expect(server.row.answer).toEqual([long.slice(12)])
    expect(saver.get().tooLong).toBeNull()
  })

  it('is still there when the test is opened anew, and waits again', async () => {
    const server = serverOf(asked())
    const first = tab()
    first.change('q1', { answer: [long] })
    await first.settle()
    const second = tab()
    await second.settle()
    expect(server.sent).toEqual([])
    expect(shown(second)).toEqual([long])
    expect(second.get().tooLong).toMatchObject({ questionId: 'q1' })
    expect(second.get().refusal).toBeNull()
  })
})
