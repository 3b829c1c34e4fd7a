import * as zlib from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { docxHtml as docxHtmlBy } from '../../../server/files/docx-html'
import { writeDocx } from '../../../server/gateways/documents/docx-document'
import type { Services } from '../../../server/kernel/context'
import { createClock } from '../../../server/kernel/time/clock'
import { usualPatience } from '../../../server/kernel/time/patience'
import { zip } from '../gateways/sample-files'
import { docx, paragraph } from './word-file'

const services = { clock: createClock({ settable: false }), settings: { patience: usualPatience } } as Services
const docxHtml = (bytes: Buffer) => docxHtmlBy(bytes, services)

// Counts what is unpacked.
vi.mock('node:zlib', async (original) => {
  const real = await original<typeof zlib>()
  return { ...real, inflateRaw: vi.fn(real.inflateRaw) }
})

describe('a Word document as HTML', () => {
  it('keeps its text, headings, lists and tables', async () => {
    const bytes = await writeDocx('Advice', [
      { heading: 'Costs' },
      { paragraph: 'The claimant pays.' },
      { list: ['One', 'Two'] },
      { table: [['Item', 'Amount']] },
    ] as Parameters<typeof writeDocx>[1])
    const html = await docxHtml(bytes)
    expect(html).toMatch(/<h2>.*Costs.*<\/h2>/)
    expect(html).toContain('The claimant pays.')
    expect(html).toMatch(/<li>.*One.*<\/li>/)
    expect(html).toMatch(/<t[hd]>.*Amount.*<\/t[hd]>/)
  })

  it('is cleaned, so that a link that runs a script does nothing', async () => {
    const link = '<w:p><w:hyperlink r:id="bad"><w:r><w:t>Press</w:t></w:r></w:hyperlink></w:p>'
    const rels =
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="bad" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="javascript:alert(1)" TargetMode="External"/></Relationships>'
    const html = await docxHtml(docx(link, { 'word/_rels/document.xml.rels': rels }))
    expect(html).toContain('Press')
    expect(html).not.toContain('javascript')
  })

  it('is nothing for what is no document, or a damaged one', async () => {
    expect(await docxHtml(Buffer.from('not a zip'))).toBeNull()
    expect(await docxHtml(zip({ 'word/document.xml': '<w:document' }))).toBeNull()
    const cut = docx(paragraph('Whole'))
    expect(await docxHtml(cut.subarray(0, cut.length - 30))).toBeNull()
  })

  it('is nothing for an archive that unpacks to more than anybody writes, and no more of it is unpacked', async () => {
    const { mock } = vi.mocked(zlib.inflateRaw).mockClear()
    const bomb = docx(
      '',
      Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`word/media/${at}`, '0'.repeat(20_000_000)])),
    )
    expect(bomb.length).toBeLessThan(2_000_000)
    expect(await docxHtml(bomb)).toBeNull()
    // Each part may still unpack to what those before it left.
    const most = mock.calls.map(
      ([, options]) => (options as zlib.ZlibOptions).maxOutputLength ?? Number.POSITIVE_INFINITY,
    )
    expect(most.length).toBeLessThan(8)
    expect(Math.max(...most)).toBeLessThanOrEqual(48_000_000)
  })

  it('is nothing for more text than anybody writes, and the next one is read all the same', async () => {
    expect(await docxHtml(docx(paragraph('x'.repeat(3_000_000))))).toBeNull()
    expect(await docxHtml(docx(paragraph('Next')))).toBe('<p>Next</p>')
  })

  it('is made for many at once, each its own', async () => {
    const htmls = await Promise.all(Array.from({ length: 12 }, (_, at) => docxHtml(docx(paragraph(`Number ${at}`)))))
    expect(htmls).toEqual(Array.from({ length: 12 }, (_, at) => `<p>Number ${at}</p>`))
  })
})
