import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react'
import { Icon } from './icon'
import { tableChanges } from './rich-text-table'
import { ariaKeys, keysInWords, type RichTextTool, richTextTools } from './rich-text-tools'

interface RichTextToolbarProps {
  editor: Editor
  bar: RefObject<HTMLDivElement | null>
  label: string
  /** The id of the text that it formats. */
  controls: string
  linking: boolean
  onLink: () => void
  note?: ReactNode
}

/** The tools of an editor: one stop of Tab, with the arrow keys from tool to tool and Escape back to the text. */
export function RichTextToolbar({ editor, bar, label, controls, linking, onLink, note }: RichTextToolbarProps) {
  const [current, setCurrent] = useState(0)
  const link: RichTextTool = {
    label: 'Link',
    icon: 'link',
    keys: 'Mod+K',
    run: onLink,
    isOn: (from) => linking || from.isActive('link'),
  }
  const inTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') })
  const tools = [...richTextTools, link, ...(inTable ? tableChanges : [])] satisfies RichTextTool[]
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) => [...richTextTools, link].map(({ isOn, can }) => stateOf(now, isOn, can)),
  })
  const stop = Math.min(current, tools.length - 1)

  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      // Back to the text, and not out of the dialog round it.
      event.preventDefault()
      event.stopPropagation()
      editor.commands.focus()
      return
    }
    const last = tools.length - 1
    const to = {
      ArrowLeft: stop === 0 ? last : stop - 1,
      ArrowRight: stop === last ? 0 : stop + 1,
      Home: 0,
      End: last,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    setCurrent(to)
    event.currentTarget.querySelectorAll('button')[to]?.focus()
  }
  return (
    <div className="editor-bar">
      <div
        ref={bar}
        className="editor-tools"
        role="toolbar"
        aria-label={`Formatting of ${label.toLowerCase()}`}
        aria-controls={controls}
        onKeyDown={move}
      >
        {tools.map((tool, index) => (
          <ToolButton
            key={tool.label}
            tool={tool}
            state={states[index] ?? ''}
            tabIndex={index === stop ? 0 : -1}
            onUse={() => {
              setCurrent(index)
              tool.run(editor)
            }}
          />
        ))}
      </div>
      {note && <span className="editor-note num">{note}</span>}
    </div>
  )
}

type ToolState = 'on' | 'off' | 'cannot' | ''

const stateOf = (editor: Editor, isOn: RichTextTool['isOn'], can: RichTextTool['can']): ToolState => {
  if (can && !can(editor)) return 'cannot'
  return isOn ? (isOn(editor) ? 'on' : 'off') : ''
}

interface ToolButtonProps {
  tool: RichTextTool
  state: ToolState
  tabIndex: number
  onUse: () => void
}

function ToolButton({ tool: { label, icon, sign, keys, apart }, state, tabIndex, onUse }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={['editor-tool', apart && 'editor-apart', !icon && 'editor-worded'].filter(Boolean).join(' ')}
      aria-label={label}
      title={keys ? `${label} (${keysInWords(keys)})` : label}
      aria-keyshortcuts={keys && ariaKeys(keys)}
      tabIndex={tabIndex}
      aria-pressed={state === 'on' ? true : state === 'off' ? false : undefined}
      // It keeps the focus while there is nothing for it to do.
      aria-disabled={state === 'cannot' || undefined}
      // A press must not take the selection out of the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => state !== 'cannot' && onUse()}
    >
      {icon ? <Icon name={icon} size="sm" /> : (sign ?? label)}
    </button>
  )
}
