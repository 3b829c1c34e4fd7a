import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../../server/kernel/database/columns'
import { librarySlides } from '../../../../server/library/library-slide/table'
import { codes, type Library, library } from '../library'

const UPDATE =
  'mutation ($id: ID!, $seconds: Int) { librarySlideUpdate(id: $id, meta: { seconds: $seconds }) { meta { seconds } } }'
const LENGTH = 'query ($id: ID!) { bundle(id: $id) { parts { slides seconds } } }'

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
