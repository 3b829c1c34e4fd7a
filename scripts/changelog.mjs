// `npm run changelog` prints what changed since the last release; `npm run changelog -- 1.2.0` puts it into CHANGELOG.md and removes its files.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './prepare.mjs'

/** Who notices a change, in the order of the changelog. */
export const headings = [
  'Signing in and your account',
  'Booking and money',
  'The library',
  'The classroom',
  'Everywhere',
  'For staff',
  'For operators',
]

/**
 * The text of a release: the changes under their headings, each in the order of its file's name.
 * @param {Map<string, string>} changes the text of each file, by its name
 */
export function joined(changes) {
  /** @type {Map<string, string[]>} */
  const byHeading = new Map(headings.map((heading) => [heading, []]))
  for (const [name, text] of [...changes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [, heading = '', lines = ''] = /^# (.+)\n\n([\s\S]+)$/.exec(text) ?? []
    const own = byHeading.get(heading)
    if (!own || !lines.startsWith('- '))
      throw new Error(
        `changes/${name} begins with '# ' and one of these, then has lines that begin with '- ': ${headings.join('; ')}`,
      )
    own.push(lines.trim())
  }
  const parts = [...byHeading].filter(([, lines]) => lines.length > 0)
  return parts.map(([heading, lines]) => `**${heading}**\n\n${lines.join('\n')}\n`).join('\n')
}

/** The files of changes/. */
export function changesNow() {
  const names = readdirSync(join(root, 'changes')).filter((name) => name.endsWith('.md'))
  return new Map(names.map((name) => [name, readFileSync(join(root, 'changes', name), 'utf8')]))
}

/**
 * The changelog with a release before all others.
 * @param {string} before
 * @param {string} title
 * @param {string} text
 */
export function withRelease(before, title, text) {
  const at = before.search(/^## /m)
  const [head, rest] = at < 0 ? [before.trimEnd(), ''] : [before.slice(0, at).trimEnd(), before.slice(at)]
  return `${head}\n\n## ${title}\n\n${text}${rest && `\n${rest}`}`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [version] = process.argv.slice(2)
  const changes = changesNow()
  if (!version) console.log(joined(changes))
  else {
    const file = join(root, 'CHANGELOG.md')
    const title = `${version} (${new Date().toISOString().slice(0, 10)})`
    writeFileSync(file, withRelease(readFileSync(file, 'utf8'), title, joined(changes)))
    for (const name of changes.keys()) rmSync(join(root, 'changes', name))
  }
}
