import type { ChainedCommands, Editor } from '@tiptap/core'
import type { KeyboardEvent } from 'react'
import { insertTable } from './rich-text-table'
import type { RichTextToolName } from './rich-text-tools'

export interface RichTextCommand {
  run: (editor: Editor) => void
  isOn?: (editor: Editor) => boolean
  can?: (editor: Editor) => boolean
}

const chained = (change: (chain: ChainedCommands) => ChainedCommands) => (editor: Editor) => {
  change(editor.chain().focus()).run()
}

const heading = (level: 2 | 3 | 4): RichTextCommand => ({
  run: chained((chain) => chain.setHeading({ level })),
  isOn: (editor) => editor.isActive('heading', { level }),
})

/** Tools that ask for something in a panel below the bar. */
export type PanelTool = 'link' | 'picture'
export const isPanelTool = (name: RichTextToolName | undefined): name is PanelTool =>
  name === 'link' || name === 'picture'

/** The effect of each other tool on a text. */
export const richTextCommands: Readonly<Record<Exclude<RichTextToolName, PanelTool>, RichTextCommand>> = {
  undo: { run: chained((chain) => chain.undo()), can: (editor) => editor.can().undo() },
  redo: { run: chained((chain) => chain.redo()), can: (editor) => editor.can().redo() },
  bold: { run: chained((chain) => chain.toggleBold()), isOn: (editor) => editor.isActive('bold') },
  italic: { run: chained((chain) => chain.toggleItalic()), isOn: (editor) => editor.isActive('italic') },
  underline: { run: chained((chain) => chain.toggleUnderline()), isOn: (editor) => editor.isActive('underline') },
  paragraph: { run: chained((chain) => chain.setParagraph()) },
  heading2: heading(2),
  heading3: heading(3),
  heading4: heading(4),
  bulletList: {
    run: chained((chain) => chain.toggleBulletList()),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  orderedList: {
    run: chained((chain) => chain.toggleOrderedList()),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  blockquote: {
    run: chained((chain) => chain.toggleBlockquote()),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  table: { run: insertTable, can: (editor) => !editor.isActive('table') },
}

/** How a panel ends: Enter in its field does what it is for, Escape leads back to the text. */
export function panelEnds(editor: Editor, onDone: () => void, set: () => void) {
  const leave = () => {
    editor.commands.focus()
    onDone()
  }
  const press = (event: KeyboardEvent) => {
    // Typing here must neither send nor close the form around it.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) set()
    else if (event.key === 'Escape') leave()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { leave, press }
}
