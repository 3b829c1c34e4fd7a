import { describe, expect, it } from 'vitest'
import { malformed, randomFrom, readAsProduct } from './malformed'
import { filesIn, rotten, samplesOf } from './samples'
import { formats } from './through'

const FILES = 250

describe('malformed files', () => {
  it.each(formats)('of %s are read or refused, never anything else', { timeout: 120_000 }, async (format) => {
    const samples = await samplesOf(format, 10)
    const told = { read: 0, refused: 0 }
    for (let seed = 0; seed < FILES; seed++) {
      const random = randomFrom(seed)
      told[await readAsProduct(format, malformed(random.one(samples), random))]++
    }
    expect(told.read + told.refused).toBe(FILES)
  })

  it.each(['qti_2', 'qti_3', 'anki'] as const)(
    'within whole packages of %s too',
    { timeout: 120_000 },
    async (format) => {
      const [sample] = await samplesOf(format, 1, 3)
      const files = await filesIn(sample as Uint8Array)
      for (let seed = 0; seed < 100; seed++) await readAsProduct(format, await rotten(files, seed))
    },
  )
})
