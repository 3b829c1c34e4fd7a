import { machine } from './processes'

const parts = {
  reads: () => import('./reads').then(({ reads }) => reads()),
  pages: () => import('./pages').then(({ pages }) => pages()),
  browser: () => import('./browser').then(({ browser }) => browser()),
  start: () => import('./start').then(({ start }) => start()),
  restarts: () => import('./restarts').then(({ restarts }) => restarts()),
  accessibility: (words: readonly string[]) => import('./accessibility').then((part) => part.accessibility(words)),
}

type Part = keyof typeof parts
const isPart = (name: string): name is Part => name in parts

/**
 * `npm run bench` runs everything, `npm run bench -- reads` a part, `npm run bench -- accessibility student /booking` what a
 * student sees of booking. BENCH_ROUNDS is how many rounds `reads` takes (10) and how often `browser` opens each page (3). It
 * measures: what is missed is printed, and is no failure.
 */
async function main() {
  const words = process.argv.slice(2)
  const asked = words.filter(isPart)
  const rest = words.filter((word) => !isPart(word))
  if (rest.length && !asked.includes('accessibility')) {
    console.error(`There is no ${rest.join(', ')}: the parts are ${Object.keys(parts).join(', ')}.`)
    process.exit(2)
  }
  console.log(machine())
  for (const name of asked.length ? asked : (Object.keys(parts) as Part[])) {
    const started = Date.now()
    await parts[name](rest).catch((error: Error) => console.error(`${name} could not be measured: ${error.message}`))
    console.log(`(${name} took ${Math.round((Date.now() - started) / 1000)} s)`)
  }
  process.exit(0)
}

main()
