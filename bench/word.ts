import { docxHtml } from '../server/files/docx-html'
import type { Services } from '../server/kernel/context'
import { createClock } from '../server/kernel/time/clock'
import { usualPatience } from '../server/kernel/time/patience'
import { zip } from '../tests/unit/gateways/sample-files'
import { print, verdict } from './table'

const MOST_MS = 10_000
const MOST_MB = 500
const PARTS = 8
const PART_BYTES = 20_000_000

/** Measures the time and memory that a small file takes which unpacks to far more than anybody writes. */
export async function word(): Promise<void> {
  const services = { clock: createClock({ settable: false }), settings: { patience: usualPatience } } as Services
  const parts = Array.from({ length: PARTS }, (_, at) => [`word/media/${at}`, '0'.repeat(PART_BYTES)])
  const bomb = zip({ 'word/document.xml': '<w:document/>', ...Object.fromEntries(parts) })
  const before = process.memoryUsage().rss
  const begun = performance.now()
  const html = await docxHtml(bomb, services)
  const ms = performance.now() - begun
  const megabytes = (process.memoryUsage().rss - before) / 1_000_000
  print(
    'A Word document of 160 MB in a file of one',
    ['figure', 'measured', 'target', ''],
    [
      ['refused', String(html === null), 'true', verdict(html === null)],
      ['s', (ms / 1_000).toFixed(1), `≤ ${MOST_MS / 1_000}`, verdict(ms <= MOST_MS)],
      ['MB more', megabytes.toFixed(0), `≤ ${MOST_MB}`, verdict(megabytes <= MOST_MB)],
    ],
  )
}
