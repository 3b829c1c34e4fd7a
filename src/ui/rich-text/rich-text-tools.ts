import type { IconName } from '../action/icon-paths'

export interface RichTextTool {
  label: string
  icon?: IconName
  /** As in `aria-keyshortcuts`, with Mod for ⌘ or Ctrl. */
  keys?: string
  /** Begins a new group. */
  apart?: boolean
}

/** The kinds of paragraph, chosen by their names: the bar's first tool. */
export const paragraphKinds = [
  { name: 'paragraph', label: 'Text', keys: 'Mod+Alt+0' },
  { name: 'heading2', label: 'Heading', keys: 'Mod+Alt+2' },
  { name: 'heading3', label: 'Subheading', keys: 'Mod+Alt+3' },
  { name: 'heading4', label: 'Minor heading', keys: 'Mod+Alt+4' },
] as const

export type ParagraphKind = (typeof paragraphKinds)[number]['name']

/** The bar's other tools, in order; their effects load with the editor (rich-text-commands.ts). */
export const richTextTools = [
  { name: 'undo', label: 'Undo', icon: 'undo', keys: 'Mod+Z', apart: true },
  { name: 'redo', label: 'Redo', icon: 'redo', keys: 'Mod+Shift+Z' },
  { name: 'bold', label: 'Bold', icon: 'bold', keys: 'Mod+B', apart: true },
  { name: 'italic', label: 'Italic', icon: 'italic', keys: 'Mod+I' },
  { name: 'underline', label: 'Underline', icon: 'underline', keys: 'Mod+U' },
  { name: 'bulletList', label: 'Bulleted list', icon: 'list', keys: 'Mod+Shift+8', apart: true },
  { name: 'orderedList', label: 'Numbered list', icon: 'numbers', keys: 'Mod+Shift+7' },
  { name: 'blockquote', label: 'Quotation', icon: 'quote', keys: 'Mod+Shift+B' },
  { name: 'table', label: 'Table', icon: 'grid' },
  { name: 'picture', label: 'Picture', icon: 'image' },
  { name: 'link', label: 'Link', icon: 'link', keys: 'Mod+K' },
] as const satisfies readonly (RichTextTool & { name: string })[]

/** The tools of a text, with pictures or without. */
export const toolsFor = (takesPictures: boolean) =>
  richTextTools.filter(({ name }) => takesPictures || name !== 'picture')

export type RichTextToolName = (typeof richTextTools)[number]['name'] | ParagraphKind

const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform)

/** The keys as written on this machine: '⌘ B', 'Ctrl+B'. */
export const keysInWords = (keys: string): string =>
  isApple()
    ? keys.replace('Mod', '⌘').replace('Shift', '⇧').replace('Alt', '⌥').replaceAll('+', ' ')
    : keys.replace('Mod', 'Ctrl')

/** The keys in the form of `aria-keyshortcuts`. */
export const ariaKeys = (keys: string): string => keys.replace('Mod', isApple() ? 'Meta' : 'Control')
