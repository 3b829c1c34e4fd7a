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
