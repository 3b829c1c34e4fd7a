// `npm run build`: the generated sources, then the web application in dist/web, then the server in dist/server.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { markBuilt, sourcesNow } from './built.mjs'
import { ensureGenerated } from './generate.mjs'
import { ensureInstalled, requireNode, root } from './prepare.mjs'
import { keepLastRelease } from './releases.mjs'

/** Bytes; a smaller file hardly gets smaller. */
const LEAST_COMPRESSED = 256

requireNode()
ensureInstalled({ dev: true })

const started = Date.now()
// Makes the libraries choose their small and fast versions, whatever mode the server runs in.
process.env.NODE_ENV = 'production'

await ensureGenerated()

const state = sourcesNow()
const dist = join(root, 'dist')
const next = join(dist, 'next')
rmSync(next, { recursive: true, force: true })

/** The languages beside English: each has a catalogue in texts/. */
const locales = readdirSync(join(root, 'texts')).flatMap((file) => file.match(/^(.+)\.po$/)?.[1] ?? [])

process.env.LOCALES = locales.join(',')
const { build } = await import('vite')
// Other languages first, so that the English build knows their entry scripts.
process.env.LANGUAGES = JSON.stringify(await otherLanguages())
await make({ root, logLevel: 'warn', build: { outDir: join(next, 'web'), emptyOutDir: false } })
await make({ configFile: join(root, 'vite.server.config.ts'), build: { outDir: join(next, 'server') } })

setSourceMapsApart()
keepLastRelease(join(dist, 'web'), join(next, 'web'))
await compress(['web', 'web/assets'])
for (const part of ['web', 'maps', 'server', 'release.json']) replace(part)
rmSync(next, { recursive: true, force: true })

markBuilt(state)
console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s`)

/** Builds the application in each other language, and returns their entry scripts. */
async function otherLanguages() {
  /** @type {Record<string, string>} */
  const begins = {}
  for (const locale of locales) {
    process.env.LOCALE = locale
    const output = { entryFileNames: `assets/${locale}-[hash].js` }
    const rolldownOptions = { input: join(root, 'src/main.tsx'), output }
    const built = await make({
      root,
      logLevel: 'warn',
      publicDir: false,
      build: { outDir: join(next, 'web'), emptyOutDir: false, rolldownOptions },
    })
    for (const each of 'output' in built ? built.output : [])
      if (each.type === 'chunk' && each.isEntry) begins[locale] = `/${each.fileName}`
    delete process.env.LOCALE
  }
  return begins
}

/** @param {import('vite').InlineConfig} config */
async function make(config) {
  try {
    return await build(config)
  } catch (error) {
    rmSync(next, { recursive: true, force: true })
    // The builder's own stack says nothing about the faulty source.
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** Source maps of the web application are for readers of error reports, not for visitors. */
function setSourceMapsApart() {
  mkdirSync(join(next, 'maps'))
  for (const folder of ['web', 'web/assets'])
    for (const file of readdirSync(join(next, folder)))
      if (file.endsWith('.map')) renameSync(join(next, folder, file), join(next, 'maps', file))
}

/**
 * Writes a compressed copy of each text file, for browsers that can unpack it.
 * @param {string[]} folders
 */
async function compress(folders) {
  const files = folders.flatMap((folder) => readdirSync(join(next, folder)).map((file) => join(next, folder, file)))
  const texts = files.filter((file) => /\.(m?js|css|html|svg|json|webmanifest)$/.test(file))
  await Promise.all(
    texts.map(async (file) => {
      const text = readFileSync(file)
      if (text.length < LEAST_COMPRESSED) return
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
      await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
      await writeFile(`${file}.br`, await promisify(brotliCompress)(text, { params }))
    }),
  )
}

/**
 * Replaces an old part with the finished one, so that a failed build leaves the old one whole.
 * @param {string} part
 */
function replace(part) {
  const old = join(dist, `${part}.old`)
  rmSync(old, { recursive: true, force: true })
  if (existsSync(join(dist, part))) renameSync(join(dist, part), old)
  renameSync(join(next, part), join(dist, part))
  rmSync(old, { recursive: true, force: true })
}
