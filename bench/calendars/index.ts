import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../scripts/prepare.mjs'
import type { Words } from '../parts'
import { print, verdict } from '../table'
import { feed } from './feed'
import { importing } from './import'

const parts: Record<string, () => Promise<void>> = { feed, zones, import: importing }

/** Measures the feed, the times of two years by the clocks of several zones, and the reading of generated calendars; `-- calendars feed` one of them. */
export async function calendars(words: Words): Promise<void> {
  for (const word of words.length ? words : Object.keys(parts)) await parts[word]?.()
}

/** The zones of the server's own clock. */
const servers = ['UTC', 'America/New_York', 'Asia/Kathmandu']

async function zones(): Promise<void> {
  const found = servers.map((zone) => {
    const told = execFileSync('npx', ['tsx', join(root, 'bench/calendars/zones.ts')], {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    })
    return {
      zone,
      ...(JSON.parse(told.trim().split('\n').at(-1) ?? '') as { seen: number; wrong: number; sum: string }),
    }
  })
  const isSame = new Set(found.map(({ sum }) => sum)).size === 1
  print(
    'Ten in the morning of each day of 2026 and 2027 in five zones, through the feed, as single entries and as one that repeats',
    ['clock of the server', 'times', 'wrong', 'target', '', 'sum of all'],
    found.map(({ zone, seen, wrong, sum }) => [
      zone,
      String(seen),
      String(wrong),
      '0',
      verdict(wrong === 0 && isSame),
      sum,
    ]),
  )
}
