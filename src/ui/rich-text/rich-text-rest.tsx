import {
  type ClipboardEvent,
  type DragEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { withPictures } from '../../../rules/content/pictures'
import { Button } from '../action/button'
import { usePictureKeeper } from './picture-keeper'
import { usePictureLinks } from './picture-links'
import { ParagraphSelect, RichTextBar, ToolButton } from './rich-text-bar'
import { boxClass, paperClass, textboxOf, useLabelPress } from './rich-text-box'
import styles from './rich-text-editor.module.css'
import type { RichTextInputProps, TakenOver } from './rich-text-props'
import { drawnHtml, htmlWithWriter, putWriterAtEnd, trimmedHtml, typedHtml } from './rich-text-resting'
import { type RichTextToolName, toolsFor } from './rich-text-tools'

interface RichTextRestProps extends RichTextInputProps {
  id: string
  /** Loads the editor. */
  load: () => Promise<unknown>
  onLoaded: (over: TakenOver) => void
}

const PATIENCE_MS = 300

/** Stands in for the editor while it loads, in the same place. It loads the editor when the person turns to it, and can be written in meanwhile. */
export function RichTextRest(props: RichTextRestProps) {
  const { id, label, page, note, load } = props
  const hintId = useId()
  const takesPictures = usePictureKeeper() !== null
  const { paper, phase, turnTo, use, listeners } = useRest(props)
  const slow = useSlow(phase === 'loading')
  useLabelPress(id, () => paper.current && putWriterAtEnd(paper.current))
  return (
    <div
      className={boxClass(page)}
      aria-busy={phase === 'loading'}
      // A pointer arrives before it presses; a failed load is tried again then.
      onPointerEnter={() => void load().catch(() => undefined)}
    >
      <RichTextBar label={label} controls={id} note={note}>
        {/* The text is the first stop of Tab; the tools join with the editor. */}
        <ParagraphSelect value="paragraph" tabIndex={-1} onChoose={use} />
        {toolsFor(takesPictures).map((each) => (
          <ToolButton key={each.name} tool={each} state="" tabIndex={-1} onUse={() => use(each.name)} />
        ))}
      </RichTextBar>
      <div className={styles.sheet}>
        {/* biome-ignore lint/a11y/useSemanticElements: a text area holds no formatted text. */}
        <div
          ref={paper}
          className={paperClass}
          {...textboxOf(props, hintId)}
          role="textbox"
          tabIndex={0}
          contentEditable
          suppressContentEditableWarning
          {...listeners}
        />
      </div>
      {phase === 'failed' && (
        <NotLoaded
          onRetry={() => {
            paper.current?.focus()
            void turnTo()
          }}
        />
      )}
      <p id={hintId} className="vh">
        Alt+F10: toolbar.
      </p>
      <p className="vh" role="status">
        {slow && 'The formatting is loading. You can write already.'}
      </p>
    </div>
  )
}

/** The text before its editor has come, and the way it is handed over. */
function useRest({ value, onChange, load, onLoaded }: RichTextRestProps) {
  const paper = useRef<HTMLDivElement>(null)
  const written = useDrawnText(paper, value)
  const tool = useRef<RichTextToolName>(undefined)
  const typed = useRef(false)
  const composing = useRef(false)
  const arrived = useRef(false)
  const [phase, setPhase] = useState<'resting' | 'loading' | 'failed'>('resting')

  const handOver = () => {
    // A change during a composition would confuse the keyboard.
    if (!paper.current || !arrived.current || composing.current) return
    const writing = paper.current === document.activeElement
    const over = { typed: typed.current, writing, tool: tool.current, html: htmlWithWriter(paper.current) }
    // At once, so that no key comes between reading the text and taking it over.
    flushSync(() => onLoaded(over))
  }
  const turnTo = async () => {
    setPhase('loading')
    try {
      await load()
      arrived.current = true
      handOver()
    } catch {
      setPhase('failed')
    }
  }
  const write = () => {
    if (!paper.current) return
    typed.current = true
    written.current = trimmedHtml(typedHtml(paper.current.innerHTML))
    onChange(written.current)
  }
  const use = (name: RichTextToolName) => {
    tool.current = name
    paper.current?.focus()
  }
  const listeners = {
    onFocus: () => phase === 'resting' && void turnTo(),
    onInput: write,
    onCompositionStart() {
      composing.current = true
    },
    onCompositionEnd() {
      composing.current = false
      setTimeout(handOver)
    },
    // Pasted formatting is dropped, since nothing has checked it yet.
    onPaste(event: ClipboardEvent) {
      event.preventDefault()
      document.execCommand('insertText', false, event.clipboardData.getData('text/plain'))
    },
    onDrop: (event: DragEvent) => event.preventDefault(),
  }
  return { paper, phase, turnTo, use, listeners }
}

/** Draws a text; answers what was written last, for it to know its own changes. */
function useDrawnText(paper: RefObject<HTMLDivElement | null>, value: string) {
  const { addressOf } = usePictureLinks()
  const written = useRef<string>(undefined)
  // The browser's own changes stay; only a different text replaces them.
  useLayoutEffect(() => {
    if (!paper.current || value === written.current) return
    written.current = value
    paper.current.innerHTML = drawnHtml(withPictures(value, addressOf))
  }, [paper, value, addressOf])
  return written
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <p>The formatting did not load. You can write without it; what you write is kept.</p>
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

function useSlow(active: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!active) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [active])
  return slow
}
