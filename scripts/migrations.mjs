// What the tables of the table.ts files ask of the database beyond the migrations that there are: `npm run migration -- scholarship` writes it.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './prepare.mjs'

const MIGRATIONS = join(root, 'server/migrations')

/** How the tables were after the last migration, from which the next one is made. */
const PICTURE = join(MIGRATIONS, 'tables.json')

/**
 * The next migration, and the picture of the tables after it; null if nothing is missing. Throws if it cannot be made.
 * @returns {{ sql: string, picture: string } | null}
 */
export function nextMigration() {
  const folder = mkdtempSync(join(tmpdir(), 'articled-migrations-'))
  try {
    if (existsSync(PICTURE)) giveLast(folder)
    const before = readdirSync(folder)
    const cli = join(root, 'node_modules/drizzle-kit/bin.cjs')
    const how = ['--dialect', 'postgresql', '--casing', 'snake_case', '--schema', './server/**/table.ts']
    // The tool accepts an output folder only relative to its own.
    const args = [cli, 'generate', ...how, '--out', relative(root, folder)]
    // It asks about a column that may have been renamed, and stops silently where nobody can answer.
    const isAsked = process.stdin.isTTY && process.stdout.isTTY
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: root,
      encoding: 'utf8',
      stdio: isAsked ? 'inherit' : 'pipe',
    })
    const [added] = readdirSync(folder).filter((name) => name.endsWith('.sql') && !before.includes(name))
    if (status === 0 && !added && (isAsked || stdout.includes('No schema changes'))) return null
    if (status !== 0 || !added) throw new Error((stderr || stdout || 'drizzle-kit failed').trim().slice(0, 400))
    const last = readdirSync(join(folder, 'meta'))
      .filter((name) => name.endsWith('_snapshot.json'))
      .sort()
      .at(-1)
    const picture = pictureOf(readFileSync(join(folder, 'meta', last ?? ''), 'utf8'))
    return { sql: watched(readFileSync(join(folder, added), 'utf8')), picture }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * A migration whose new tables the audit log watches. Where a noun's `unwatched` says why not, its line is taken out by hand; `false` leaves out what people change of their
 * own.
 * @param {string} sql
 */
export function watched(sql) {
  const made = [...sql.matchAll(/^CREATE TABLE "(\w+)" \(/gm)].map(
    ([, table]) => `SELECT audit_table('${table}', true);`,
  )
  return [sql, ...made].join('--> statement-breakpoint\n')
}

/**
 * Gives the tool the last picture as it would have kept it.
 * @param {string} folder
 */
function giveLast(folder) {
  mkdirSync(join(folder, 'meta'))
  writeFileSync(join(folder, 'meta/0000_snapshot.json'), readFileSync(PICTURE))
  const entries = [{ idx: 0, version: '7', when: 0, tag: '0000_last', breakpoints: true }]
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }))
}

/**
 * A picture in which each table has one place, and nothing changes that no table changed: two branches that add tables seldom meet in it.
 * @param {string} text
 */
function pictureOf(text) {
  const { tables, ...rest } = JSON.parse(text)
  const sorted = Object.fromEntries(Object.entries(tables).sort(([one], [other]) => (one < other ? -1 : 1)))
  const same = { id: '00000000-0000-0000-0000-000000000001', prevId: '00000000-0000-0000-0000-000000000000' }
  return `${JSON.stringify({ ...rest, ...same, tables: sorted }, null, 2)}\n`
}

/**
 * Writes the next migration under a name that begins with the time, and answers its file; null if nothing is missing.
 * @param {string} name
 */
function writeMigration(name) {
  const next = nextMigration()
  if (!next) return null
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const file = join(MIGRATIONS, `${stamp}_${name}.sql`)
  writeFileSync(file, next.sql)
  writeFileSync(PICTURE, next.picture)
  return relative(root, file)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [name] = process.argv.slice(2)
  if (!/^[a-z][a-z\d-]*$/.test(name ?? '')) {
    console.error('Say what it does, in small letters with hyphens: npm run migration -- scholarship-note')
    process.exit(2)
  }
  console.log(writeMigration(name ?? '') ?? 'The migrations make the tables as they are: there is nothing to write.')
}
