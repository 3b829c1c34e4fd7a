import { expect, test } from 'vitest'
import { fewAtOnce } from '../../../server/kernel/realtime/few-at-once'

test('a limited number of works run at once, the others follow in order, also after a failure', async () => {
  const run = fewAtOnce(2)
  const begun: number[] = []
  let running = 0
  let most = 0
  const work = async (number: number) => {
    begun.push(number)
    most = Math.max(most, ++running)
    await new Promise((done) => setTimeout(done, 5))
    running--
    if (number === 1) throw new Error('one failed')
    return number
  }
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((number) => run(() => work(number))))

  expect(begun).toEqual([0, 1, 2, 3, 4])
  expect(most).toBe(2)
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true])
  expect(await run(() => work(5))).toBe(5)
})
