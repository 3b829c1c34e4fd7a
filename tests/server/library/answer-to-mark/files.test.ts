import { existsSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fileUrl } from '../../../../server/files/file-links'
import type { Settings } from '../../../../server/kernel/settings'
import type { Person } from '../../../build'
import { mp3, wav } from '../../../unit/gateways/sample-files'
import { codes } from '../question-health/class'
import { minutes, NOON, type Place, question, task } from '../test-attempt/library'
import { type Markers, markers, type Waiting } from './markers'

let app: Markers
beforeAll(async () => {
  app = await markers()
})
beforeEach(() => app.services.clock.set(NOON))
afterAll(() => app.close())

const file = (more: object = {}) => task('file_upload', { score: 4, answer: '<p>Model</p>', ...more })
const sound = { name: 'plea.wav', type: 'audio/wav', content: wav() }

interface Begun {
  place: Place
  author: Person
  who: Person
  id: string
  /** The questions of the attempt. */
  ids: string[]
}

/** An attempt that runs, at a test of a file task, a recording and a question. */
async function begun(values: object = {}): Promise<Begun> {
  const place = await app.library.test(
    [file(), task('audio_answer', { score: 2 }), question('single_best_answer')],
    values,
  )
  const author = await app.author(place)
  const [who] = (await app.students(1, place)) as [Person]
  const { id, questions } = (await app.start({ bundleId: place.bundleId }, who)).data.testAttemptStart
  return { place, author, who, id, ids: questions.map((each: { id: string }) => each.id) }
}

const send = async ({ id, who }: Begun, questionId: string | undefined, given: object = {}) =>
  app.handFile(id, questionId ?? '', given, who)
const kept = async (at: Begun, questionId: string | undefined, given: object = {}) => {
  const { data, errors } = await send(at, questionId, given)
  expect(errors).toBeUndefined()
  return data.testAttemptFile as { id: string; name: string; url: string }
}
const names = ({ id, who }: Begun, questionId: string | undefined, answer: string[]) =>
  app.answer(id, questionId ?? '', { answer }, who)
/** What the address of a file answers to somebody. */
const opens = async (fileId: string, who: Person | null) => {
  const signInId = who ? (await app.again(who)).signInId : null
  const url = who ? fileUrl(fileId, { ...app.services, signInId } as never) : `/files/${fileId}`
  return (await app.server.inject({ url: url ?? '' })).statusCode
}

