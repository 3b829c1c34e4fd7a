import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../../../server/kernel/database/columns'
import { libraryCategories } from '../../../../server/library/library-category/table'
import { build, type Person, type TestApp } from '../../../build'
import { film, sender } from '../../files/media-upload/sender'
import { CREATE, codes } from '../../library/library'

const BLOCK = `mutation ($contentId: ID!, $type: BlockType!, $subtype: BlockSubtype!, $link: String, $video: ID) {
  contentBlockCreate(contentId: $contentId, type: $type, subtype: $subtype, link: $link, video: $video) { id link video complete } }`
const UPDATE = 'mutation ($id: ID!, $link: String) { contentBlockUpdate(id: $id, link: $link) { id link complete } }'

let app: TestApp
let admin: Person
let contentId: string
beforeAll(async () => {
  app = await build({ embedHosts: ['player.vimeo.com'] })
  admin = await app.person({ role: 'admin' })
  const categoryId = newId()
  await app.services.database.orm
    .insert(libraryCategories)
    .values({ id: categoryId, title: 'FLK1', status: 'published' })
  contentId = (await app.send(CREATE, { categoryId, title: 'Contract' }, admin)).data.bundleCreate.contentId
})
afterAll(() => app.close())

const add = (values: object) => app.send(BLOCK, { contentId, ...values }, admin)
const embed = { type: 'embed', subtype: 'iframe' }

it('keeps an embed of an allowed host, and knows that one without a link is not finished', async () => {
  const link = 'https://player.vimeo.com/video/76979871'
  expect((await add({ ...embed, link })).data.contentBlockCreate).toMatchObject({ link, complete: true })
  const { data } = await add(embed)
  expect(data.contentBlockCreate).toMatchObject({ link: null, complete: false })
  const changed = await app.send(UPDATE, { id: data.contentBlockCreate.id, link }, admin)
  expect(changed.data.contentBlockUpdate).toMatchObject({ link, complete: true })
})

it('refuses another host, and any that is not https, at the field and by name', async () => {
  for (const link of ['https://elsewhere.example/', 'http://player.vimeo.com/video/1', 'javascript:alert(1)']) {
    const answer = await add({ ...embed, link })
    expect(codes(answer)).toEqual(['VALIDATION link'])
    expect(answer.errors?.[0]?.message).toBe('Only https addresses of these sites are shown here: player.vimeo.com.')
  }
})

it('lets pages frame these hosts alone', async () => {
  const { headers } = await app.server.inject({ url: '/library' })
  expect(headers['content-security-policy']).toContain("frame-src 'self' https://player.vimeo.com;")
})

it('keeps a video of an upload in a block', async () => {
  const video = await sender(app).whole(admin, film())
  const { data } = await add({ type: 'media', subtype: 'video', video })
  expect(data.contentBlockCreate).toMatchObject({ video: expect.stringContaining(`/files/${video}`), complete: true })
  expect(codes(await add({ type: 'media', subtype: 'video', video: newId() }))).toEqual(['VALIDATION video'])
})
