import { lazy, type ReactNode, Suspense, useId } from 'react'
import { Field, type FieldProps } from './field'
import './rich-text.css'
import './rich-text-editor.css'
import { richTextFault } from './rich-text-limit'

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

// The editor is as large as a whole page of ours, so that nothing but writing waits for it.
const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor')).RichTextEditor }))

/** Writing with headings, emphasis, lists, links and tables, and nothing that the server would take out again; within a frame of one's own. */
export function RichTextInput(props: RichTextInputProps) {
  const ownId = useId()
  const id = props.id ?? ownId
  return (
    <Suspense
      fallback={
        <div id={id} className={props.page ? 'editor editor-page' : 'editor'} aria-busy="true">
          <div className="editor-bar" />
          <div className="editor-paper" />
        </div>
      }
    >
      <RichTextEditor {...props} id={id} />
    </Suspense>
  )
}

type RichTextFieldProps = Omit<FieldProps, 'label' | 'inline'> & Omit<RichTextInputProps, 'page'>

/** A rich text with its label, its error and its help; says itself when it is too long. */
export function RichTextField({ error, help, optional, labelHidden, id, ...input }: RichTextFieldProps) {
  return (
    <Field {...{ help, optional, labelHidden, id }} label={input.label} error={error ?? richTextFault(input.value)}>
      {(control) => <RichTextInput {...input} {...control} />}
    </Field>
  )
}
