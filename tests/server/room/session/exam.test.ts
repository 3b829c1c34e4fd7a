import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { days, minutes, NOON, type School, school } from './school'

let app: School
let now: () => Date
beforeAll(async () => {
  app = await school()
  now = app.services.clock.now
})
beforeEach(() => {
  app.services.clock.now = now
  app.services.clock.set(NOON)
})
afterAll(() => app.close())

const HOUR = 60
/** Stops the server's clock at an instant. */
const still = (instant: Date) => {
  app.services.clock.now = () => new Date(instant)
}
const type = { group: 'exam', mode: 'window', timeLimit: HOUR } as const
const exam = (values: object = {}) => app.session({ type, values: { timeLimit: HOUR, ...values } })
const open = async (id: string, who = app.student) =>
  app.send(
    'mutation ($id: ID!) { sessionClockStart(id: $id) { clockStartedAt deadline } }',
    { id },
    await app.again(who),
  )
const write = async (id: string, version: number) =>
  app.send(
    'mutation ($id: ID!, $version: Int!) { sessionAnswerWrite(sessionId: $id, content: "<p>Advice</p>", version: $version) { answerVersion } }',
    { id, version },
    await app.again(app.student),
  )
const seen = async (id: string) =>
  (
    await app.send(
      'query ($id: ID!) { session(id: $id) { status timeLimit extraTasks { title } mock { candidateInstruction } allowed } }',
      { id },
      await app.again(app.student),
    )
  ).data.session

describe('an exam', () => {
  it('hides its task until its candidate opens it, and takes no answer before', async () => {
    const id = await exam()
    const before = await seen(id)
    expect(before).toMatchObject({ mock: null, extraTasks: null, timeLimit: HOUR })
    expect(before.allowed).toContain('sessionClockStart')
    expect(before.allowed).not.toContain('sessionAnswerWrite')
    expect((await write(id, 0)).errors?.[0]).toMatchObject({
      message: 'Please open the exam first: its time runs from then.',
      extensions: { code: 'CONFLICT' },
    })
    await open(id)
    const after = await seen(id)
    expect(after.mock).not.toBeNull()
    expect(after.allowed).toContain('sessionAnswerWrite')
  })

  it('takes answers until its time is over to the millisecond, and is handed in then', async () => {
    const id = await exam()
    await app.at(minutes(10))
    const { data } = await open(id)
    const end = new Date(Date.parse(data.sessionClockStart.clockStartedAt) + HOUR * 60_000)
    expect(data.sessionClockStart.deadline).toBe(end.toISOString())
    expect((await write(id, 0)).data.sessionAnswerWrite.answerVersion).toBe(1)

    still(new Date(end.getTime() - 1))
    expect((await write(id, 1)).data.sessionAnswerWrite.answerVersion).toBe(2)
    await app.sweep()
    expect((await app.row(id)).status).toBe('in_progress')

    still(end)
    expect((await write(id, 2)).errors?.[0]?.extensions.code).toBe('CONFLICT')
    await app.sweep()
    expect(await app.row(id)).toMatchObject({ status: 'ready', readyAt: end })
  })

  it('ends with its window where that comes first', async () => {
    const id = await exam()
    await app.at(minutes(-20, days(7)))
    expect((await open(id)).data.sessionClockStart.deadline).toBe(days(7).toISOString())
  })

  it('cannot be opened anew for more time, nor after its window', async () => {
    const id = await exam()
    const first = (await open(id)).data.sessionClockStart
    await app.at(minutes(30))
    expect((await open(id)).data.sessionClockStart).toEqual(first)
    const late = await exam()
    await app.at(days(7))
    expect((await open(late)).errors?.[0]?.extensions.code).toBe('CONFLICT')
    expect((await app.row(late)).status).toBe('expired')
  })

  it('keeps the limit of its booking, whatever the type says later', async () => {
    const id = await exam({ timeLimit: 30 })
    const { clockStartedAt, deadline } = (await open(id)).data.sessionClockStart
    expect(Date.parse(deadline) - Date.parse(clockStartedAt)).toBe(30 * 60_000)
  })

  it('takes answers until the new deadline once it is handed back', async () => {
    const id = await exam()
    await open(id)
    await write(id, 0)
    await app.at(minutes(HOUR + 1))
    const back = await app.send(
      'mutation ($id: ID!, $deadline: DateTime) { sessionUpdateUnready(id: $id, message: "The file was empty", deadline: $deadline) { status } }',
      { id, deadline: minutes(3 * HOUR).toISOString() },
      await app.again(app.tutor),
    )
    expect(back.data.sessionUpdateUnready.status).toBe('in_progress')
    await app.at(minutes(2 * HOUR))
    expect((await write(id, 1)).data.sessionAnswerWrite.answerVersion).toBe(2)
  })

  it('leaves other written stations as they were: the clock locks nothing', async () => {
    const id = await app.session()
    await open(id)
    await app.at(minutes(HOUR))
    expect((await write(id, 0)).data.sessionAnswerWrite.answerVersion).toBe(1)
    expect((await app.row(id)).deadline).toEqual(days(7))
    expect(NOON.getTime()).toBeLessThan(days(7).getTime())
  })
})

