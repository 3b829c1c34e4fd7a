import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bank } from './generated-blocks'
import { formats, heldIn, shownAs, through } from './through'

describe('a way out and back in', () => {
  it.each(formats)('loses nothing that %s can hold', { timeout: 120_000 }, async (format) => {
    await fc.assert(
      fc.asyncProperty(bank, async (blocks) => {
        const held = heldIn(format, blocks)
        if (!held.length) return
        expect(await through(format, held)).toEqual(shownAs(held))
      }),
      { numRuns: 60 },
    )
  })
})
