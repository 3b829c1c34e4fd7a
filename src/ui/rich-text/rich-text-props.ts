import type { ReactNode } from 'react'
import type { RichTextToolName } from './rich-text-tools'

export interface RichTextInputProps {
  id?: string
  label: string
  /** HTML, as the server keeps it. */
  value: string
  /** The text as the server will keep it; empty where nothing is written. */
  onChange: (html: string) => void
  /** As a page with room to write, rather than a field. */
  page?: boolean
  placeholder?: string
  /** At the end of the bar: a count, when it was saved. */
  note?: ReactNode
  'aria-describedby'?: string
  'aria-invalid'?: boolean | 'true' | 'false'
  'aria-required'?: boolean | 'true' | 'false'
}

/** What the editor takes over from the text that rested in its place. */
export interface TakenOver {
  /** The text as it stands, with the sign WRITER_HERE in it. */
  html: string
  /** Whether anything was written before the editor came. */
  typed: boolean
  /** Whether the writer is in the text. */
  writing: boolean
  /** The tool that was pressed before there was an editor to use it on. */
  tool?: RichTextToolName
}
