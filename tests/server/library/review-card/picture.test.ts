import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { NOON } from '../test-attempt/library'
import { flashcard, type Reviews, reviews } from './library'

let app: Reviews
let fileId: string
beforeAll(async () => {
  app = await reviews()
  app.services.clock.set(NOON)
  const content = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#1d4289' } })
    .webp()
    .toBuffer()
  const author = await app.person({ type: 'tutoringSolicitor' })
  const file = { name: 'register.webp', type: 'image/webp', content }
  fileId = (await app.upload('mutation ($file: Upload!) { mediaCreate(file: $file) { id } }', {}, file, author)).data
    .mediaCreate.id
})
afterAll(() => app.close())

const IMAGES = '{ reviewNext { cards { image } } reviewKept { cards { image } } }'
const images = async (who: Person) => {
  const { reviewNext, reviewKept } = (await app.tell(IMAGES, {}, who)).data
  return [...reviewNext.cards, ...reviewKept.cards].map(({ image }: { image: string | null }) => image)
}
const fetched = async (url: string) => (await app.server.inject({ url })).statusCode

it('is the one above a flashcard, by a link of its reader’s own that ends with their access', async () => {
  const [one, other] = [await app.person(), await app.person()]
  for (const who of [one, other]) {
    const { bundleId } = await app.opened([flashcard('Front', { image: fileId })], { type: 'flashcards' }, who)
    await app.add({ bundleId }, who)
  }
  app.at(1)
  const [own, theirs] = [await images(one), await images(other)]
  expect(own).toHaveLength(2)
  for (const address of own) expect(address).toMatch(new RegExp(`^/files/${fileId}\\?link=`))
  expect(own[0]).not.toBe(theirs[0])
  expect(await fetched(own[0] as string)).toBe(200)
  await app.query('delete from library_permissions where user_id = $1', [one.id])
  expect([await fetched(own[0] as string), await fetched(theirs[0] as string)]).toEqual([404, 200])
})