describe('an upload for a task', () => {
  it('counts once the answer names it, and is shown with its name and size', async () => {
    const at = await begun()
    const uploaded = await kept(at, at.ids[0], { name: 'advice.txt' })
    expect(uploaded).toMatchObject({ name: 'advice.txt', size: 7, contentType: 'text/plain' })
    expect((await app.show(at.id, at.who)).questions[0]).toMatchObject({ answer: null, files: [{ id: uploaded.id }] })
    expect((await names(at, at.ids[0], [uploaded.id])).data.testAttemptAnswer).toMatchObject({
      answer: [uploaded.id],
      files: [{ id: uploaded.id, name: 'advice.txt', url: expect.stringContaining(uploaded.id) }],
    })
  })

  it('is for the person of the attempt alone, and for a task that takes files', async () => {
    const at = await begun()
    const [other] = (await app.students(1, at.place)) as [Person]
    expect(codes(await app.handFile(at.id, at.ids[0] ?? '', {}, other))).toEqual(['NOT_FOUND'])
    expect(codes(await app.handFile(at.id, at.ids[0] ?? '', {}, at.author))).toEqual(['NOT_FOUND'])
    expect(codes(await send(at, at.ids[2]))).toEqual(['VALIDATION questionId'])
    const elsewhere = await begun()
    expect(codes(await app.handFile(at.id, elsewhere.ids[0] ?? '', {}, at.who))).toEqual(['NOT_FOUND'])
  })

  it('is what its name says, and a sound where one is asked for', async () => {
    const at = await begun()
    expect(codes(await send(at, at.ids[0], { content: '' }))).toEqual(['VALIDATION file'])
    expect(codes(await send(at, at.ids[0], { name: 'run.exe' }))).toEqual(['VALIDATION file'])
    expect(codes(await send(at, at.ids[0], { name: 'fake.pdf' }))).toEqual(['VALIDATION file'])
    expect(codes(await send(at, at.ids[1]))).toEqual(['VALIDATION file'])
    await kept(at, at.ids[1], sound)
    await kept(at, at.ids[1], { name: 'plea.mp3', type: 'audio/mpeg', content: mp3() })
    expect(await app.query('select title from drive_files where owner_id = $1 order by id', [at.who.id])).toHaveLength(
      2,
    )
  })

  it('is refused after the hand-in, after the time, after a check, and beyond the quota', async () => {
    const at = await begun()
    const timed = await begun({ timeLimit: 30, timerEnable: true })
    const settings = app.services.settings as Settings
    const quota = settings.mediaQuota
    settings.mediaQuota = 3
    expect(codes(await send(at, at.ids[0]))).toEqual(['CONFLICT'])
    settings.mediaQuota = quota
    const { id } = await kept(at, at.ids[0])
    await names(at, at.ids[0], [id])
    await app.answer(at.id, at.ids[0] ?? '', { check: true }, at.who)
    expect(codes(await send(at, at.ids[0]))).toEqual(['CONFLICT'])
    await app.submit(at.id, at.who)
    expect(codes(await send(at, at.ids[1], sound))).toEqual(['CONFLICT'])
    app.services.clock.set(minutes(31))
    expect(codes(await send(timed, timed.ids[0]))).toEqual(['EXPIRED'])
  })

  it('answers only the question that it was uploaded for, once, and no more than the task takes', async () => {
    const at = await begun()
    const foreign = await begun()
    const { id: theirs } = await kept(foreign, foreign.ids[0])
    const { id: spoken } = await kept(at, at.ids[1], sound)
    const { id: again } = await kept(at, at.ids[1], sound)
    const own: string[] = []
    for (let each = 0; each < 6; each++) own.push((await kept(at, at.ids[0])).id)
    for (const answer of [[theirs], [spoken], ['x'], [own[0] ?? '', own[0] ?? ''], own])
      expect(codes(await names(at, at.ids[0], answer))).toEqual(['VALIDATION answer'])
    expect(codes(await names(at, at.ids[1], [spoken, again]))).toEqual(['VALIDATION answer'])
    expect((await names(at, at.ids[0], own.slice(1))).errors).toBeUndefined()
    expect((await names(at, at.ids[1], [again])).errors).toBeUndefined()
  })

  it('may be replaced as often as one likes, but not twenty times at once', async () => {
    const at = await begun()
    for (let each = 0; each < 20; each++) await kept(at, at.ids[0])
    expect(codes(await send(at, at.ids[0]))).toEqual(['CONFLICT'])
    app.services.clock.set(minutes(11))
    await kept(at, at.ids[0])
    expect((await app.show(at.id, at.who)).questions[0].files).toHaveLength(1)
  })

  it('is deleted with its bytes when no answer names it at the hand-in, and stays when one does', async () => {
    const at = await begun()
    const { id: used } = await kept(at, at.ids[0])
    const { id: left } = await kept(at, at.ids[0])
    await names(at, at.ids[0], [used])
    await app.submit(at.id, at.who)
    const keyOf = async (id: string) =>
      (await app.query('select storage_key as key from drive_files where id = $1', [id]))[0]?.key as string | undefined
    const path = app.services.files.path((await keyOf(left)) ?? '')
    expect(existsSync(path)).toBe(true)
    expect(await opens(left, at.who)).not.toBe(200)
    await app.at(minutes(25 * 60).toISOString())
    expect([await keyOf(left), existsSync(path)]).toEqual([undefined, false])
    expect(existsSync(app.services.files.path((await keyOf(used)) ?? ''))).toBe(true)
  })

  it('is deleted when its attempt is given up, so that it takes no space of its owner', async () => {
    const at = await begun()
    const { id } = await kept(at, at.ids[0])
    await names(at, at.ids[0], [id])
    expect(await opens(id, at.who)).toBe(200)
    expect(codes(await app.abandon(at.id, at.who))).toEqual([])
    expect(await opens(id, at.who)).not.toBe(200)
    await app.at(minutes(50 * 60).toISOString())
    expect(await app.query('select 1 from drive_files where id = $1', [id])).toEqual([])
  })
})

