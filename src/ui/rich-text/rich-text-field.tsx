import { type ComponentProps, useId, useState } from 'react'
import { inField } from '../form/field'
import { importAgain } from '../page/import-again'
import type { RichTextEditor } from './rich-text-editor'
import { richTextFault } from './rich-text-limit'
import type { RichTextInputProps, TakenOver } from './rich-text-props'
import { RichTextRest } from './rich-text-rest'

// The editor is as large as a whole page, so only writing loads it.
let Editor: typeof RichTextEditor | undefined
const loadEditor = importAgain(() => import('./rich-text-editor'))
const load = async () => {
  Editor = (await loadEditor()).RichTextEditor
}

/** An editor for headings, emphasis, lists, links and tables, only what the server keeps; without a frame. */
export function RichTextInput(props: RichTextInputProps) {
  const ownId = useId()
  const id = props.id ?? ownId
  const [over, setOver] = useState<TakenOver>()
  return Editor && over ? (
    <Editor {...props} id={id} over={over} />
  ) : (
    <RichTextRest {...props} id={id} load={load} onLoaded={setOver} />
  )
}

const Framed = inField<Omit<RichTextInputProps, 'page'>>(RichTextInput)

/** A rich text with its label, error and help; it says when it is too long. */
export const RichTextField = (props: ComponentProps<typeof Framed>) => (
  <Framed {...props} error={props.error ?? richTextFault(props.value)} />
)
