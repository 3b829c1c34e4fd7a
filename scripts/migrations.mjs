// Whether the migrations create the tables that the server's table.ts files describe.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from './prepare.mjs'

/** Generates the next migration outside the repository and returns its content; empty if nothing is missing. */
export function missingMigration() {
  const folder = mkdtempSync(join(tmpdir(), 'articled-migrations-'))
  try {
    const existing = join(root, 'server/migrations')
    cpSync(existing, folder, { recursive: true })
    const cli = join(root, 'node_modules/drizzle-kit/bin.cjs')
    // The tool accepts an output folder only relative to its own.
    const args = [
      'generate',
      '--dialect',
      'postgresql',
      // As in drizzle.config.ts: with other names every column would look renamed.
      '--casing',
      'snake_case',
      '--schema',
      './server/**/table.ts',
      '--out',
      relative(root, folder),
    ]
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], { cwd: root, encoding: 'utf8' })
    // The tool asks about a column that may have been renamed, and stops silently if nobody can answer.
    const answered = /No schema changes|Your SQL migration file/.test(stdout)
    if (status !== 0 || !answered)
      return `npm run migration is needed, or cannot run: ${(stderr || stdout).trim().slice(0, 400)}`
    const added = readdirSync(folder).filter((name) => name.endsWith('.sql') && !readdirSync(existing).includes(name))
    return added.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