describe('a tutorial', () => {
  const tutorial = () => app.session({ mode: 'live', status: 'marking', type: { group: 'tutorial' } })
  const release = async (id: string, review: string | null = null) =>
    app.send(
      'mutation ($id: ID!, $review: Html) { sessionUpdateMarked(id: $id, review: $review) { status finalMark marks { criterionId } review } }',
      { id, review },
      await app.again(app.tutor),
    )
  const grade = async (id: string, marks: Record<string, string>) =>
    app.send(
      'mutation ($id: ID!, $body: [CriterionMarkInput!]!) { sessionMarksheetUpdate(sessionId: $id, body: $body, version: 0) { version } }',
      { id, body: Object.entries(marks).map(([criterionId, mark]) => ({ criterionId, mark })) },
      await app.again(app.tutor),
    )

  it('is closed with a review alone', async () => {
    const id = await tutorial()
    for (const empty of [null, '<p> </p>'])
      expect((await release(id, empty)).errors?.[0]).toMatchObject({
        message: 'Without marks, a tutorial is closed with a review. Please write one.',
        extensions: { code: 'VALIDATION', field: 'review' },
      })
    const { data } = await release(id, '<p>Read the question twice.</p>')
    expect(data.sessionUpdateMarked).toEqual({
      status: 'marked',
      finalMark: null,
      marks: null,
      review: '<p>Read the question twice.</p>',
    })
  })

  it('is marked whole where it is marked at all', async () => {
    const id = await tutorial()
    await grade(id, { listen: 'A' })
    expect((await release(id, '<p>Good.</p>')).errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      missing: ['speak', 'law'],
    })
    const other = await tutorial()
    await grade(other, { listen: 'A', speak: 'A', law: 'C' })
    expect((await release(other)).data.sessionUpdateMarked).toMatchObject({ status: 'marked', finalMark: 4 })
  })

  it('is the only format that needs no marks', async () => {
    const id = await app.session({ mode: 'live', status: 'marking' })
    expect((await release(id, '<p>Good.</p>')).errors?.[0]?.extensions.code).toBe('CONFLICT')
  })

  it('has its candidate’s adjustments on its clock, fixed once it is opened', async () => {
    const staff = await app.person({ abilities: ['manage_users'] })
    const adjust = (extraTime: number, breaks: number) =>
      app.send(
        'mutation ($userId: ID!, $extraTime: Int!, $breaks: Int!) { adjustmentWrite(userId: $userId, extraTime: $extraTime, breaks: $breaks) { id } }',
        { userId: app.student.id, extraTime, breaks },
        staff,
      )
    const clockOf = async (id: string) =>
      (
        await app.send(
          'query ($id: ID!) { session(id: $id) { timeLimit clockMinutes } }',
          { id },
          await app.again(app.student),
        )
      ).data.session
    const id = await exam({ timeLimit: 30 })
    expect(await clockOf(id)).toEqual({ timeLimit: 30, clockMinutes: 30 })
    await adjust(25, 10)
    expect(await clockOf(id)).toEqual({ timeLimit: 30, clockMinutes: 48 })
    const { clockStartedAt, deadline } = (await open(id)).data.sessionClockStart
    expect(Date.parse(deadline) - Date.parse(clockStartedAt)).toBe(48 * 60_000)
    await adjust(100, 0)
    expect(await clockOf(id)).toEqual({ timeLimit: 30, clockMinutes: 48 })
  })
})
