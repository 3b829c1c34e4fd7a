import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileUrl } from '../../../../server/files/file-links'
import type { Person } from '../../../build'
import { film, sender } from '../../files/media-upload/sender'
import { codes, type Library, library, OPEN } from '../library'

const CREATE = `mutation ($bundleId: ID!, $title: String!, $file: ID!, $seconds: Int, $captions: Text, $poster: ID) {
  libraryVideoCreate(bundleId: $bundleId, title: $title, file: $file, seconds: $seconds, captions: $captions, poster: $poster) { id title file seconds captions position contentType } }`
const UPDATE =
  'mutation ($id: ID!, $title: String, $file: ID, $captions: Text) { libraryVideoUpdate(id: $id, title: $title, file: $file, captions: $captions) { id title captions file } }'
const UPDATE_ALL =
  'mutation ($bundleId: ID!, $videos: [LibraryVideoInput!]!) { libraryVideosUpdate(bundleId: $bundleId, videos: $videos) { id title position } }'
const LIST =
  'query ($bundleId: ID!) { libraryVideos(bundleId: $bundleId) { id title file poster captions seconds position } }'
const BUNDLE = 'query ($id: ID!) { bundle(id: $id) { parts { videos videoSeconds } videos { id title } } }'
const VTT = 'WEBVTT\n\n00:00.000 --> 00:02.000\n<b>Offer</b>'

let app: Library
let tus: ReturnType<typeof sender>
beforeAll(async () => {
  app = await library()
  tus = sender(app)
})
afterAll(() => app.close())

const upload = (who = app.admin) => tus.whole(who, film())
const create = async (values: object, who: Person = app.admin) => app.send(CREATE, { title: 'Offer', ...values }, who)
async function video(bundleId: string, values: object = {}) {
  return (await create({ bundleId, file: await upload(), ...values })).data.libraryVideoCreate
}

describe('a video', () => {
  it('is added with a finished upload, last, and the bundle counts it', async () => {
    const { id: bundleId } = await app.bundle()
    const first = await video(bundleId, { seconds: 90 })
    const second = await video(bundleId, { seconds: 30, title: 'Acceptance' })
    expect(first).toMatchObject({ title: 'Offer', seconds: 90, position: 0, contentType: 'video/mp4' })
    expect(second.position).toBe(1)
    const { data } = await app.send(BUNDLE, { id: bundleId }, app.admin)
    expect(data.bundle).toEqual({
      parts: { videos: 2, videoSeconds: 120 },
      videos: [
        { id: first.id, title: 'Offer' },
        { id: second.id, title: 'Acceptance' },
      ],
    })
  })

  it('is shown by title to those who find the bundle, and played by those who have opened it', async () => {
    const { id: bundleId } = await app.bundle({ price: 0 })
    const { file } = await video(bundleId, { captions: VTT })
    const fileId = file.slice('/files/'.length, file.indexOf('?'))
    const read = async () => (await app.send(LIST, { bundleId }, app.student)).data.libraryVideos[0]
    const bytes = async () => {
      const url = fileUrl(fileId, { ...app.services, signInId: app.student.signInId }) ?? ''
      return app.server.inject({ url, headers: { range: 'bytes=4-11' } })
    }
    expect(await read()).toMatchObject({ title: 'Offer', file: null, captions: null })
    expect((await bytes()).statusCode).toBe(404)
    await app.send('mutation ($bundleId: ID!) { bundleBuy(bundleId: $bundleId) { id } }', { bundleId }, app.student)
    await app.send(OPEN, { bundleId }, app.student)
    expect(await read()).toMatchObject({ captions: 'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nOffer\n' })
    const { statusCode, headers, rawPayload } = await bytes()
    expect({ statusCode, type: headers['content-type'], text: rawPayload.toString('latin1') }).toEqual({
      statusCode: 206,
      type: 'video/mp4',
      text: 'ftypisom',
    })
  })

  it.each([
    ['a title of spaces', { title: '  ' }, 'VALIDATION title'],
    ['captions that are none', { captions: 'hello' }, 'VALIDATION captions'],
    ['a length of nothing', { seconds: 0 }, 'VALIDATION seconds'],
    ['a length of more than a day', { seconds: 86_401 }, 'VALIDATION seconds'],
  ])('is refused with %s', async (_, values, code) => {
    const { id: bundleId } = await app.bundle()
    expect(codes(await create({ bundleId, file: await upload(), ...values }))).toEqual([code])
  })

  it('is refused with the upload of another, one that is not finished, or a sound', async () => {
    const { id: bundleId } = await app.bundle()
    const author = await app.person({ type: 'tutoringSolicitor' })
    await app.send(
      'mutation ($bundleId: ID!, $userId: ID!) { bundleAuthorCreate(bundleId: $bundleId, userId: $userId) { id } }',
      { bundleId, userId: author.id },
      app.admin,
    )
    expect(codes(await create({ bundleId, file: await upload() }, author))).toEqual(['VALIDATION file'])
    const begun = await tus.begin(author, 5_000)
    const unfinished = String(begun.headers.location).split('/').at(-1)
    expect(codes(await create({ bundleId, file: unfinished }, author))).toEqual(['VALIDATION file'])
    expect(codes(await create({ bundleId, file: await upload(author) }, author))).toEqual([])
  })

  it('is changed in the fields that are given', async () => {
    const { id: bundleId } = await app.bundle()
    const { id } = await video(bundleId, { captions: VTT })
    const { data } = await app.send(UPDATE, { id, title: 'Acceptance' }, app.admin)
    expect(data.libraryVideoUpdate).toMatchObject({ title: 'Acceptance', captions: expect.stringContaining('Offer') })
    expect((await app.send(UPDATE, { id, captions: null }, app.admin)).data.libraryVideoUpdate.captions).toBeNull()
  })
})

describe('several videos', () => {
  it('are moved and renamed at once', async () => {
    const { id: bundleId } = await app.bundle()
    const [one, two] = [await video(bundleId), await video(bundleId)]
    const videos = [
      { id: two.id, position: 0, title: 'First' },
      { id: one.id, position: 1 },
    ]
    const { data } = await app.send(UPDATE_ALL, { bundleId, videos }, app.admin)
    expect(data.libraryVideosUpdate).toEqual([
      { id: two.id, title: 'First', position: 0 },
      { id: one.id, title: 'Offer', position: 1 },
    ])
    const { data: read } = await app.send(LIST, { bundleId }, app.student)
    expect(read.libraryVideos.map(({ id }: { id: string }) => id)).toEqual([two.id, one.id])
  })

  it('stay as they were where one of them is refused', async () => {
    const { id: bundleId } = await app.bundle()
    const { id: elsewhere } = await app.bundle()
    const [one, foreign] = [await video(bundleId), await video(elsewhere)]
    const change = (videos: object[]) => app.send(UPDATE_ALL, { bundleId, videos }, app.admin)
    const renamed = { id: one.id, title: 'New' }
    expect(codes(await change([renamed, { id: foreign.id, title: 'New' }]))).toEqual(['VALIDATION videos'])
    expect(codes(await change([renamed, renamed]))).toEqual(['VALIDATION videos'])
    expect(
      codes(
        await change([renamed, { id: one.id.replace(/.$/, (last: string) => (last === 'e' ? 'f' : 'e')), title: 'x' }]),
      ),
    ).toEqual(['NOT_FOUND'])
    const { data } = await app.send(LIST, { bundleId }, app.admin)
    expect(data.libraryVideos[0].title).toBe('Offer')
  })
})
