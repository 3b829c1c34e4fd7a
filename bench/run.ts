import './built-names'
import { parts, type Words } from './parts'
import { machine } from './processes'
import { isSmallest } from './size'

/** Each requested part with the words after it, where it takes some. */
function asked(words: Words): { part: string; words: string[] }[] {
  const found: { part: string; words: string[] }[] = []
  for (const word of words) {
    const last = found.at(-1)
    if (last && parts[last.part]?.takesWords) last.words.push(word)
    else if (word in parts) found.push({ part: word, words: [] })
    else throw new Error(`There is no ${word}: the parts are ${Object.keys(parts).join(', ')}.`)
  }
  return found
}

/** A soak takes half an hour, so it runs only on request. */
const everything = Object.keys(parts)
  .filter((part) => part !== 'soak')
  .map((part) => ({ part, words: [] }))

/** Where nothing is measured but seen to run, a part that does not is a failure. */
const isBeginning = isSmallest || process.env.BENCH_SIZE === 'none'

async function measure(part: string, words: Words) {
  const run = await parts[part]?.load()
  if (process.env.BENCH_SIZE !== 'none') await run?.(words)
}

/**
 * `npm run bench` runs everything but `soak`. `npm run bench -- reads` runs a part, and `npm run bench -- accessibility student /booking` the student's
 * pages of booking, `npm run bench -- browser test` the test alone. BENCH_ROUNDS sets the rounds of `reads` (10), the visits of `browser` to each page (3) and the changes of `live` (30). A bench
 * measures, so it prints a missed target and does not fail; with BENCH_SIZE=smallest it only begins, with
 * BENCH_SIZE=none it loads its modules, and fails where it cannot.
 */
async function main() {
  const named = asked(process.argv.slice(2))
  console.log(machine())
  for (const { part, words } of named.length ? named : everything) {
    const started = Date.now()
    await measure(part, words).catch((error: Error) => {
      console.error(`${part} could not be measured: ${isBeginning ? error.stack : error.message}`)
      if (isBeginning) process.exitCode = 1
    })
    console.log(`(${part} took ${Math.round((Date.now() - started) / 1000)} s)`)
  }
  process.exit()
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(2)
})
