import { clsx } from 'clsx'
import { Button } from '../action/button'
import { LinkButton } from '../action/link-button'
import { canPaint } from './painted-ranges'
import type { PaperState } from './paper'
import styles from './paper-view.module.css'

interface Props {
  state: PaperState
  link?: string | null
  finding: boolean
  onTurn: (by: number) => void
  onZoom: (by: 1 | -1) => void
  onFinding: () => void
  /** Marks what is selected, or takes the mark away; absent where marks are not kept. */
  onMark?: () => void
  /** Whether the text is shown without its pages. */
  asText: boolean
  /** Shows the pages or the text alone; absent where there are no pages. */
  onAsText?: (text: boolean) => void
}

/** The bar over a paper: page, zoom, find, mark, download. */
export function PaperTools({ state, link, finding, onTurn, onZoom, onFinding, onMark, asText, onAsText }: Props) {
  const { page, pages, percent } = state
  return (
    <div className={styles.bar} role="toolbar" aria-label="Document tools">
      {pages > 0 && (
        <>
          <Button
            size="sm"
            variant="quiet"
            icon="left"
            label="Page before"
            disabled={page <= 1}
            onClick={() => onTurn(-1)}
          />
          <span className="num">
            <span className="only-wide">Page </span>
            <b>{page}</b> of {pages}
          </span>
          <Button
            size="sm"
            variant="quiet"
            icon="right"
            label="Page after"
            disabled={page >= pages}
            onClick={() => onTurn(1)}
          />
        </>
      )}
      <Button size="sm" variant="quiet" icon="minus" label="Smaller" onClick={() => onZoom(-1)} />
      <span className={clsx(styles.percent, 'num')}>{percent}%</span>
      <Button size="sm" variant="quiet" icon="plus" label="Larger" onClick={() => onZoom(1)} />
      <span className={styles.push} />
      {onAsText && (
        <Button size="sm" variant="quiet" onClick={() => onAsText(!asText)}>
          {asText ? 'Pages' : 'Text'}
        </Button>
      )}
      <Button
        size="sm"
        variant="quiet"
        icon="search"
        label="Find in this document"
        aria-pressed={finding}
        onClick={onFinding}
      />
      {onMark && canPaint && (
        <Button
          size="sm"
          variant="quiet"
          icon="pen"
          label="Highlight what you select"
          // Keeps the selection, which a press elsewhere would end.
          onPointerDown={(event) => event.preventDefault()}
          onClick={onMark}
        />
      )}
      {link && <LinkButton size="sm" variant="quiet" icon="download" href={link} label="Download" download />}
    </div>
  )
}
