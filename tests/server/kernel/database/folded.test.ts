import '../../../seed'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { byName, folded } from '../../../../rules/folded'
import { build, type TestApp } from '../../../build'
import { explored } from '../../../explored'

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app?.close())

/** Letters that Unicode 15 and later gave a composition, which only later databases know; no name has them. */
const newer =
  /[\ua7f1\u{105c0}-\u{105ff}\u{11380}-\u{113ff}\u{16100}-\u{1613f}\u{16d40}-\u{16d7f}\u{1cc00}-\u{1ceff}\u{1e030}-\u{1e08f}]/u

/** The texts of the list that the database folds otherwise than the browser. */
async function unlike(texts: string[]) {
  const { rows } = await app.services.database.query({
    text: 'select folded(said) as folded from unnest($1::text[]) with ordinality as t(said, at) order by at',
    values: [texts],
  })
  return texts.filter((text, at) => rows[at]?.folded !== folded(text))
}

it('the database folds every letter that there is as the browser does', async () => {
  const letters: string[] = []
  // Planes with letters; the rest is for private use, or empty.
  for (let at = 1; at < 0x20000; at++) {
    const letter = String.fromCodePoint(at)
    if (/[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}\p{Cf}\p{Cc}]/u.test(letter) && !newer.test(letter)) letters.push(`a${letter}b`)
  }
  expect(letters.length).toBeGreaterThan(80_000)
  const found: string[] = []
  for (let at = 0; at < letters.length; at += 10_000) found.push(...(await unlike(letters.slice(at, at + 10_000))))
  expect(found.map((each) => each.codePointAt(1)?.toString(16))).toEqual([])
})

const name = fc.string({
  unit: fc.oneof(
    fc.constantFrom(..."aAzZéÉßøÅ\u0301\u0308’'`´- \t–ǅΣςÆžЁйİıﬁ½ 한ア、💼"),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 12,
})

it('generated names fold, and stand in order, alike on the server and in the browser', async () => {
  const names = fc.sample(name, explored ? 10_000 : 1_000).filter((each) => !each.includes('\0') && !newer.test(each))
  expect(await unlike(names)).toEqual([])
  const { rows } = await app.services.database.query({
    text: 'select said from unnest($1::text[]) with ordinality as t(said, at) order by folded(said) collate "C", at',
    values: [names],
  })
  expect(rows.map(({ said }) => said)).toEqual([...names].sort(byName))
})
