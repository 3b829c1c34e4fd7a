import { afterAll, beforeAll, expect, it } from 'vitest'
import { type School, school } from '../groups'
import { codes, type Links, linksOf } from './links'

let app: School
let links: Links
beforeAll(async () => {
  app = await school({ rateFactor: 1 })
  links = linksOf(app)
})
afterAll(() => app.close())

it('nobody tries more than 30 links in ten minutes, nor looks at more than 60', async () => {
  const guesser = await app.person()
  const tried: string[] = []
  for (let at = 0; at < 31; at++) tried.push(...codes(await links.use(`GUESS-${at}`, guesser)))
  expect(tried).toEqual([...Array(30).fill('NOT_FOUND'), 'RATE_LIMITED'])
  const looked: string[] = []
  const LOOK = 'query ($token: String!) { studyGroupInvitation(token: $token) { state } }'
  for (let at = 0; at < 61; at++) looked.push(...codes(await app.send(LOOK, { token: `GUESS-${at}` }, guesser)))
  expect(looked).toEqual([...Array(60).fill('NOT_FOUND'), 'RATE_LIMITED'])
})