describe('files that were handed in', () => {
  async function handedIn() {
    const at = await begun()
    const { id: advice } = await kept(at, at.ids[0], { name: 'advice.txt' })
    const { id: plea } = await kept(at, at.ids[1], sound)
    await names(at, at.ids[0], [advice])
    await names(at, at.ids[1], [plea])
    return { ...at, advice, plea }
  }

  it('wait with their answers for a person, and are marked as an essay is', async () => {
    const at = await handedIn()
    await app.submit(at.id, at.who)
    expect(await app.show(at.id, at.who)).toMatchObject({ status: 'submitted', unmarked: 2, points: 0, most: 1 })
    const waiting = (await app.queue(at.author, { bundleId: at.place.bundleId })) as [Waiting, Waiting]
    expect(waiting).toMatchObject([
      { answer: '', files: [{ id: at.advice, name: 'advice.txt', contentType: 'text/plain' }] },
      { answer: '', files: [{ id: at.plea, name: 'plea.wav', contentType: 'audio/wav' }] },
    ])
    await app.mark(at.author, waiting[0], 3)
    await app.mark(at.author, waiting[1], 0.5)
    expect(await app.show(at.id, at.who)).toMatchObject({ status: 'graded', points: 3.5, most: 7 })
  })

  it('are opened by who handed them in and by who may mark them, and by nobody else', async () => {
    const at = await handedIn()
    const [other] = (await app.students(1, at.place)) as [Person]
    const stranger = await app.person({ type: 'tutoringSolicitor' })
    const staff = await app.person({ abilities: ['manage_content'] })
    const onlooker = await app.person({ abilities: ['view_all_users'] })
    const everybody = async () =>
      Promise.all([at.who, at.author, staff, other, stranger, onlooker, null].map((who) => opens(at.advice, who)))
    const [ok, not] = [200, 404]
    const running = await everybody()
    expect(running.map((code) => code === ok)).toEqual([true, false, false, false, false, false, false])
    await app.submit(at.id, at.who)
    const after = await everybody()
    expect(after.map((code) => code === ok)).toEqual([true, true, true, false, false, false, false])
    expect(after[3]).toBe(not)
    expect((await app.show(at.id, onlooker)).questions[0]).toMatchObject({ files: [], note: null })
  })

  it('are no longer opened by an author who has left the bundle', async () => {
    const at = await handedIn()
    await app.submit(at.id, at.who)
    await app.query('delete from bundle_authors where user_id = $1', [at.author.id])
    expect(await opens(at.advice, at.author)).toBe(404)
  })

  it('stand in the export of their person, and go with the account', async () => {
    const at = await handedIn()
    await app.submit(at.id, at.who)
    const { userExport } = (await app.ask('{ userExport }', {}, at.who)).data
    expect(userExport.filesHandedIn).toMatchObject([{ title: 'advice.txt' }, { title: 'plea.wav' }])
    const keys = await app.query('select storage_key as key from drive_files where owner_id = $1', [at.who.id])
    const { errors } = await app.ask(
      'mutation ($email: String!) { userDelete(email: $email) { id } }',
      { email: at.who.email },
      at.who,
    )
    expect(errors).toBeUndefined()
    expect(await app.query('select 1 from drive_files where id = any($1)', [[at.advice, at.plea]])).toEqual([])
    for (const { key } of keys) await expect.poll(() => existsSync(app.services.files.path(key as string))).toBe(false)
  })
})
