import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { driveFiles } from '../../../../server/files/drive-file/table'
import { newId } from '../../../../server/kernel/database/columns'
import { librarySlides } from '../../../../server/library/library-slide/table'
import { codes, type Library, library } from '../library'

const UPDATE =
  'mutation ($id: ID!, $seconds: Int) { librarySlideUpdate(id: $id, meta: { seconds: $seconds }) { meta { seconds } } }'
const LENGTH = 'query ($id: ID!) { bundle(id: $id) { parts { slides seconds } } }'

const MOVE =
  'mutation ($bundleId: ID!, $slides: [LibrarySlideInput!]!) { librarySlidesUpdate(bundleId: $bundleId, slides: $slides) { id title chapterId position } }'
const CHAPTER =
  'mutation ($bundleId: ID!) { libraryChapterCreate(bundleId: $bundleId, title: "The rule", position: 0) { id } }'
const LIST = 'query ($bundleId: ID!) { librarySlides(bundleId: $bundleId) { id title chapterId position } }'

let app: Library
beforeAll(async () => {
  app = await library()
})
afterAll(() => app.close())

async function lecture() {
  const { id: bundleId } = await app.bundle({ type: 'lecture' })
  const slides = [newId(), newId()]
  await app.services.database.orm.insert(librarySlides).values(slides.map((id) => ({ id, bundleId })))
  return { bundleId, slides }
}
const last = (id: string | undefined, seconds: number | null) => app.send(UPDATE, { id, seconds }, app.admin)

describe('how long the sound of a slide is', () => {
  it('adds up to the length of its lecture', async () => {
    const { bundleId, slides } = await lecture()
    for (const id of slides) expect((await last(id, 86_400)).errors).toBeUndefined()
    expect((await app.send(LENGTH, { id: bundleId }, app.student)).data.bundle.parts).toEqual({
      slides: 2,
      seconds: 172_800,
    })
    expect((await last(slides[0], null)).data.librarySlideUpdate.meta).toEqual({ seconds: null })
  })

  it.each([86_401, -1, 2_147_483_647])('is not %i seconds, which no sum could hold', async (seconds) => {
    const { bundleId, slides } = await lecture()
    for (const id of slides) expect(codes(await last(id, seconds))).toEqual(['VALIDATION meta'])
    expect((await app.send(LENGTH, { id: bundleId }, app.student)).data.bundle.parts.seconds).toBe(0)
  })
})

it('a sound whose length the server found has that, and the words stay', async () => {
  const { slides } = await lecture()
  const sound = async (metadata: object) => {
    const id = newId()
    const file = { id, contentType: 'audio/mpeg', title: 'Sound', ownerId: app.admin.id }
    await app.services.database.orm.insert(driveFiles).values({ ...file, metadata: { media: 'audio', ...metadata } })
    return id
  }
  const GIVE = `mutation ($id: ID!, $audio: ID!, $meta: SlideMetaInput) {
    librarySlideUpdate(id: $id, audio: $audio, meta: $meta) { meta { seconds transcript } } }`
  const give = async (audio: string, meta?: object) =>
    (await app.send(GIVE, { id: slides[0], audio, meta }, app.admin)).data.librarySlideUpdate.meta
  const said = { seconds: 7, transcript: 'An offer.' }
  expect(await give(await sound({ seconds: 42 }), said)).toEqual({ ...said, seconds: 42 })
  expect(await give(await sound({ seconds: 43 }))).toEqual({ ...said, seconds: 43 })
  expect(await give(await sound({}), said)).toEqual(said)
})

describe('what the sound of a slide says', () => {
  const SAY =
    'mutation ($id: ID!, $transcript: Text) { librarySlideUpdate(id: $id, meta: { transcript: $transcript }) { meta { transcript } } }'
  const say = async (transcript: string) => {
    const { slides } = await lecture()
    return app.send(SAY, { id: slides[0], transcript }, app.admin)
  }

  it('is a plain text as it is, or captions with nothing but times and words', async () => {
    expect((await say('See WEBVTT.')).data.librarySlideUpdate.meta.transcript).toBe('See WEBVTT.')
    const captions =
      'WEBVTT\n\nSTYLE\n::cue { color: red }\n\n00:00.000 --> 00:02.000 line:0\n<b>Offer</b> <script>x</script>'
    expect((await say(captions)).data.librarySlideUpdate.meta.transcript).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nOffer x\n',
    )
  })

  it('is refused where it begins as captions and is none', async () => {
    expect(codes(await say('WEBVTT\n\nno times'))).toEqual(['VALIDATION meta'])
  })
})

describe('several slides', () => {
  const chapterOf = async (bundleId: string) =>
    (await app.send(CHAPTER, { bundleId }, app.admin)).data.libraryChapterCreate.id
  const list = async (bundleId: string) => (await app.send(LIST, { bundleId }, app.admin)).data.librarySlides
  const move = (bundleId: string, slides: object[], who = app.admin) => app.send(MOVE, { bundleId, slides }, who)

  it('are moved at once, also into a chapter and out of it', async () => {
    const { bundleId, slides } = await lecture()
    const [one, two] = slides
    const chapterId = await chapterOf(bundleId)
    const into = [
      { id: two, position: 0 },
      { id: one, position: 1, chapterId, title: 'Boland' },
    ]
    expect((await move(bundleId, into)).errors).toBeUndefined()
    expect(await list(bundleId)).toEqual([
      { id: two, title: null, chapterId: null, position: 0 },
      { id: one, title: 'Boland', chapterId, position: 1 },
    ])
    await move(bundleId, [{ id: one, chapterId: null }])
    expect((await list(bundleId))[1]).toEqual({ id: one, title: 'Boland', chapterId: null, position: 1 })
  })

  it('stay as they were where one of them is refused', async () => {
    const { bundleId, slides } = await lecture()
    const other = await lecture()
    const before = await list(bundleId)
    const good = { id: slides[0], position: 7 }
    const refused = async (bad: object) => codes(await move(bundleId, [good, bad]))
    expect(await refused({ id: other.slides[0], position: 8 })).toEqual(['VALIDATION slides'])
    expect(await refused(good)).toEqual(['VALIDATION slides'])
    expect(await refused({ id: newId(), position: 8 })).toEqual(['NOT_FOUND'])
    const foreign = await chapterOf(other.bundleId)
    expect(await refused({ id: slides[1], chapterId: foreign })).toEqual(['CONFLICT chapterId'])
    expect(await refused({ id: slides[1], chapterId: newId() })).toEqual(['CONFLICT'])
    expect(await list(bundleId)).toEqual(before)
  })

  it('are moved by nobody but the authors and staff', async () => {
    const { bundleId, slides } = await lecture()
    const tutor = await app.person({ type: 'tutoringSolicitor' })
    expect(codes(await move(bundleId, [{ id: slides[0], position: 3 }], tutor))).not.toEqual([])
    expect(codes(await move(bundleId, [{ id: slides[0], position: 3 }], app.student))).toEqual(['FORBIDDEN'])
  })
})
