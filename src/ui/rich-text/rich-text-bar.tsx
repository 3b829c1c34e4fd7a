import { clsx } from 'clsx'
import {
  Children,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { Icon } from '../action/icon'
import styles from './rich-text-editor.module.css'
import { ariaKeys, keysInWords, type ParagraphKind, paragraphKinds, type RichTextTool } from './rich-text-tools'

interface RichTextBarProps {
  label: string
  /** The id of the text that it formats. */
  controls: string
  note?: ReactNode
  bar?: RefObject<HTMLDivElement | null>
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  children: ReactNode
}

/** The bar above a text: its tools, and a note at the end. */
export function RichTextBar({ label, controls, note, bar, onKeyDown, children }: RichTextBarProps) {
  const shelf = useRef<HTMLDivElement>(null)
  const look = useCallback(() => noteOverhang(shelf.current), [])
  const count = Children.toArray(children).length
  // Each letter draws the bar anew, and looking makes the browser lay the whole page out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: more tools may be wider than the shelf.
  useLayoutEffect(look, [look, count])
  useEffect(() => {
    if (!shelf.current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(look)
    observer.observe(shelf.current)
    return () => observer.disconnect()
  }, [look])
  return (
    <div className={styles.bar}>
      <div ref={shelf} className={styles.shelf}>
        <div
          ref={bar}
          className={styles.tools}
          role="toolbar"
          aria-label={`Formatting of ${label.toLowerCase()}`}
          aria-controls={controls}
          onKeyDown={onKeyDown}
          onScroll={look}
        >
          {children}
        </div>
      </div>
      {note && <span className={clsx(styles.note, 'num')}>{note}</span>}
    </div>
  )
}

/** Marks the sides on which tools are hidden, for the style sheet. */
function noteOverhang(shelf: HTMLElement | null): void {
  const tools = shelf?.firstElementChild
  if (!tools) return
  const { scrollLeft, clientWidth, scrollWidth } = tools
  shelf.toggleAttribute('data-before', scrollLeft > 1)
  shelf.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1)
}

export type ToolState = 'on' | 'off' | 'cannot' | ''

interface ParagraphSelectProps {
  value: ParagraphKind
  tabIndex: number
  onChoose: (kind: ParagraphKind) => void
  onFocus?: () => void
}

interface ToolButtonProps {
  tool: RichTextTool
  state: ToolState
  tabIndex: number
  onUse: () => void
}

/** Says what kind of paragraph the writer is in, and changes it. */
export function ParagraphSelect({ value, tabIndex, onChoose, onFocus }: ParagraphSelectProps) {
  return (
    <select
      className={styles.kind}
      aria-label="Kind of paragraph"
      tabIndex={tabIndex}
      value={value}
      onFocus={onFocus}
      onChange={(event) => onChoose(event.target.value as ParagraphKind)}
    >
      {paragraphKinds.map(({ name, label }) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </select>
  )
}

export function ToolButton({ tool: { label, icon, keys, apart }, state, tabIndex, onUse }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={clsx(styles.tool, apart && styles.apart, !icon && styles.worded)}
      aria-label={label}
      title={keys ? `${label} (${keysInWords(keys)})` : label}
      aria-keyshortcuts={keys && ariaKeys(keys)}
      tabIndex={tabIndex}
      aria-pressed={state === 'on' ? true : state === 'off' ? false : undefined}
      // Keeps the focus even while it can do nothing.
      aria-disabled={state === 'cannot' || undefined}
      // A press must not move the selection out of the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => state !== 'cannot' && onUse()}
    >
      {icon ? <Icon name={icon} size="sm" /> : label}
    </button>
  )
}
