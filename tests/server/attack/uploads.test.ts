import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type TestApp } from '../../build'
import { booked, inDays, school } from '../../factories'

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const kept = () => {
  const folder = join(app.services.settings.dataDir, 'files')
  try {
    return readdirSync(folder, { recursive: true }).filter((name) => statSync(join(folder, String(name))).isFile())
      .length
  } catch {
    return 0
  }
}

describe('uploads', () => {
  it('do not tell where a photo of an answer was taken', async () => {
    const place = await school(app, { mode: 'window' })
    const student = await app.person()
    const start = inDays(app, 3)
    const id = await booked(app, place, student, start)
    await app.at(new Date(start.getTime() + 60_000))
    const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#bf4f22' } })
      .withExif({ IFD0: { Copyright: 'taken at home' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect(photo.includes('taken at home')).toBe(true)
    const { data, errors } = await app.upload(
      'mutation($id: ID!, $file: Upload) { sessionAnswerCreate(sessionId: $id, title: "Page 1", contentType: "image/jpeg", file: $file) { file { contentType size contentLink } } }',
      { id },
      { name: 'page.jpg', type: 'image/jpeg', content: photo },
      await app.again(student),
    )
    expect(errors).toBeUndefined()
    const { file } = data.sessionAnswerCreate
    const { rawPayload } = await app.server.inject({ url: file.contentLink })
    expect(rawPayload.includes('taken at home')).toBe(false)
    const { exif, ...picture } = await sharp(rawPayload).metadata()
    expect(exif).toBeUndefined()
    expect(picture).toMatchObject({ format: 'jpeg', width: 8 })
    expect(rawPayload.length).toBe(file.size)
    await app.at(null)
  })

  it('of somebody who may not add to a mock leave nothing behind', async () => {
    const place = await school(app)
    const stranger = await app.person({ type: 'tutoringSolicitor' })
    const before = kept()
    for (const name of ['mockMaterialCreate', 'mockTemplateCreate']) {
      const { errors } = await app.upload(
        `mutation($mockId: ID!, $file: Upload) { ${name}(mockId: $mockId, file: $file) { id } }`,
        { mockId: place.mockIds[0] },
        { name: 'notes.txt', type: 'text/plain', content: 'Some notes.' },
        stranger,
      )
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    }
    expect(kept()).toBe(before)
  })
})
