// `npm run generate`: makes the files that follow from others, where something has changed. What needs them runs this by itself.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { derived, derivedFiles } from './derived.mjs'
import { filesIn, hashOf, root, runNode } from './prepare.mjs'

/**
 * In order, since each reads what those before it made. A step runs again when a file that it reads or makes is not as it was.
 * @type {Array<{ script: string, reads: RegExp, makes: RegExp }>}
 */
const steps = [
  {
    script: 'schema/generate.ts',
    reads: /^schema\/.*\.(ts|graphql)$|^src\/.*\.graphql$|^scripts\/derived\.mjs$/,
    makes: derived.schema,
  },
  {
    script: 'scripts/lists.ts',
    reads:
      /^(access|resources|src|schema\/generated)\/|^server\/.*\/noun\.ts$|^scripts\/(lists|admin-catalogue|layout|derived)\.m?[jt]s$/,
    makes: derived.lists,
  },
  {
    script: 'scripts/texts/extract.ts',
    reads: /^(access|resources|src|server|schema\/generated|scripts\/texts)\/|^public\/offline|^scripts\/derived\.mjs$/,
    makes: derived.texts,
  },
]

const folders = ['schema', 'access', 'rules', 'resources', 'server', 'src', 'scripts', 'texts', 'public']

/** What was read and made at the last run of each step. Not in node_modules, which several working trees may share. */
const record = join(root, '.generated.json')

/**
 * Makes what is missing or old. Ends the process if that fails: nothing works without these files.
 * @param {{ anew?: boolean }} [options] whether all is made again, whatever has changed
 */
export async function ensureGenerated({ anew = false } = {}) {
  if (anew) rmSync(record, { force: true })
  const code = await generate()
  if (code !== 0) process.exit(code)
}

/** Makes what is missing or old, and returns the exit code of the step that failed, or 0. */
export async function generate() {
  /** @type {Record<string, string>} */
  const known = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {}
  for (const step of steps) {
    if (known[step.script] === stateOf(step)) continue
    const code = await runNode('node_modules/tsx/dist/cli.mjs', [step.script])
    if (code !== 0) return code
    known[step.script] = stateOf(step)
    writeFileSync(record, JSON.stringify(known))
  }
  return 0
}

/** One hash over everything that was made. */
export function generatedNow() {
  return hashOf(derivedFiles())
}

/**
 * One hash over what a step reads and makes, and over the packages with which it does.
 * @param {{ reads: RegExp, makes: RegExp }} step
 */
function stateOf({ reads, makes }) {
  const files = folders.flatMap((folder) => filesIn(folder)).filter((file) => reads.test(file) || makes.test(file))
  return hashOf([...files, 'package-lock.json'])
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // After an install without the packages for building: whoever builds has them.
  const isInstalled = existsSync(join(root, 'node_modules/tsx'))
  if (isInstalled || !process.argv.includes('--if-installed')) await ensureGenerated()
}
