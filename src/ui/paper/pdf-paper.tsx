import 'pdfjs-dist/web/pdf_viewer.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Skeleton } from '../data/skeleton'
import { paint } from './painted-ranges'
import type { PaperMark, PaperProps } from './paper'
import styles from './pdf-paper.module.css'
import { viewPdf } from './pdf-viewer'
import { placeOf, rangeAt } from './text-places'

interface Props extends PaperProps {
  link: string
  /** Stands in the place of a paper that cannot be read. */
  unshown: ReactNode
}

/** A PDF, of which only the pages in sight are drawn. */
export function PdfPaper({ title, link, marks, unshown, onReady, onState }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const texts = useRef(new Map<number, HTMLElement>())
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const latest = useRef({ marks, onReady, onState })
  latest.current = { marks, onReady, onState }

  useEffect(() => {
    const container = box.current
    if (!container) return
    const pages = texts.current
    const { tools, end } = viewPdf(container, link, {
      onShown: () => setState('shown'),
      onFailed: () => setState('failed'),
      onState: (change) => latest.current.onState(change),
      onText(page, text) {
        pages.set(page, text)
        paintMarks(pages, latest.current.marks)
      },
    })
    latest.current.onReady({ ...tools, selected: () => selectedIn(pages) })
    return () => {
      for (const text of pages.values()) paint('paper-mark', text, [])
      pages.clear()
      end()
    }
  }, [link])
  useEffect(() => paintMarks(texts.current, marks), [marks])

  if (state === 'failed') return unshown
  return (
    <div className={styles.frame}>
      {state === 'loading' && <Skeleton width="100%" height={320} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: the viewer takes a div alone. */}
      <div className={styles.scroll} ref={box} tabIndex={0} role="region" aria-label={title}>
        <div className="pdfViewer" />
      </div>
    </div>
  )
}

function paintMarks(texts: ReadonlyMap<number, HTMLElement>, marks: readonly PaperMark[]): void {
  for (const [page, text] of texts) {
    const here = marks.filter((mark) => mark.page === page)
    paint(
      'paper-mark',
      text,
      here.map(({ from, to }) => rangeAt(text, from, to)).filter((range) => range !== null),
    )
  }
}

function selectedIn(texts: ReadonlyMap<number, HTMLElement>): PaperMark | null {
  const selection = getSelection()
  if (!selection?.rangeCount) return null
  for (const [page, text] of texts) {
    const place = text.isConnected ? placeOf(text, selection.getRangeAt(0)) : null
    if (place) return { page, ...place }
  }
  return null
}
