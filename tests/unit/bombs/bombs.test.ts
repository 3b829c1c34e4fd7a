import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { explored } from '../../explored'
import { kinds } from './kinds'

const MEMORY_MB = 512

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bombs-'))
  for (const [kind, make] of Object.entries(kinds)) writeFileSync(join(folder, kind), make())
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true }))

it('no bomb of any kind takes more than 512 MB or half a minute of any parser, or throws anything but a refusal', {
  timeout: explored ? 3_600_000 : 600_000,
}, () => {
  const { stdout, stderr, status } = spawnSync(
    '/bin/sh',
    [
      '-c',
      `ulimit -d ${MEMORY_MB * 1024}; exec "$0" "$@"`,
      process.execPath,
      '--max-old-space-size=256',
      '--import',
      'tsx',
      join(import.meta.dirname, 'meet.ts'),
      folder,
    ],
    { encoding: 'utf8', env: { PATH: process.env.PATH, ...(explored && { EXPLORE: 'all' }) } },
  )
  expect(status, stderr.slice(-2000)).toBe(0)
  const { met, slowest, broken, megabytes } = JSON.parse(stdout)
  expect(broken).toEqual([])
  expect(met).toBeGreaterThan(4 * Object.keys(kinds).length)
  expect(megabytes).toBeLessThan(MEMORY_MB)
  expect(slowest.ms, slowest.what).toBeLessThan(30_000)
})
