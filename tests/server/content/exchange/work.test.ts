import { afterAll, beforeAll, expect, it } from 'vitest'
import { exchange, threadTime } from '../../../../server/content/exchange/work'
import { codes } from '../../library/library'
import { giftFile, type Imports, imports } from '../content-import/imports'

let app: Imports
beforeAll(async () => {
  app = await imports({ exchangeTurnMs: 500 })
})
afterAll(() => app.close())

/** Lets the server's time go on. */
const pass = (ms: number) => app.services.clock.set(new Date(app.services.clock.now().getTime() + ms))

const bytes = new Uint8Array(Buffer.from(giftFile(300)))
const reading = (terms = {}) =>
  exchange({ kind: 'read', bytes, name: 'a.txt', format: 'gift' }, { services: app.services, ...terms })
async function all(words: ReturnType<typeof exchange>) {
  let count = 0
  for await (const _ of words) count++
  return count
}

it('a file is read only while its thread has time left, which threads of one work share', async () => {
  const time = threadTime(app.services)
  const { left } = time
  await all(reading({ time }))
  expect(time.left).toBeLessThan(left)
  const slow = reading({ time: { left: 1 } })
  await expect(all(slow)).rejects.toThrow('This file takes too long to read')
  // The time of whoever reads what the thread says is not the thread's.
  const patient = { left: 300_000 }
  const words = reading({ time: patient })
  await words.next()
  const after = patient.left
  pass(200_000)
  await words.next()
  expect(after - patient.left).toBeLessThan(200_000)
  await words.return(undefined)
})

it('one that waits in vain for its turn is refused, and those behind it have theirs', async () => {
  const first = reading()
  await first.next()
  await expect(all(reading({ wait: 100 }))).rejects.toThrow('Please try again in a moment.')
  let isDone = false
  const behind = all(reading()).finally(() => {
    isDone = true
  })
  await app.send('{ __typename }')
  expect(isDone).toBe(false)
  await first.return(undefined)
  expect(await behind).toBe(5)
})

it('an export that does not have its turn in time is refused, and leaves nothing', async () => {
  const { contentId } = await app.bundle()
  await app.question(contentId)
  const first = reading()
  await first.next()
  const { answer } = await app.exported(contentId, 'csv')
  await first.return(undefined)
  expect(codes(answer)).toEqual(['CONFLICT'])
  expect(answer.errors?.[0]?.message).toBe(
    'The server is busy with other files of questions. Please try again in a moment.',
  )
  expect((await app.services.database.query({ text: 'select 1 from drive_files' })).rows).toEqual([])
  expect((await app.exported(contentId, 'csv')).export).toMatchObject({ count: 1 })
})
