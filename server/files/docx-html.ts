import { cleanHtml, isTooIntricate } from '../gateways/rich-text'
import type { Services } from '../kernel/context'
import { readingThread } from '../kernel/process/reading-thread'
import { withLists } from './docx-lists'
import { isOfAPerson } from './docx-size'

const MOST_HTML = 2_000_000

/** A Word document as clean HTML: its text, headings, lists and tables. Null if it cannot be read, or is larger than a person writes. */
export async function docxHtml(bytes: Buffer, services: Waits): Promise<string | null> {
  if (!(await isOfAPerson(bytes))) return null
  const found = await convert(bytes, { clock: services.clock, most: services.settings.patience.documentMs })
  if (!found || found.html.length > MOST_HTML) return null
  const html = withLists(found.html, found.sign)
  if (isTooIntricate(html)) return null
  return withoutEnd(cleanHtml(html)) || null
}

/** Empty lines stay where they stand between others. */
const withoutEnd = (html: string) => html.replace(/(<p><\/p>)+$/, '')

type Waits = Pick<Services, 'clock' | 'settings'>

interface Converted {
  html: string
  /** Stands around what was counted, for withLists(). */
  sign: string
}

const convert = readingThread<Buffer, Converted | null>({
  file: 'server/files/docx-thread.mjs',
  memory: { old: 192, young: 32 },
})
