import { EventBus, LinkTarget, PDFFindController, PDFLinkService, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs'
import type { Paper, PaperProps } from './paper'
import { openPdf } from './pdf-file'

interface Told {
  onShown: () => void
  onFailed: () => void
  onState: PaperProps['onState']
  /** The text of a page is there. */
  onText: (page: number, text: HTMLElement) => void
}

/** Draws a PDF into a box, only the pages in sight; answers what its tools can do, and what takes it away. */
export function viewPdf(container: HTMLDivElement, link: string, told: Told) {
  const eventBus = new EventBus()
  const linkService = new PDFLinkService({
    eventBus,
    externalLinkTarget: LinkTarget.BLANK,
    externalLinkRel: 'noopener noreferrer',
  })
  const findController = new PDFFindController({ eventBus, linkService })
  const viewer = new PDFViewer({ container, eventBus, linkService, findController, removePageBorders: true })
  linkService.setViewer(viewer)
  listen(eventBus, viewer, told)

  const loading = openPdf(link)
  loading.promise.then((read) => {
    viewer.setDocument(read)
    linkService.setDocument(read)
  }, told.onFailed)
  const resized = new ResizeObserver(() => {
    if (viewer.currentScaleValue === 'page-width') viewer.currentScaleValue = 'page-width'
    viewer.update()
  })
  resized.observe(container)
  return {
    tools: toolsOf(viewer, eventBus),
    end() {
      resized.disconnect()
      viewer.cleanup()
      void loading.destroy()
    },
  }
}

function listen(eventBus: EventBus, viewer: PDFViewer, { onShown, onState, onText }: Told) {
  eventBus.on('pagesinit', () => {
    viewer.currentScaleValue = 'page-width'
    onShown()
    onState({ pages: viewer.pagesCount, page: 1 })
  })
  eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => onState({ page: pageNumber }))
  eventBus.on('scalechanging', ({ scale }: { scale: number }) => onState({ percent: Math.round(scale * 100) }))
  const found = ({ matchesCount: { current, total } }: { matchesCount: { current: number; total: number } }) =>
    onState({ found: { at: current, of: total } })
  eventBus.on('updatefindmatchescount', found)
  eventBus.on('updatefindcontrolstate', found)
  const rendered = ({
    pageNumber,
    source,
  }: {
    pageNumber: number
    source: { textLayer: { div: HTMLElement } | null }
  }) => source.textLayer && onText(pageNumber, source.textLayer.div)
  eventBus.on('textlayerrendered', rendered)
}

const toolsOf = (viewer: PDFViewer, eventBus: EventBus): Omit<Paper, 'selected'> => ({
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
})
