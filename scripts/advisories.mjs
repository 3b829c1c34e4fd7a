// `npm run advisories`: holds the lock file against the advisories that this repository knows, and asks the registry for those that it knows.
import { spawnSync } from 'node:child_process'
import { affectedIn, knownAdvisories, lockFile } from './known-advisories.mjs'
import { root } from './prepare.mjs'

const known = knownAdvisories()
const affected = affectedIn(lockFile(), known)
for (const line of affected) console.log(line)
if (!affected.length)
  console.log(`None of the ${known.length} advisories in scripts/advisories.json is about a package of the lock file.`)

const { stdout } = spawnSync('npm', ['audit', '--json'], {
  cwd: root,
  encoding: 'utf8',
  timeout: 120_000,
  shell: process.platform === 'win32',
})
const found = answerOf(stdout)
if (!found)
  console.log('The registry was asked too and gave no answer: only the advisories in this repository were looked at.')
else if (found.length === 0) console.log('The registry knows of none either.')
for (const { name, severity, range } of found ?? []) console.log(`The registry: ${name} ${range} (${severity})`)
process.exit(affected.length || found?.length ? 1 : 0)

/**
 * What a registry told; null where none answered.
 * @param {string | null} text
 * @returns {{ name: string, severity: string, range: string }[] | null}
 */
function answerOf(text) {
  try {
    const { vulnerabilities } = JSON.parse(text ?? '')
    return vulnerabilities ? Object.values(vulnerabilities) : null
  } catch {
    return null
  }
}
