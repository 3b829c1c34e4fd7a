import { machine } from './processes'

type Words = readonly string[]

const parts = {
  reads: () => import('./reads').then(({ reads }) => reads()),
  pages: () => import('./pages').then(({ pages }) => pages()),
  bundles: () => import('./bundles').then(({ bundles }) => bundles()),
  browser: () => import('./browser').then(({ browser }) => browser()),
  live: () => import('./live/live').then(({ live }) => live()),
  fuzz: () => import('./fuzz').then(({ fuzz }) => fuzz()),
  upload: () => import('./upload/upload').then(({ upload }) => upload()),
  'upload-fuzz': () => import('./upload/fuzz-media').then(({ fuzzMedia }) => fuzzMedia()),
  slow: () => import('./slow').then(({ slow }) => slow()),
  starts: () => import('./starts').then(({ starts }) => starts()),
  start: () => import('./start').then(({ start }) => start()),
  restarts: () => import('./restarts').then(({ restarts }) => restarts()),
  accessibility: (words: Words) => import('./accessibility').then(({ accessibility }) => accessibility(words)),
  school: (words: Words) => import('./school').then(({ school }) => school(words)),
  people: (words: Words) => import('./people').then(({ people }) => people(words)),
  house: (words: Words) => import('./house').then(({ house }) => house(words)),
  typing: (words: Words) => import('./typing').then(({ typing }) => typing(words)),
  answers: (words: Words) => import('./answers').then(({ answers }) => answers(words)),
  reviews: () => import('./reviews').then(({ reviews }) => reviews()),
  exchange: (words: Words) => import('./exchange').then(({ exchange }) => exchange(words)),
  word: () => import('./word').then(({ word }) => word()),
  disabling: () => import('./disabling').then(({ disabling }) => disabling()),
  soak: (words: Words) => import('./soak').then(({ soak }) => soak(words)),
}

type Part = keyof typeof parts
const isPart = (name: string): name is Part => name in parts

/** Each requested part with the words after it, where it takes some. */
function asked(words: Words): { part: Part; words: string[] }[] {
  const found: { part: Part; words: string[] }[] = []
  for (const word of words) {
    const last = found.at(-1)
    if (last && parts[last.part].length > 0) last.words.push(word)
    else if (isPart(word)) found.push({ part: word, words: [] })
    else throw new Error(`There is no ${word}: the parts are ${Object.keys(parts).join(', ')}.`)
  }
  return found
}

/** A soak takes half an hour, so it runs only on request. */
const everything = (Object.keys(parts) as Part[]).filter((part) => part !== 'soak').map((part) => ({ part, words: [] }))

/**
 * `npm run bench` runs everything but `soak`. `npm run bench -- reads` runs a part, and `npm run bench -- accessibility student /booking` the student's
 * pages of booking. BENCH_ROUNDS sets the rounds of `reads` (10), the visits of `browser` to each page (3) and the changes of `live` (30). A bench
 * measures, so it prints a missed target and does not fail.
 */
async function main() {
  const named = asked(process.argv.slice(2))
  console.log(machine())
  for (const { part, words } of named.length ? named : everything) {
    const started = Date.now()
    await parts[part](words).catch((error: Error) => console.error(`${part} could not be measured: ${error.message}`))
    console.log(`(${part} took ${Math.round((Date.now() - started) / 1000)} s)`)
  }
  process.exit(0)
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(2)
})
