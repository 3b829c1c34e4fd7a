import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react'
import { ParagraphSelect, RichTextBar, ToolButton, type ToolState } from './rich-text-bar'
import { type PanelTool, type RichTextCommand, richTextCommands } from './rich-text-commands'
import { tableChanges } from './rich-text-table'
import { type ParagraphKind, paragraphKinds, type RichTextTool, toolsFor } from './rich-text-tools'

interface RichTextToolbarProps {
  editor: Editor
  bar: RefObject<HTMLDivElement | null>
  label: string
  /** The id of the text that it formats. */
  controls: string
  takesPictures: boolean
  /** The panel that is open below the bar. */
  panel: PanelTool | null
  onPanel: (panel: PanelTool) => void
  note?: ReactNode
}

/** An editor's tools: one stop of Tab, arrow keys between the tools, and Escape back to the text. */
export function RichTextToolbar(props: RichTextToolbarProps) {
  const { editor, bar, label, controls, note } = props
  const [current, setCurrent] = useState(0)
  const { tools, states, kind } = useTools(props)
  // The select comes before the buttons.
  const last = tools.length
  const stop = Math.min(current, last)

  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      // Escape returns to the text, without closing the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      editor.commands.focus()
      return
    }
    const to = {
      ArrowLeft: stop === 0 ? last : stop - 1,
      ArrowRight: stop === last ? 0 : stop + 1,
      Home: 0,
      End: last,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    setCurrent(to)
    event.currentTarget.querySelectorAll<HTMLElement>('select, button')[to]?.focus()
  }
  return (
    <RichTextBar {...{ bar, label, controls, note }} onKeyDown={move}>
      <ParagraphSelect
        value={kind}
        tabIndex={stop === 0 ? 0 : -1}
        onFocus={() => setCurrent(0)}
        onChoose={(chosen) => richTextCommands[chosen].run(editor)}
      />
      {tools.map((tool, index) => (
        <ToolButton
          key={tool.label}
          tool={tool}
          state={states[index] ?? ''}
          tabIndex={index + 1 === stop ? 0 : -1}
          onUse={() => {
            setCurrent(index + 1)
            tool.run(editor)
          }}
        />
      ))}
    </RichTextBar>
  )
}

/** The tools of the place where the writer is, and how each stands there. */
function useTools({ editor, takesPictures, panel, onPanel }: RichTextToolbarProps) {
  const opens = (name: PanelTool): RichTextCommand => ({
    run: () => onPanel(name),
    isOn: (from) => panel === name || from.isActive(name),
  })
  const commands = { ...richTextCommands, link: opens('link'), picture: opens('picture') }
  const inTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') })
  const usual = toolsFor(takesPictures).map((tool) => ({ ...tool, ...commands[tool.name] }))
  const tools: (RichTextTool & RichTextCommand)[] = [...usual, ...(inTable ? tableChanges : [])]
  const states = useEditorState({ editor, selector: ({ editor: now }) => usual.map((tool) => stateOf(now, tool)) })
  const kind = useEditorState({ editor, selector: ({ editor: now }) => kindOf(now) })
  return { tools, states, kind }
}

/** Anything but a heading counts as text: a list's lines, a table's cells. */
const kindOf = (editor: Editor): ParagraphKind =>
  paragraphKinds.find(({ name }) => richTextCommands[name].isOn?.(editor))?.name ?? 'paragraph'

const stateOf = (editor: Editor, { isOn, can }: RichTextCommand): ToolState => {
  if (can && !can(editor)) return 'cannot'
  return isOn ? (isOn(editor) ? 'on' : 'off') : ''
}
