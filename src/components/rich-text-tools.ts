import type { ChainedCommands, Editor } from '@tiptap/core'
import type { IconName } from './icon-paths'
import { insertTable } from './rich-text-table'

export interface RichTextTool {
  label: string
  icon?: IconName
  /** What it shows where a sign would say less. */
  sign?: string
  /** As in `aria-keyshortcuts`, with Mod for ⌘ or Ctrl. */
  keys?: string
  run: (editor: Editor) => void
  isOn?: (editor: Editor) => boolean
  can?: (editor: Editor) => boolean
  /** Begins a new group. */
  apart?: boolean
}

const chained = (change: (chain: ChainedCommands) => ChainedCommands) => (editor: Editor) => {
  change(editor.chain().focus()).run()
}

const heading = (level: 2 | 3 | 4): RichTextTool => ({
  label: `Heading ${level}`,
  sign: `H${level}`,
  keys: `Mod+Alt+${level}`,
  run: chained((chain) => chain.toggleHeading({ level })),
  isOn: (editor) => editor.isActive('heading', { level }),
  apart: level === 2,
})

/** What the bar offers, in its order; the link has a field of its own beside it. */
export const richTextTools: readonly RichTextTool[] = [
  {
    label: 'Undo',
    icon: 'undo',
    keys: 'Mod+Z',
    run: chained((chain) => chain.undo()),
    can: (editor) => editor.can().undo(),
  },
  {
    label: 'Redo',
    icon: 'redo',
    keys: 'Mod+Shift+Z',
    run: chained((chain) => chain.redo()),
    can: (editor) => editor.can().redo(),
  },
  {
    label: 'Bold',
    icon: 'bold',
    keys: 'Mod+B',
    run: chained((chain) => chain.toggleBold()),
    isOn: (editor) => editor.isActive('bold'),
    apart: true,
  },
  {
    label: 'Italic',
    icon: 'italic',
    keys: 'Mod+I',
    run: chained((chain) => chain.toggleItalic()),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    label: 'Underline',
    icon: 'underline',
    keys: 'Mod+U',
    run: chained((chain) => chain.toggleUnderline()),
    isOn: (editor) => editor.isActive('underline'),
  },
  heading(2),
  heading(3),
  heading(4),
  {
    label: 'Bulleted list',
    icon: 'list',
    keys: 'Mod+Shift+8',
    run: chained((chain) => chain.toggleBulletList()),
    isOn: (editor) => editor.isActive('bulletList'),
    apart: true,
  },
  {
    label: 'Numbered list',
    icon: 'numbers',
    keys: 'Mod+Shift+7',
    run: chained((chain) => chain.toggleOrderedList()),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: 'Quotation',
    icon: 'quote',
    keys: 'Mod+Shift+B',
    run: chained((chain) => chain.toggleBlockquote()),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  { label: 'Table', icon: 'grid', run: insertTable, can: (editor) => !editor.isActive('table') },
]

const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform)

/** The keys as they are written on this machine: '⌘ B', 'Ctrl+B'. */
export const keysInWords = (keys: string): string =>
  isApple()
    ? keys.replace('Mod', '⌘').replace('Shift', '⇧').replace('Alt', '⌥').replaceAll('+', ' ')
    : keys.replace('Mod', 'Ctrl')

/** The keys as `aria-keyshortcuts` has them. */
export const ariaKeys = (keys: string): string => keys.replace('Mod', isApple() ? 'Meta' : 'Control')
