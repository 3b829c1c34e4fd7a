import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Answer } from '../../../build'
import { days, minutes, NOON, type School, school } from './school'

let app: School
beforeAll(async () => {
  app = await school()
})
beforeEach(() => app.services.clock.set(NOON))
afterAll(() => app.close())

const WRITE = `mutation ($id: ID!, $content: Html!, $version: Int!) {
  sessionAnswerWrite(sessionId: $id, content: $content, version: $version) {
    answerVersion timeUsed answers { written updatedAt file { title contentType content contentHtml contentLink } }
  }
}`
const START = 'mutation ($id: ID!) { sessionClockStart(id: $id) { clockStartedAt } }'
const HAND_IN =
  'mutation ($id: ID!, $answerVersion: Int) { sessionUpdateReady(id: $id, answerVersion: $answerVersion) { status } }'
const READ = 'query ($id: ID!) { session(id: $id) { answerVersion timeUsed answers { file { content } } } }'
const UPLOAD =
  'mutation ($id: ID!, $file: Upload) { sessionAnswerCreate(sessionId: $id, title: "Table", contentType: "text/plain", file: $file) { id } }'
const table = { name: 'table.txt', type: 'text/plain', content: 'Costs' }

const query = async (text: string, values: unknown[]) => (await app.services.database.query({ text, values })).rows
const write = (id: string, content: string, version: number, who = app.student) =>
  app.send(WRITE, { id, content, version }, who)
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code

it('saves a text as clean rich text, in one answer, however often it is saved', async () => {
  const id = await app.session()
  await write(id, '<p>Dear <b>client</b></p><script>x()</script>', 0)
  const { data } = await write(id, '<p>Dear <b>client</b>, no.</p>', 1)
  expect(data.sessionAnswerWrite).toEqual({
    answerVersion: 2,
    timeUsed: null,
    answers: [
      {
        written: true,
        updatedAt: expect.stringContaining('2026-11-02T12:00'),
        file: {
          title: 'Written answer',
          contentType: 'text/html',
          content: 'Dear client, no.',
          contentHtml: '<p>Dear <strong>client</strong>, no.</p>',
          contentLink: null,
        },
      },
    ],
  })
})

it('refuses a save of an older version, and shows the present text', async () => {
  const id = await app.session()
  await write(id, '<p>One</p>', 0)
  await write(id, '<p>One, two</p>', 1)
  const late = await write(id, '<p>Another tab</p>', 1)
  expect(late.errors?.[0]).toMatchObject({
    message: 'This answer was changed in another tab or on another device.',
    extensions: { code: 'CONFLICT', current: { content: '<p>One, two</p>', version: 2 } },
  })
})

it('removes the answer with its document once its text has no words, and still tells the versions apart', async () => {
  const id = await app.session()
  await write(id, '<p>One</p>', 0)
  const [{ file }] = (await query('select file_id as file from session_answers where session_id = $1', [id])) as [
    { file: string },
  ]
  const { data } = await write(id, '<p> </p>', 1)
  expect(data.sessionAnswerWrite).toMatchObject({ answerVersion: 2, answers: [] })
  expect(await query('select 1 from drive_files where id = $1', [file])).toEqual([])
  expect(codeOf(await write(id, '<p>Old</p>', 1))).toBe('CONFLICT')
  expect(codeOf(await app.send(HAND_IN, { id, answerVersion: 2 }, app.student))).toBe('CONFLICT')
})

it('hands in what was seen on the screen, and nothing if another tab has written since', async () => {
  const id = await app.session()
  await write(id, '<p>One</p>', 0)
  await write(id, '<p>Two</p>', 1)
  const refused = await app.send(HAND_IN, { id, answerVersion: 1 }, app.student)
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { version: 2 } })
  const { data } = await app.send(HAND_IN, { id, answerVersion: 2 }, app.student)
  expect(data.sessionUpdateReady.status).toBe('ready')
  expect(codeOf(await write(id, '<p>Three</p>', 2))).toBe('CONFLICT')
  expect((await app.send(READ, { id }, app.student)).data.session.answers).toEqual([{ file: { content: 'Two' } }])
})

it('is handed in by the clock with the last words that were saved', async () => {
  const id = await app.session({ values: { deadline: minutes(5) } })
  await write(id, '<p>In time</p>', 0)
  app.services.clock.set(minutes(6))
  const student = await app.again(app.student)
  expect(codeOf(await write(id, '<p>Too late</p>', 1, student))).toBe('CONFLICT')
  await app.sweep()
  expect((await app.row(id)).status).toBe('ready')
  expect((await app.send(READ, { id }, student)).data.session.answers).toEqual([{ file: { content: 'In time' } }])
})

