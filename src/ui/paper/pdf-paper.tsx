import 'pdfjs-dist/web/pdf_viewer.css'
import { EventBus, LinkTarget, PDFFindController, PDFLinkService, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Skeleton } from '../data/skeleton'
import { paint } from './painted-ranges'
import type { PaperMark, PaperProps } from './paper'
import { openPdf } from './pdf-file'
import styles from './pdf-paper.module.css'
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
    const eventBus = new EventBus()
    const linkService = new PDFLinkService({
      eventBus,
      externalLinkTarget: LinkTarget.BLANK,
      externalLinkRel: 'noopener noreferrer',
    })
    const findController = new PDFFindController({ eventBus, linkService })
    const viewer = new PDFViewer({ container, eventBus, linkService, findController, removePageBorders: true })
    linkService.setViewer(viewer)
    const tell = (change: Parameters<PaperProps['onState']>[0]) => latest.current.onState(change)
    eventBus.on('pagesinit', () => {
      viewer.currentScaleValue = 'page-width'
      setState('shown')
      tell({ pages: viewer.pagesCount, page: 1 })
    })
    eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => tell({ page: pageNumber }))
    eventBus.on('scalechanging', ({ scale }: { scale: number }) => tell({ percent: Math.round(scale * 100) }))
    const found = ({ matchesCount: { current, total } }: { matchesCount: { current: number; total: number } }) =>
      tell({ found: { at: current, of: total } })
    eventBus.on('updatefindmatchescount', found)
    eventBus.on('updatefindcontrolstate', found)
    const rendered = ({
      pageNumber,
      source,
    }: {
      pageNumber: number
      source: { textLayer: { div: HTMLElement } | null }
    }) => {
      if (!source.textLayer) return
      texts.current.set(pageNumber, source.textLayer.div)
      paintMarks(texts.current, latest.current.marks)
    }
    eventBus.on('textlayerrendered', rendered)

    const loading = openPdf(link)
    loading.promise.then(
      (read) => {
        viewer.setDocument(read)
        linkService.setDocument(read)
      },
      () => setState('failed'),
    )
    const resized = new ResizeObserver(() => {
      if (viewer.currentScaleValue === 'page-width') viewer.currentScaleValue = 'page-width'
      viewer.update()
    })
    resized.observe(container)
    latest.current.onReady({
      turn: (by) => {
        viewer.currentPageNumber = Math.min(Math.max(1, viewer.currentPageNumber + by), viewer.pagesCount)
      },
      zoom: (by) => (by > 0 ? viewer.increaseScale() : viewer.decreaseScale()),
      find: (words, towards) =>
        words
          ? eventBus.dispatch('find', {
              source: viewer,
              type: towards === 'here' ? '' : 'again',
              query: words,
              caseSensitive: false,
              entireWord: false,
              highlightAll: true,
              findPrevious: towards === 'before',
              matchDiacritics: false,
            })
          : eventBus.dispatch('findbarclose', { source: viewer }),
      selected: () => selectedIn(texts.current),
    })
    const pages = texts.current
    return () => {
      resized.disconnect()
      for (const text of pages.values()) paint('paper-mark', text, [])
      pages.clear()
      viewer.cleanup()
      void loading.destroy()
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
