import { useEffect, useState } from 'react'
import { Skeleton } from '../data/skeleton'
import { HtmlPaper } from './html-paper'
import type { PaperProps } from './paper'
import { openPdf } from './pdf-file'
import { type PdfItem, type Reflowed, reflow } from './pdf-reflow'

interface Props extends PaperProps {
  link: string
  /** It cannot be read, or has no text: a scan. */
  onNoText: () => void
}

/** The text of a PDF in lines as wide as the screen, for a phone on which a page would be too small to read. */
export function PdfText({ link, onNoText, ...paper }: Props) {
  const [text, setText] = useState<Reflowed | null>(null)
  useEffect(() => {
    const loading = openPdf(link)
    let isOver = false
    readPages(loading).then(
      (pages) => {
        if (isOver) return
        if (pages.some((items) => items.some(({ str }) => str.trim()))) setText(reflow(pages))
        else onNoText()
      },
      () => isOver || onNoText(),
    )
    return () => {
      isOver = true
      void loading.destroy()
    }
  }, [link, onNoText])
  return text ? <HtmlPaper {...paper} html={text.html} places={text} /> : <Skeleton width="100%" height={320} />
}

/** As the drawn pages have their text, so that marks lie at the same places in both. */
const asDrawn = { includeMarkedContent: true, disableNormalization: true }

async function readPages(loading: ReturnType<typeof openPdf>): Promise<PdfItem[][]> {
  const file = await loading.promise
  const pages: PdfItem[][] = []
  for (let page = 1; page <= file.numPages; page++) {
    const { items } = await (await file.getPage(page)).getTextContent(asDrawn)
    pages.push(items.filter((item) => 'str' in item))
  }
  return pages
}
