import { existsSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { days, driveFiles, minutes, NOON, type School, school } from './school'

let app: School
beforeAll(async () => {
  app = await school()
})
beforeEach(() => app.services.clock.set(NOON))
afterAll(() => app.close())

const UNTITLED = `mutation ($id: ID!, $file: Upload) {
  sessionAnswerCreate(sessionId: $id, title: " ", contentType: "text/plain", file: $file) { id }
}`
const UPLOAD = `mutation ($id: ID!, $file: Upload) {
  sessionAnswerCreate(sessionId: $id, title: "Memo", contentType: "text/plain", file: $file) { id file { id contentType contentLink size } }
}`
const DELETE = `mutation ($id: ID!) { sessionAnswerDelete(id: $id) { id } }`
const DOWNLOAD = `mutation ($id: ID!) { sessionMaterialDownload(id: $id) { id contentLink content } }`
const LIST = `query ($id: ID!) { sessionAnswers(sessionId: $id) { id file { content } } }`
const note = { name: 'memo.txt', type: 'text/plain', content: 'The claim is out of time.' }

it('stores an uploaded answer, which its author can fetch, and the marker once it is handed in', async () => {
  const id = await app.session()
  const { data } = await app.upload(UPLOAD, { id }, note, app.student)
  const { id: answerId, file } = data.sessionAnswerCreate
  expect(file).toMatchObject({ contentType: 'text/plain', size: note.content.length })
  const own = await app.server.inject({ url: file.contentLink })
  expect(own.body).toBe(note.content)

  const early = await app.send(DOWNLOAD, { id: answerId }, app.tutor)
  expect(early.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  await app.send('mutation ($id: ID!) { sessionUpdateReady(id: $id) { id } }', { id }, app.student)
  const late = await app.send(DOWNLOAD, { id: answerId }, app.tutor)
  const marker = await app.server.inject({ url: late.data.sessionMaterialDownload.contentLink })
  expect(marker.body).toBe(note.content)
  const stranger = await app.send(DOWNLOAD, { id: answerId }, app.stranger)
  expect(stranger.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
})

it('refuses a file that is not what its name says, and stores nothing of it', async () => {
  const id = await app.session()
  const count = () => app.services.database.orm.$count(driveFiles)
  const before = await count()
  const { errors } = await app.upload(UPLOAD, { id }, { ...note, name: 'memo.pdf' }, app.student)
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', field: 'file' })
  expect(await count()).toBe(before)
})

it('refuses an answer without a file or a title', async () => {
  const id = await app.session()
  const none = await app.send(UPLOAD, { id }, app.student)
  expect(none.errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', field: 'file' })
  const untitled = await app.upload(UNTITLED, { id }, note, app.student)
  expect(untitled.errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', field: 'title' })
})

it('takes ten answers and no more', async () => {
  const id = await app.session({ answers: 9 })
  const tenth = await app.upload(UPLOAD, { id }, note, app.student)
  expect(tenth.errors).toBeUndefined()
  const eleventh = await app.upload(UPLOAD, { id }, note, app.student)
  expect(eleventh.errors?.[0]).toMatchObject({
    message: 'A session takes at most 10 answers.',
    extensions: { code: 'CONFLICT' },
  })
})

it('takes answers only from the opening to the deadline, by the server’s clock', async () => {
  const id = await app.session({ status: 'booked', values: { accessOpen: minutes(5), deadline: days(1) } })
  const write = () => app.upload(UPLOAD, { id }, note, app.student)
  const early = await write()
  expect(early.errors?.[0]).toMatchObject({
    message: 'This session has not opened yet.',
    extensions: { code: 'CONFLICT' },
  })
  app.services.clock.set(minutes(6))
  expect((await write()).errors).toBeUndefined()
  app.services.clock.set(days(1))
  const student = await app.again(app.student)
  const late = await app.upload(UPLOAD, { id }, note, student)
  expect(late.errors?.[0]).toMatchObject({ message: 'The deadline has passed.', extensions: { code: 'CONFLICT' } })
})

it('takes answers to a live session until a quarter of an hour after its end', async () => {
  const id = await app.session({ mode: 'live' })
  app.services.clock.set(minutes(44))
  const student = await app.again(app.student)
  expect((await app.upload(UPLOAD, { id }, note, student)).errors).toBeUndefined()
  app.services.clock.set(minutes(45))
  expect((await app.upload(UPLOAD, { id }, note, student)).errors?.[0]?.extensions.code).toBe('CONFLICT')
})

it('takes no answer after the hand-in, and deletes none', async () => {
  const id = await app.session({ status: 'ready' })
  const answerId = await app.answer(id)
  const more = await app.upload(UPLOAD, { id }, note, app.student)
  expect(more.errors?.[0]).toMatchObject({
    message: 'This is not possible now: the session is handed in.',
    extensions: { code: 'CONFLICT', current: 'ready' },
  })
  const less = await app.send(DELETE, { id: answerId }, app.student)
  expect(less.errors?.[0]?.extensions.code).toBe('CONFLICT')
})

it('deletes an answer with its document and its bytes', async () => {
  const id = await app.session()
  const { data } = await app.upload(UPLOAD, { id }, note, app.student)
  const { id: answerId, file } = data.sessionAnswerCreate
  const [kept] = (
    await app.services.database.query({
      text: 'select storage_key as key from drive_files where id = $1',
      values: [file.id],
    })
  ).rows
  const path = app.services.files.path(kept?.key as string)
  expect(existsSync(path)).toBe(true)
  expect((await app.send(DELETE, { id: answerId }, app.student)).data.sessionAnswerDelete.id).toBe(answerId)
  await expect.poll(() => existsSync(path)).toBe(false)
  expect((await app.send(LIST, { id }, app.student)).data.sessionAnswers).toEqual([])
})

it('takes answers only from the candidate: others are refused, and strangers learn nothing', async () => {
  const id = await app.session()
  for (const who of [app.tutor, app.observer, app.staff])
    expect((await app.upload(UPLOAD, { id }, note, who)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  expect((await app.upload(UPLOAD, { id }, note, app.stranger)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  const answerId = await app.answer(id)
  expect((await app.send(DELETE, { id: answerId }, app.stranger)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  expect((await app.send(LIST, { id }, app.stranger)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
})

it('answers a refused upload at once, without waiting for the rest of it', async () => {
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.server.address()
  const port = typeof address === 'object' && address?.port
  const form = new FormData()
  form.set('operations', JSON.stringify({ query: UPLOAD, variables: { id: await app.session(), file: null } }))
  form.set('map', JSON.stringify({ 0: ['variables.file'] }))
  form.set('0', new Blob([Buffer.alloc(5_000_000, 'a')], { type: 'text/plain' }), 'memo.txt')
  const headers = { authorization: `Bearer ${app.stranger.token}`, 'apollo-require-preflight': '1' }
  const signal = AbortSignal.timeout(5_000)
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST', body: form, headers, signal })
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] })
})
