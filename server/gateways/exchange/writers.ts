import type { ExchangeFormat } from '../../../schema/generated/types'
import { createAnki } from './anki/write-anki'
import { csvHead, csvRows } from './csv/write-csv'
import { writeGift } from './gift/write-gift'
import { MOODLE_FOOT, MOODLE_HEAD, writeMoodle } from './moodle/write-moodle'
import type { Medium, NeutralBlock } from './neutral-block'
import { createQti } from './qti/write-qti'

/** Writes blocks as they come, then answers the file. */
export interface Writer {
  add(blocks: readonly NeutralBlock[], media: readonly Medium[]): void
  end(): Uint8Array | Promise<Uint8Array>
}

export interface Written {
  /** The title of the content. */
  title: string
  /** The most options that any block has. */
  options: number
}

type Write = (blocks: readonly NeutralBlock[], media: readonly Medium[]) => string

const textWriter = (head: string, write: Write, foot = ''): Writer => {
  const parts = [Buffer.from(head)]
  return {
    add: (blocks, media) => void parts.push(Buffer.from(write(blocks, media))),
    end: () => Buffer.concat([...parts, Buffer.from(foot)]),
  }
}

/** What writes each format. */
export const writers: Record<ExchangeFormat, (about: Written) => Writer> = {
  gift: () => textWriter('', writeGift),
  moodle_xml: () => textWriter(MOODLE_HEAD, writeMoodle, MOODLE_FOOT),
  qti_2: ({ title }) => createQti('qti_2', title),
  qti_3: ({ title }) => createQti('qti_3', title),
  anki: ({ title }) => createAnki(title),
  csv: ({ options }) => textWriter(csvHead(options), (blocks) => csvRows(blocks, options)),
}

/** The ending and the kind of each format's files. */
export const fileKinds: Record<ExchangeFormat, { ending: string; mime: string }> = {
  gift: { ending: 'txt', mime: 'text/plain; charset=utf-8' },
  csv: { ending: 'csv', mime: 'text/csv; charset=utf-8' },
  moodle_xml: { ending: 'xml', mime: 'application/xml' },
  qti_2: { ending: 'zip', mime: 'application/zip' },
  qti_3: { ending: 'zip', mime: 'application/zip' },
  anki: { ending: 'apkg', mime: 'application/zip' },
}
