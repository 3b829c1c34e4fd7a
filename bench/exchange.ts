import fc from 'fast-check'
import type { ExchangeFormat } from '../schema/generated/types'
import { bank } from '../tests/unit/exchange/generated-blocks'
import { malformed, randomFrom, readAsProduct } from '../tests/unit/exchange/malformed'
import { filesIn, rotten, samplesOf } from '../tests/unit/exchange/samples'
import { formats, heldIn, shownAs, through } from '../tests/unit/exchange/through'
import { importQuestions } from './exchange/import-questions'
import { sized } from './size'
import { print, verdict } from './table'

const BANKS = Number(process.env.EXCHANGE_BANKS ?? sized(300, 3))
const FILES = Number(process.env.EXCHANGE_FILES ?? sized(10_000, 10))
const SEED = Number(process.env.FUZZ_SEED ?? 1)
const QUESTIONS = sized(5_000, 20)
const MOST_MS = 20_000
const MOST_MB = 300

type Part = () => Promise<void>
const parts: Record<string, Part> = { import: importing, trips, fuzz }

/** Measures importing, ways out and back in, and malformed files; `-- exchange fuzz` measures one of them. */
export async function exchange(words: readonly string[]): Promise<void> {
  for (const word of words.length ? words : Object.keys(parts)) await parts[word]?.()
}

async function importing() {
  const { ms, states, done } = await importQuestions(QUESTIONS)
  print(
    `Import of ${QUESTIONS.toLocaleString('en-GB')} questions, from the upload to the last block`,
    ['came over', 's', 'target', '', 'states of progress seen'],
    [
      [
        String(done),
        (ms / 1000).toFixed(1),
        `≤ ${MOST_MS / 1000}`,
        verdict(ms <= MOST_MS && done === QUESTIONS),
        String(states),
      ],
    ],
  )
}

async function trips() {
  const rows: string[][] = []
  const banks = fc.sample(bank, { numRuns: BANKS, seed: SEED })
  for (const format of formats) {
    let [blocks, lost] = [0, 0]
    for (const each of banks) {
      const held = heldIn(format, each)
      if (!held.length) continue
      const [before, after] = [shownAs(held), await through(format, held)]
      blocks += before.length
      lost += before.filter((one, at) => JSON.stringify(sorted(one)) !== JSON.stringify(sorted(after[at]))).length
    }
    rows.push([format, String(blocks), String(lost), '0', verdict(lost === 0)])
  }
  print(`Ways out and back in of ${BANKS} generated banks, seed ${SEED}`, ['', 'blocks', 'changed', 'target', ''], rows)
}

const sorted = (value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

async function fuzz() {
  const rows: string[][] = []
  for (const format of formats) rows.push(await fuzzed(format))
  print(
    `Malformed files, ${FILES} of each format, seed ${SEED}`,
    ['', 'read', 'refused', 'thrown', 'target', '', 'most MiB', 'target', ''],
    rows,
  )
}

async function fuzzed(format: ExchangeFormat): Promise<string[]> {
  const samples = await samplesOf(format, 40, SEED)
  const isPackage = samples[0]?.[0] === 0x50
  const packages = isPackage ? await Promise.all(samples.map(filesIn)) : []
  const told = { read: 0, refused: 0, thrown: 0 }
  let most = 0
  for (let at = 0; at < FILES; at++) {
    const random = randomFrom(SEED * FILES + at)
    try {
      // Of packages every other one is whole, and single files within are malformed.
      const file =
        isPackage && at % 2
          ? await rotten(random.one(packages), SEED * FILES + at)
          : malformed(random.one(samples), random)
      told[await readAsProduct(format, file)]++
    } catch (error) {
      told.thrown++
      console.error(format, SEED * FILES + at, error)
    }
    most = Math.max(most, process.memoryUsage().rss / 1024 / 1024)
  }
  const good = verdict(told.thrown === 0)
  return [
    format,
    String(told.read),
    String(told.refused),
    String(told.thrown),
    '0',
    good,
    most.toFixed(0),
    `< ${MOST_MB}`,
    verdict(most < MOST_MB),
  ]
}
