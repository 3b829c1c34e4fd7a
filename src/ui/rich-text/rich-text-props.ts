import type { ReactNode } from 'react'
import type { RichTextToolName } from './rich-text-tools'

export interface RichTextInputProps {
  id?: string
  label: string
  /** HTML, as the server stores it. */
  value: string
  /** Called with the text as the server will store it; empty if nothing is written. */
  onChange: (html: string) => void
  /** A page with room to write, rather than a field. */
  page?: boolean
  placeholder?: string
  /** At the end of the bar: a count, or when it was saved. */
  note?: ReactNode
  'aria-describedby'?: string
  'aria-invalid'?: boolean | 'true' | 'false'
  'aria-required'?: boolean | 'true' | 'false'
}

/** The state that the editor takes over from the plain text in its place. */
export interface TakenOver {
  /** The present text, with the sign WRITER_HERE in it. */
  html: string
  /** Whether anything was written before the editor came. */
  typed: boolean
  /** Whether the writer is in the text. */
  writing: boolean
  /** The tool that was pressed before the editor had loaded. */
  tool?: RichTextToolName
}