it('counts among the ten answers of a session', async () => {
  const id = await app.session({ answers: 10 })
  expect((await write(id, '<p>Eleven</p>', 0)).errors?.[0]?.message).toBe('A session takes at most 10 answers.')
})

it('is written by the candidate alone, and read by markers once it is handed in', async () => {
  const id = await app.session()
  await write(id, '<p>Mine</p>', 0)
  for (const who of [app.tutor, app.observer, app.staff])
    expect(codeOf(await write(id, '<p>x</p>', 1, who))).toBe('FORBIDDEN')
  expect(codeOf(await write(id, '<p>x</p>', 1, app.stranger))).toBe('NOT_FOUND')
  expect((await app.send(READ, { id }, app.tutor)).data.session.answers).toEqual([])
})

it('starts the clock once, and measures the time from there to the last save', async () => {
  const id = await app.session()
  const first = await app.send(START, { id }, app.student)
  app.services.clock.set(minutes(3))
  const again = await app.send(START, { id }, app.student)
  expect(again.data.sessionClockStart).toEqual(first.data.sessionClockStart)
  await write(id, '<p>One</p>', 0)
  app.services.clock.set(minutes(9))
  const student = await app.again(app.student)
  await app.send(HAND_IN, { id }, student)
  expect((await app.send(READ, { id }, student)).data.session.timeUsed).toBeOneOf([179, 180, 181])
})

it('has no clock in a live session, before the opening, after the end, or for others', async () => {
  const live = await app.session({ mode: 'live' })
  expect((await app.send(START, { id: live }, app.student)).errors?.[0]?.message).toBe(
    'A live session runs by its own time.',
  )
  const early = await app.session({ status: 'booked', values: { accessOpen: minutes(5), deadline: days(1) } })
  expect(codeOf(await app.send(START, { id: early }, app.student))).toBe('CONFLICT')
  const over = await app.session({ status: 'ready', answers: 1 })
  expect(codeOf(await app.send(START, { id: over }, app.student))).toBe('CONFLICT')
  const open = await app.session()
  expect(codeOf(await app.send(START, { id: open }, app.tutor))).toBe('FORBIDDEN')
  const timeless = await app.session({ type: { duration: null } })
  expect((await app.send(START, { id: timeless }, app.student)).errors?.[0]?.message).toBe(
    'This station has no time of its own, and so no clock.',
  )
})

it('keeps one of many texts that are saved at once, and shows it to the others', async () => {
  const id = await app.session()
  for (const version of [0, 1]) {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, tab) => write(id, `<p>Tab ${tab}, version ${version}</p>`, version)),
    )
    const refused = answers.filter(({ errors }) => errors)
    expect(refused.map(codeOf)).toEqual(Array(11).fill('CONFLICT'))
    const [kept] = (await app.send(READ, { id }, app.student)).data.session.answers
    for (const { errors } of refused)
      expect(errors?.[0]?.extensions.current).toMatchObject({
        version: version + 1,
        content: `<p>${kept.file.content}</p>`,
      })
  }
})

it('would lose a text if the version were compared before the session is locked', async () => {
  const id = await app.session()
  await write(id, '<p>First</p>', 0)
  let waiting = 2
  let open = () => {}
  const together = new Promise<void>((resolve) => {
    open = resolve
  })
  const saveWithoutLock = async (text: string) => {
    const { answerVersion } = await app.row(id)
    if (--waiting === 0) open()
    await together
    if (answerVersion !== 1) return 'refused'
    await query(
      'update drive_files f set content = $2 from session_answers a where a.file_id = f.id and a.session_id = $1',
      [id, text],
    )
    await query('update sessions set answer_version = 2 where id = $1', [id])
    return 'saved'
  }
  expect(await Promise.all([saveWithoutLock('A'), saveWithoutLock('B')])).toEqual(['saved', 'saved'])
})

it('never hands in another text than the one that was seen, when both come at once', async () => {
  for (let round = 0; round < 8; round++) {
    const id = await app.session()
    await write(id, '<p>Seen</p>', 0)
    const [saved, handedIn] = await Promise.all([
      write(id, '<p>Unseen</p>', 1),
      app.send(HAND_IN, { id, answerVersion: 1 }, app.student),
    ])
    expect([codeOf(saved as Answer), codeOf(handedIn as Answer)].filter(Boolean)).toEqual(['CONFLICT'])
    const { status } = await app.row(id)
    const [kept] = (await app.send(READ, { id }, app.student)).data.session.answers
    expect([status, kept.file.content]).toEqual(handedIn.errors ? ['in_progress', 'Unseen'] : ['ready', 'Seen'])
  }
})

it('leaves room for files beside the text', async () => {
  const id = await app.session()
  await app.upload(UPLOAD, { id }, table, app.student)
  const { data } = await write(id, '<p>One</p>', 0)
  expect(data.sessionAnswerWrite.answers).toHaveLength(2)
})
