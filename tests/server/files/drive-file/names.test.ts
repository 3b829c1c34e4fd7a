import { afterAll, beforeAll, expect, it } from 'vitest'
import { contents } from '../../../../server/content/content/table'
import { fileUrl } from '../../../../server/files/file-links'
import { newId } from '../../../../server/kernel/database/columns'
import { bundles } from '../../../../server/library/bundle/table'
import { libraryCategories } from '../../../../server/library/library-category/table'
import { librarySlides } from '../../../../server/library/library-slide/table'
import { build, type Person, type TestApp } from '../../../build'

let app: TestApp
let author: Person
const bundleId = newId()
beforeAll(async () => {
  app = await build()
  author = await app.person({ abilities: ['manage_content'] })
  const { orm } = app.services.database
  const [contentId, categoryId] = [newId(), newId()]
  await orm.insert(contents).values({ id: contentId, title: 'Lecture', status: 'published' })
  await orm.insert(libraryCategories).values({ id: categoryId, title: 'Shelf', status: 'published' })
  await orm.insert(bundles).values({ id: bundleId, contentId, categoryId, title: 'Lecture', status: 'published' })
})
afterAll(() => app?.close())

const wav = Buffer.concat([
  Buffer.from(
    'RIFF\x24\x08\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x44\xac\0\0\x88\x58\x01\0\x02\0\x10\0data\0\x08\0\0',
    'latin1',
  ),
  Buffer.alloc(2048),
])

it.each(["O'Brien's answer.wav", 'The "50%" rule; (a)*b!.wav', 'Ответ 👩‍⚖️ l’été.wav', "it''s 100%25 — ok.wav"])(
  'a file %s is downloaded by the name that it was sent by',
  async (name) => {
    const document = 'mutation ($file: Upload!) { mediaCreate(file: $file) { id } }'
    const { data, errors } = await app.upload(document, {}, { name, type: 'audio/wav', content: wav }, author)
    expect(errors).toBeUndefined()
    await app.services.database.orm.insert(librarySlides).values({ bundleId, image: null, audio: data.mediaCreate.id })
    const url = fileUrl(data.mediaCreate.id, { ...app.services, signInId: author.signInId }) ?? ''
    const { headers } = await app.server.inject({ url })
    const whole = /filename\*=UTF-8''([\w!#$&+.^`|~%-]+)$/.exec(String(headers['content-disposition']))?.[1] ?? ''
    expect(decodeURIComponent(whole)).toBe(name)
  },
)
