import type { IconName } from '../action/icon-paths'

export interface RichTextTool {
  label: string
  icon?: IconName
  /** A sign, if there is no icon that says as much. */
  sign?: string
  /** As in `aria-keyshortcuts`, with Mod for ⌘ or Ctrl. */
  keys?: string
  /** Begins a new group. */
  apart?: boolean
}

/** The bar's tools, in order; their effects load with the editor (rich-text-commands.ts). */
export const richTextTools = [
  { name: 'undo', label: 'Undo', icon: 'undo', keys: 'Mod+Z' },
  { name: 'redo', label: 'Redo', icon: 'redo', keys: 'Mod+Shift+Z' },
  { name: 'bold', label: 'Bold', icon: 'bold', keys: 'Mod+B', apart: true },
  { name: 'italic', label: 'Italic', icon: 'italic', keys: 'Mod+I' },
  { name: 'underline', label: 'Underline', icon: 'underline', keys: 'Mod+U' },
  { name: 'heading2', label: 'Heading 2', sign: 'H2', keys: 'Mod+Alt+2', apart: true },
  { name: 'heading3', label: 'Heading 3', sign: 'H3', keys: 'Mod+Alt+3' },
  { name: 'heading4', label: 'Heading 4', sign: 'H4', keys: 'Mod+Alt+4' },
  { name: 'bulletList', label: 'Bulleted list', icon: 'list', keys: 'Mod+Shift+8', apart: true },
  { name: 'orderedList', label: 'Numbered list', icon: 'numbers', keys: 'Mod+Shift+7' },
  { name: 'blockquote', label: 'Quotation', icon: 'quote', keys: 'Mod+Shift+B' },
  { name: 'table', label: 'Table', icon: 'grid' },
  { name: 'link', label: 'Link', icon: 'link', keys: 'Mod+K' },
] as const satisfies readonly (RichTextTool & { name: string })[]

export type RichTextToolName = (typeof richTextTools)[number]['name']

const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform)

/** The keys as written on this machine: '⌘ B', 'Ctrl+B'. */
export const keysInWords = (keys: string): string =>
  isApple()
    ? keys.replace('Mod', '⌘').replace('Shift', '⇧').replace('Alt', '⌥').replaceAll('+', ' ')
    : keys.replace('Mod', 'Ctrl')

/** The keys in the form of `aria-keyshortcuts`. */
export const ariaKeys = (keys: string): string => keys.replace('Mod', isApple() ? 'Meta' : 'Control')
