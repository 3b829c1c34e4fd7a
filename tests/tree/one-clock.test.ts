import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesIn, root } from '../../scripts/prepare.mjs'

/** Whatever tells the time or waits without the server's clock. */
const sources: Record<string, RegExp> = {
  'time of day': /\bDate\.now\b|\bnew Date\(\)|\bTemporal\.Now\b/g,
  'time that passes': /\bperformance\.(now|mark|timeOrigin)\b|\bprocess\.(hrtime|uptime)\b/g,
  timer: /\bset(Timeout|Interval)\b|\bAbortSignal\.timeout\b/g,
  'time of the database':
    /\bdefaultNow\b|\bcurrent_(timestamp|date|time)\b|\b(clock|statement|transaction)_timestamp\b|(?<![.\w]|\$\{|alias, |now: )\bnow\(\)(?!:)/gi,
}

/** Those that may, as often as it is said here, and why. */
const exceptions: Record<string, Record<string, { times: number; why: string }>> = {
  'server/kernel/time/clock.ts': {
    'time of day': { times: 2, why: 'it is the clock' },
    'time that passes': { times: 1, why: 'it is the clock' },
  },
  'server/kernel/time/timers.ts': { timer: { times: 1, why: 'they are the timers of the clock' } },
  'server/kernel/http/http-server.ts': { timer: { times: 1, why: 'a limit of Node’s own server, which it measures' } },
  'server/kernel/database/columns.ts': {
    'time of the database': { times: 1, why: 'for rows that somebody writes by hand' },
  },
  'server/kernel/jobs/queue.ts': {
    'time of day': { times: 1, why: 'a job’s begin is turned into the time of the queue, which is the database’s' },
  },
  'server/kernel/jobs/job-rows.ts': { 'time of the database': { times: 2, why: 'the queue’s own table' } },
  'server/kernel/jobs/orphans.ts': { 'time of the database': { times: 3, why: 'the queue’s own table' } },
  'server/booking/starts/turns.ts': {
    'time that passes': { times: 3, why: 'how long this thread has computed, which no clock moves' },
  },
}

const texts = new Map(
  filesIn('server')
    .filter((file) => /\.(ts|mjs)$/.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
)

it('each source is found, and the clock is none', () => {
  const planted = ['Date.now()', 'new Date()', 'performance.now()', 'setTimeout(act, 1)', 'AbortSignal.timeout(1)']
  const inSql = [
    'set updated_at = now()',
    'values ($1, now())',
    'where at < current_timestamp',
    'instant().defaultNow()',
  ]
  const found = (text: string) => Object.values(sources).some((pattern) => text.search(pattern) >= 0)
  expect([...planted, ...inSql].filter((text) => !found(text))).toEqual([])
  const own = ['clock.now()', 'new Date(at)', 'clock.after(1, act)', 'parameters.now()', '$' + '{now()}']
  expect(own.filter(found)).toEqual([])
})

it('the server has one source of time, and each exception its reason', () => {
  const found: Record<string, Record<string, number>> = {}
  for (const [file, text] of texts)
    for (const [source, pattern] of Object.entries(sources)) {
      const times = text.match(pattern)?.length ?? 0
      if (times) found[file] = { ...found[file], [source]: times }
    }
  const allowed = Object.entries(exceptions).map(([file, each]) => [
    file,
    Object.fromEntries(Object.entries(each).map(([source, { times }]) => [source, times])),
  ])
  expect(found).toEqual(Object.fromEntries(allowed))
})

/** The columns of each table in which the database would put its own time. */
function stampsOfTables(): Map<string, string[]> {
  const { tables } = JSON.parse(readFileSync(join(root, 'server/migrations/tables.json'), 'utf8')) as {
    tables: Record<string, { name: string; columns: Record<string, { default?: unknown }> }>
  }
  return new Map(
    Object.values(tables).map(({ name, columns }) => [
      name,
      Object.keys(columns).filter((column) => columns[column]?.default === 'now()'),
    ]),
  )
}

// Each needs the clock, so what a trigger fills from another row is named here.
const filledByTrigger = new Set(['entries'])

it('SQL that is written out says the time of the rows that it adds', () => {
  const stamps = stampsOfTables()
  expect(stamps.get('users')).toEqual(['inserted_at', 'updated_at'])
  const silent = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/insert into "?(\w+)"?(?: as \w+)? \(([^)]*)/gi)].flatMap(([, table = '', columns = '']) => {
      const named = columns.split(',').map((column) => column.trim().replaceAll('"', ''))
      const missing = (stamps.get(table) ?? []).filter((column) => !named.includes(column))
      return missing.length && !filledByTrigger.has(table) ? [`${file}: ${table} without ${missing.join(', ')}`] : []
    }),
  )
  expect(silent).toEqual([])
})
