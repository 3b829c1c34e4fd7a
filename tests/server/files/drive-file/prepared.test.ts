import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Change } from '../../../../server/kernel/realtime/bus'
import { docx, paragraph } from '../../../unit/files/word-file'
import { days, NOON, type School, school } from '../../room/session/school'

let app: School
beforeAll(async () => {
  app = await school()
})
beforeEach(() => app.services.clock.set(NOON))
afterAll(() => app.close())

const ANSWER = `mutation ($id: ID!, $file: Upload) {
  sessionAnswerCreate(sessionId: $id, title: "Advice", contentType: "x", file: $file) { id file { id preparing contentHtml contentLink } }
}`
const MATERIAL = `mutation ($id: ID!, $file: Upload) { sessionMaterialCreate(sessionId: $id, title: "Note", contentType: "x", file: $file) { id file { id preparing } } }`
const READ = 'query ($id: ID!) { session(id: $id) { status answers { file { id preparing contentHtml } } } }'
const word = (body: string) => ({ name: 'advice.docx', type: 'application/octet-stream', content: docx(body) })

const waiting = async () =>
  Number(
    (await app.services.database.query({ text: 'select count(*) from drive_files where preparing' })).rows[0]?.count,
  )
const none = () => expect.poll(waiting, { timeout: 60_000 }).toBe(0)

/** Lets no document be prepared until the answered function is called. */
function holdPreparation(): () => void {
  const { preparation } = app.services
  const { next } = preparation
  let goOn = () => {}
  const held = new Promise<void>((done) => {
    goOn = done
  })
  preparation.next = (services) => held.then(() => next(services))
  return () => {
    preparation.next = next
    goOn()
  }
}

describe('a Word document', () => {
  it('is kept first, and its text comes afterwards, which the room is told', async () => {
    const id = await app.session()
    const told: string[] = []
    const stop = app.services.bus.listen(
      'change',
      ({ type, id: changed }: Change) => void told.push(`${type} ${changed}`),
    )
    const goOn = holdPreparation()
    const { data } = await app.upload(ANSWER, { id }, word(paragraph('The claim is out of time.')), app.student)
    const { file } = data.sessionAnswerCreate
    expect(file).toMatchObject({ preparing: true, contentHtml: null })
    expect((await app.server.inject({ url: file.contentLink })).statusCode).toBe(200)
    told.length = 0
    goOn()
    await none()
    await expect.poll(() => told, { timeout: 60_000 }).toContain(`Session ${id}`)
    stop()
    const read = await app.send(READ, { id }, app.student)
    expect(read.data.session.answers[0].file).toMatchObject({
      preparing: false,
      contentHtml: '<p>The claim is out of time.</p>',
    })
  })

  it('of more paragraphs than a person writes is kept without a text', async () => {
    const id = await app.session()
    const { data } = await app.upload(ANSWER, { id }, word(paragraph('x').repeat(200_000)), app.student)
    await none()
    const read = await app.send(READ, { id }, app.student)
    expect(read.data.session.answers[0].file).toEqual({
      id: data.sessionAnswerCreate.file.id,
      preparing: false,
      contentHtml: null,
    })
  })

  it('waits for one of another person, and not for all twenty that they have sent', async () => {
    const large = word(paragraph('Some words of an answer').repeat(4_000))
    const prepared: string[] = []
    const stop = app.services.bus.listen(
      'change',
      ({ type, id }: Change) => void (type === 'DriveFile' && prepared.push(id)),
    )
    for (const id of [await app.session(), await app.session()])
      for (let count = 0; count < 10; count++) await app.upload(ANSWER, { id }, large, app.student)
    const id = await app.session()
    const before = prepared.length
    const { data } = await app.upload(MATERIAL, { id }, word(paragraph('One line')), app.tutor)
    const note = data.sessionMaterialCreate.file.id
    await expect.poll(() => prepared.includes(note), { timeout: 60_000, interval: 10 }).toBe(true)
    expect(before).toBeLessThan(18)
    // One was under way, and one may have begun while the note was still arriving.
    expect(prepared.indexOf(note) - before).toBeLessThanOrEqual(2)
    await none()
    expect(new Set(prepared).size).toBe(21)
    stop()
  })
})

describe('an answer whose last byte came before the deadline', () => {
  /** Uploads while the session is locked, does something in the lock after the deadline, and answers the upload's outcome. */
  async function lateBehind(change: string) {
    const id = await app.session({ values: { deadline: days(1) } })
    app.services.clock.set(new Date(days(1).getTime() - 1000))
    const student = await app.again(app.student)
    const other = new pg.Client({ connectionString: app.services.settings.databaseUrl })
    await other.connect()
    await other.query('begin')
    await other.query('select 1 from sessions where id = $1 for update', [id])
    const upload = app.upload(ANSWER, { id }, word(paragraph('In time')), student)
    await expect.poll(locked, { timeout: 10_000 }).toBe(true)
    app.services.clock.set(new Date(days(1).getTime() + 5000))
    if (change) await other.query(`update sessions set ${change} where id = $1`, [id])
    await other.query('commit')
    await other.end()
    return { id, answer: await upload }
  }
  /** Whether somebody waits for a lock. */
  const locked = async () =>
    (
      await app.services.database.query({
        text: "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      })
    ).rows.length > 0

  it.each([
    ['is taken, though it is kept after it', ''],
    ['is taken, though the clock has handed the session in meanwhile', "status = 'ready', ready_at = deadline"],
    ['is taken and handed in, though the session has run out for want of it', "status = 'expired'"],
  ])('%s', async (_title, change) => {
    const { id, answer } = await lateBehind(change)
    expect(answer?.errors).toBeUndefined()
    const { status } = await app.row(id)
    expect(status).toBe(change ? 'ready' : 'in_progress')
  })

  it.each([
    ['its candidate handed the session in', "status = 'ready', ready_at = deadline - interval '1 millisecond'"],
    ['it was cancelled', "status = 'cancelled'"],
  ])('is refused where %s meanwhile', async (_title, change) => {
    const { answer } = await lateBehind(change)
    expect(answer?.errors?.[0]?.extensions.code).toBe('CONFLICT')
  })
})
