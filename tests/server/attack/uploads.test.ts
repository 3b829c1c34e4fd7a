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
  it('of a photo as an answer lose the place where it was taken', async () => {
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

  it('by a person who may not add to a mock leave nothing behind', async () => {
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

  const avatar =
    'mutation($id: ID!, $type: UserType, $file: Upload) { userUpdate(id: $id, type: $type, avatar: $file) { avatar } }'
  const picture = async () => ({
    name: 'me.png',
    type: 'image/png',
    content: await sharp({ create: { width: 80, height: 60, channels: 3, background: '#bf4f22' } })
      .png()
      .toBuffer(),
  })

  it('by a person who may not change the picture leave nothing behind', async () => {
    const [student, other] = [await app.person(), await app.person()]
    const before = kept()
    const refusals = [await app.upload(avatar, { id: other.id }, await picture(), student)]
    refusals.push(await app.upload(avatar, { id: student.id, type: 'interviewer' }, await picture(), student))
    expect(refusals.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['NOT_FOUND', 'FORBIDDEN'])
    expect(kept()).toBe(before)
  })

  it('that nothing refers to any more are deleted, and others stay', async () => {
    const student = await app.person()
    const before = kept()
    for (let time = 0; time < 3; time++)
      expect((await app.upload(avatar, { id: student.id }, await picture(), student)).errors).toBeUndefined()
    expect(kept()).toBe(before + 3)
    await app.at(inDays(app, 10))
    expect(kept()).toBe(before + 1)
    const { data } = await app.send('{ currentUser { avatar } }', {}, await app.again(student))
    expect((await app.server.inject({ url: data.currentUser.avatar })).statusCode).toBe(200)
    await app.at(null)
  })
})
