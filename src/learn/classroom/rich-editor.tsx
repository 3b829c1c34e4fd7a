import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../../components/icon'
import type { IconName } from '../../components/icon-paths'
import { cleanFragment, paragraphsOf } from './clean-fragment'
import './rich-editor.css'

interface RichEditorProps {
  label: string
  value: string
  onChange: (html: string) => void
  /** As a page with room to write, rather than a field. */
  page?: boolean
  placeholder?: string
  /** At the end of the bar: a count, when it was saved. */
  note?: React.ReactNode
}

const tools: readonly (readonly [command: string, icon: IconName, label: string, keeps: boolean])[] = [
  ['undo', 'undo', 'Undo', false],
  ['redo', 'redo', 'Redo', false],
  ['bold', 'bold', 'Bold', true],
  ['italic', 'italic', 'Italic', true],
  ['insertUnorderedList', 'list', 'Bulleted list', true],
  ['insertOrderedList', 'numbers', 'Numbered list', true],
]

/** Writing with bold, italic and lists; what is pasted loses everything else. */
export function RichEditor({ label, value, onChange, page, placeholder, note }: RichEditorProps) {
  const paper = useRef<HTMLDivElement>(null)
  const shown = useRef<string | null>(null)
  const [on, setOn] = useState<readonly string[]>([])

  // The browser owns what is being written; only a text from elsewhere is put in.
  useEffect(() => {
    if (!paper.current || value === shown.current) return
    shown.current = value
    paper.current.innerHTML = cleanFragment(value)
  }, [value])

  const look = () =>
    setOn(
      tools
        .filter(([command, , , keeps]) => keeps && document.queryCommandState?.(command))
        .map(([command]) => command),
    )
  const changed = () => {
    const html = cleanFragment(paper.current?.innerHTML ?? '')
    shown.current = html
    onChange(html)
    look()
  }
  const run = (command: string, argument?: string) => {
    paper.current?.focus()
    document.execCommand(command, false, argument)
    changed()
  }
  const paste = (event: ClipboardEvent) => {
    // Files belong to the uploads.
    if (event.clipboardData.files.length > 0) return
    event.preventDefault()
    const html = event.clipboardData.getData('text/html')
    run('insertHTML', html ? cleanFragment(html) : paragraphsOf(event.clipboardData.getData('text/plain')))
  }
  const firstFocus = () => {
    document.execCommand('defaultParagraphSeparator', false, 'p')
    // Else the first line would stand outside of any paragraph.
    if (paper.current && !paper.current.hasChildNodes()) {
      paper.current.innerHTML = '<p><br></p>'
      getSelection()?.setPosition(paper.current.firstChild)
    }
  }
  // Left and right within the bar, as in a toolbar.
  const arrows = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    buttons[(at + step + buttons.length) % buttons.length]?.focus()
    event.preventDefault()
  }

  return (
    <div className={page ? 'editor editor-page' : 'editor'}>
      <div className="editor-bar" role="toolbar" aria-label={`Formatting of ${label.toLowerCase()}`} onKeyDown={arrows}>
        {tools.map(([command, icon, name], index) => (
          <button
            key={command}
            type="button"
            className="editor-tool"
            aria-label={name}
            title={name}
            tabIndex={index === 0 ? 0 : -1}
            aria-pressed={index > 1 ? on.includes(command) : undefined}
            // A press must not take the selection out of the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(command)}
          >
            <Icon name={icon} size="sm" />
          </button>
        ))}
        {note && <span className="editor-note num">{note}</span>}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea holds no lists. */}
      <div
        ref={paper}
        className="editor-paper rich"
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-label={label}
        contentEditable
        suppressContentEditableWarning
        data-placeholder={value ? undefined : placeholder}
        onFocus={firstFocus}
        onInput={changed}
        onKeyUp={look}
        onMouseUp={look}
        onPaste={paste}
      />
    </div>
  )
}
