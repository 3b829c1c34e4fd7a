import { existsSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { driveFiles } from '../../../../server/files/drive-file/table'
import { mediaUploads } from '../../../../server/files/media-upload/table'
import { build, type Person, type TestApp } from '../../../build'
import { film, sender } from './sender'

let app: TestApp
let author: Person
let other: Person
let student: Person
let tus: ReturnType<typeof sender>
beforeAll(async () => {
  app = await build({ mediaQuota: 1_000_000 })
  author = await app.person({ type: 'tutoringSolicitor' })
  other = await app.person({ type: 'tutoringSolicitor' })
  student = await app.person()
  tus = sender(app)
})
afterEach(async () => {
  app.services.clock.set(null)
  await app.services.database.orm.delete(mediaUploads)
  await app.services.database.orm.delete(driveFiles)
  for (const name of readdirSync(folder())) rmSync(join(folder(), name))
})
afterAll(() => app.close())

const idIn = (url: string) => url.split('/').at(-1) ?? ''
const folder = () => join(app.services.settings.dataDir, 'uploads')
const begun = async (size: number, name?: string, who = author) =>
  (await tus.begin(who, size, name)).headers.location as string
const filesOf = (id: string) => app.services.database.orm.select().from(driveFiles).where(eq(driveFiles.id, id))

describe('an upload', () => {
  it('that comes whole becomes a document with its id, of the kind that its content shows', async () => {
    const bytes = film()
    const id = await tus.whole(author, bytes, 'Chapter 1.mp4')
    const [file] = await filesOf(id)
    expect(file).toMatchObject({
      contentType: 'video/mp4',
      size: bytes.length,
      ownerId: author.id,
      title: 'Chapter 1.mp4',
    })
    expect(file?.metadata).toMatchObject({ media: 'video' })
    expect(existsSync(app.services.files.path(file?.storageKey ?? ''))).toBe(true)
    expect(readdirSync(folder())).toEqual([])
  })

  it('that is interrupted tells how far it came, and goes on from there', async () => {
    const bytes = film(300_000)
    const url = await begun(bytes.length)
    await tus.patch(author, url, 0, bytes.subarray(0, 100_000))
    const { statusCode, headers } = await tus.head(author, url)
    expect({ statusCode, ...headers }).toMatchObject({
      statusCode: 200,
      'upload-offset': '100000',
      'upload-length': String(bytes.length),
    })
    expect((await tus.patch(author, url, 50_000, bytes.subarray(50_000))).statusCode).toBe(409)
    expect((await tus.patch(author, url, 100_000, bytes.subarray(100_000))).statusCode).toBe(204)
    const [file] = await filesOf(idIn(url))
    expect(await stored(file?.storageKey)).toEqual(bytes)
  })

  it('whose connection is lost in the middle of a request keeps what came', async () => {
    await app.server.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.server.address() as { port: number }
    const bytes = film(200_000)
    const url = await begun(bytes.length)
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(
      [
        `PATCH ${url} HTTP/1.1`,
        'host: localhost',
        'tus-resumable: 1.0.0',
        'upload-offset: 0',
        'content-type: application/offset+octet-stream',
        `content-length: ${bytes.length}`,
        `authorization: Bearer ${author.token}`,
        '\r\n',
      ].join('\r\n'),
    )
    // What it had sent is on its way when the connection ends.
    socket.end(bytes.subarray(0, 120_000))
    const offset = async () => Number((await tus.head(author, url)).headers['upload-offset'])
    await expect.poll(offset, { timeout: 5_000 }).toBe(120_000)
    expect((await tus.patch(author, url, 120_000, bytes.subarray(120_000))).statusCode).toBe(204)
    expect(await stored((await filesOf(idIn(url)))[0]?.storageKey)).toEqual(bytes)
  })

  it('that is finished twice, at once or later, is one document', async () => {
    const bytes = film()
    const url = await begun(bytes.length)
    await tus.patch(author, url, 0, bytes)
    const again = await Promise.all([
      tus.patch(author, url, bytes.length, Buffer.alloc(0)),
      tus.patch(author, url, bytes.length, Buffer.alloc(0)),
      tus.head(author, url),
    ])
    expect(again.map(({ statusCode }) => statusCode)).toEqual([204, 204, 200])
    expect(again[2].headers['upload-offset']).toBe(String(bytes.length))
    expect(await app.services.database.orm.select().from(driveFiles)).toHaveLength(1)
  })

  it('whose finish was cut off is finished when its sender asks how far it came', async () => {
    const bytes = film()
    const url = await begun(bytes.length)
    await tus.patch(author, url, 0, bytes)
    // As after a crash between the move of the bytes and the commit.
    await app.services.database.orm.delete(driveFiles)
    await app.services.database.orm.update(mediaUploads).set({ finishedAt: null })
    expect((await tus.head(author, url)).headers['upload-offset']).toBe(String(bytes.length))
    expect(await filesOf(idIn(url))).toHaveLength(1)
  })

  it('that is cancelled leaves nothing, and a finished one cannot be cancelled', async () => {
    const bytes = film(1_000)
    const url = await begun(bytes.length)
    await tus.patch(author, url, 0, bytes.subarray(0, 6_000))
    expect((await tus.cancel(author, url)).statusCode).toBe(204)
    expect((await tus.head(author, url)).statusCode).toBe(404)
    expect(readdirSync(folder())).toEqual([])
    const id = await tus.whole(author, bytes)
    expect((await tus.cancel(author, `/files/uploads/${id}`)).statusCode).toBe(400)
    expect(await filesOf(id)).toHaveLength(1)
  })
})

describe('the protocol refuses before a byte is kept', () => {
  it('strangers, students and those who view as somebody', async () => {
    expect((await tus.begin(null, 1_000)).statusCode).toBe(401)
    expect((await tus.begin(student, 1_000)).statusCode).toBe(403)
    expect(await app.services.database.orm.select().from(mediaUploads)).toEqual([])
  })

  it('an upload of another person, as if there were none', async () => {
    const bytes = film()
    const url = await begun(bytes.length)
    for (const who of [other, student, null]) {
      const status = who === other ? 404 : who ? 403 : 401
      expect((await tus.head(who, url)).statusCode).toBe(status)
      expect((await tus.patch(who, url, 0, bytes)).statusCode).toBe(status)
      expect((await tus.cancel(who, url)).statusCode).toBe(status)
    }
    expect((await tus.head(author, url)).headers['upload-offset']).toBe('0')
  })

  it('more than the quota, with what is begun counted', async () => {
    await begun(700_000)
    const { statusCode, body } = await tus.begin(author, 400_000)
    expect({ statusCode, body }).toEqual({
      statusCode: 413,
      body: 'Your files may take 0.0 GB, and 0.0 GB are taken. Delete some first.',
    })
    expect((await tus.begin(other, 400_000)).statusCode).toBe(201)
  })

  it.each([
    ['nothing', 0, 422],
    ['more than 2 GB', 2_000_000_001, 422],
  ])('%s', async (_, size, status) => {
    expect((await tus.begin(author, size)).statusCode).toBe(status)
  })

  it('more uploads at once than a person may have begun', async () => {
    for (let each = 0; each < 20; each++) expect((await tus.begin(author, 10)).statusCode).toBe(201)
    expect((await tus.begin(author, 10)).body).toBe(
      'You have 20 uploads that are not finished. Finish or cancel one of them first.',
    )
  })

  it('a request with more bytes than the upload has left', async () => {
    const url = await begun(1_000)
    expect((await tus.patch(author, url, 0, Buffer.alloc(1_001))).statusCode).toBe(413)
    expect((await tus.head(author, url)).headers['upload-offset']).toBe('0')
  })
})

describe('an upload that is not what it says it is', () => {
  const picture = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(50_000)])

  it('is refused once its beginning is here, and forgotten', async () => {
    const url = await begun(picture.length)
    await tus.patch(author, url, 0, picture.subarray(0, 20_000))
    const { statusCode, body } = await tus.patch(author, url, 20_000, picture.subarray(20_000))
    expect({ statusCode, body }).toEqual({
      statusCode: 422,
      body: 'This is no sound or video that can be played. Use MP4 or WebM, or MP3, M4A or WAV for sound.',
    })
    expect((await tus.head(author, url)).statusCode).toBe(404)
    expect(readdirSync(folder())).toEqual([])
  })

  it('is refused at its end where it comes in one piece, by another name too', async () => {
    const refused = async (bytes: Buffer, name: string) => {
      const url = await begun(bytes.length, name)
      const { statusCode, body } = await tus.patch(author, url, 0, bytes)
      expect(await filesOf(idIn(url))).toEqual([])
      return `${statusCode} ${body}`
    }
    expect(await refused(picture, 'film.mp4')).toMatch(/^422 This is no sound or video/)
    expect(await refused(film(), 'film.webm')).toMatch(/^422 The content of this file is not what its name says/)
    expect(await refused(film().subarray(0, 5_000), 'film.mp4')).toMatch(/^422/)
  })
})

describe('an upload that was abandoned', () => {
  const hours = (count: number) => app.at(new Date(Date.now() + count * 3_600_000))

  it('is over after a day, and swept with its bytes an hour later', async () => {
    const bytes = film()
    const url = await begun(bytes.length)
    await tus.patch(author, url, 0, bytes.subarray(0, 4_000))
    await hours(24.1)
    author = await app.again(author)
    expect((await tus.patch(author, url, 4_000, bytes.subarray(4_000))).statusCode).toBe(410)
    expect(readdirSync(folder())).toHaveLength(1)
    await hours(26)
    expect(readdirSync(folder())).toEqual([])
    expect(await app.services.database.orm.select().from(mediaUploads)).toEqual([])
    app.services.clock.set(null)
    author = await app.again(author)
  })

  it('and finished, but named by nothing, is deleted after a day', async () => {
    const id = await tus.whole(author, film())
    await hours(30)
    expect(await filesOf(id)).toEqual([])
  })
})

async function stored(key: string | null | undefined): Promise<Buffer> {
  const { stream } = await app.services.files.open(key ?? '')
  return Buffer.concat(await stream.toArray())
}
