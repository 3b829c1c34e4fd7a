import { clsx } from 'clsx'
import { lazy, Suspense, useCallback, useState } from 'react'
import { isNarrow } from '../../theme/narrow'
import { LinkButton } from '../action/link-button'
import { Skeleton } from '../data/skeleton'
import { toast } from '../overlay/toast'
import { importAgain } from '../page/import-again'
import { HtmlPaper } from './html-paper'
import type { Paper, PaperMark, PaperState } from './paper'
import { PaperFind } from './paper-find'
import { PaperTools } from './paper-tools'
import styles from './paper-view.module.css'

const loadPdf = importAgain(() => import('./pdf-paper'))
const PdfPaper = lazy(async () => ({ default: (await loadPdf()).PdfPaper }))
const loadText = importAgain(() => import('./pdf-text'))
const PdfText = lazy(async () => ({ default: (await loadText()).PdfText }))

type Props = {
  title: string
  /** Where it is downloaded. */
  link?: string | null
  /** The reader's own marks, and what stores them; without `onMarks` nothing can be marked. */
  marks?: readonly PaperMark[]
  onMarks?: (marks: PaperMark[]) => void
  className?: string
} & ({ html: string; pdf?: undefined } | { pdf: string; html?: undefined })

const none: readonly PaperMark[] = []
const atFirst: PaperState = { page: 1, pages: 0, percent: 100, found: null }

/** A paper to read beside one's work: page, zoom, find, marks of one's own. */
export function PaperView({ title, link, marks = none, onMarks, className, html, pdf }: Props) {
  const [paper, setPaper] = useState<Paper | null>(null)
  const [state, setState] = useState<PaperState>(atFirst)
  const [finding, setFinding] = useState(false)
  // A page as wide as a phone has letters that nobody can read.
  const [asText, setAsText] = useState(() => pdf !== undefined && isNarrow())
  const change = (part: Partial<PaperState>) => setState((now) => ({ ...now, ...part }))
  const mark = () => {
    const place = paper?.selected()
    if (!place) return toast({ kind: 'info', text: 'Select some words of the paper first.' })
    onMarks?.(marksWith(marks, place))
    getSelection()?.empty()
  }
  const as = (text: boolean) => {
    setAsText(text)
    setState(atFirst)
    setFinding(false)
  }
  const showPages = useCallback(() => setAsText(false), [])
  const shown = { title, marks, onReady: setPaper, onState: change }
  return (
    <section className={clsx(styles.view, className)} aria-label={title}>
      <PaperTools
        state={state}
        link={link}
        finding={finding}
        onTurn={(by) => paper?.turn(by)}
        onZoom={(by) => paper?.zoom(by)}
        onFinding={() => setFinding((on) => !on)}
        onMark={onMarks && mark}
        asText={asText}
        onAsText={pdf === undefined ? undefined : as}
      />
      {finding && paper && <PaperFind paper={paper} found={state.found} onClose={() => setFinding(false)} />}
      {html !== undefined ? (
        <HtmlPaper {...shown} html={html} />
      ) : (
        <Suspense fallback={<Skeleton width="100%" height={320} />}>
          {asText ? (
            <PdfText {...shown} link={pdf} onNoText={showPages} />
          ) : (
            <PdfPaper {...shown} link={pdf} unshown={<Unshown link={link} />} />
          )}
        </Suspense>
      )}
    </section>
  )
}

const Unshown = ({ link }: { link?: string | null }) => (
  <div className={styles.unshown}>
    <p>This paper could not be shown here. It may be damaged, or protected by a password.</p>
    {link && (
      <LinkButton href={link} icon="download" size="sm" download>
        Download
      </LinkButton>
    )}
  </div>
)

/** The marks with one more; a stretch that is marked already loses its mark. */
export function marksWith(marks: readonly PaperMark[], place: PaperMark): PaperMark[] {
  const touches = (one: PaperMark) => one.page === place.page && one.from < place.to && place.from < one.to
  const covers = marks.some((one) => touches(one) && one.from <= place.from && place.to <= one.to)
  const others = marks.filter((one) => !touches(one))
  if (covers) return others
  const joined = marks.filter(touches)
  const from = Math.min(place.from, ...joined.map((one) => one.from))
  const to = Math.max(place.to, ...joined.map((one) => one.to))
  return [...others, { page: place.page, from, to }]
}
