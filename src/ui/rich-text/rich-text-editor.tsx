import { createDocument, type Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { EditorContent, useEditor } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { boxClass, paperClass, textboxOf, useLabelPress } from './rich-text-box'
import { richTextCommands } from './rich-text-commands'
import styles from './rich-text-editor.module.css'
import { RichTextLink } from './rich-text-link'
import { withoutStyles } from './rich-text-paste'
import type { RichTextInputProps, TakenOver } from './rich-text-props'
import { WRITER_HERE } from './rich-text-resting'
import { htmlOf, richTextExtensions } from './rich-text-schema'
import { RichTextToolbar } from './rich-text-toolbar'

/** The editor itself; RichTextInput loads it when the person turns to the text. */
export function RichTextEditor(props: RichTextInputProps & { id: string; over: TakenOver }) {
  const { id, label, value, onChange, page, note, over } = props
  const hintId = useId()
  const bar = useRef<HTMLDivElement>(null)
  const [first] = useState(() => (over.typed ? over.html.replace(WRITER_HERE, '') : value))
  const written = useRef(value)
  const [linking, setLinking] = useState(over.tool === 'link')
  const latest = useRef(onChange)
  latest.current = onChange

  const said = JSON.stringify(textboxOf(props, hintId))
  const editorProps = useMemo(
    () => ({ transformPastedHTML: withoutStyles, attributes: { ...JSON.parse(said), class: paperClass } }),
    [said],
  )
  const editor = useEditor({
    extensions: richTextExtensions,
    content: first,
    // A space typed last is not yet between two words.
    parseOptions: { preserveWhitespace: over.typed },
    // The policy would refuse its style element; rich-text-editor.module.css has the same rules.
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: now }) => {
      written.current = htmlOf(now.state.doc)
      latest.current(written.current)
    },
  })

  // The editor owns the text being written; only a different text replaces it, never the same one in another spelling.
  useEffect(() => {
    if (value === written.current) return
    written.current = value
    const { doc, schema } = editor.state
    if (htmlOf(doc) !== htmlOf(createDocument(value, schema))) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  useLabelPress(id, () => editor.commands.focus('end'))

  // Before the next key, so that the writer continues at the same place.
  useLayoutEffect(() => {
    if (over.writing) takeWriterOver(editor, over.html)
    if (over.tool && over.tool !== 'link') richTextCommands[over.tool].run(editor)
  }, [editor, over])

  const press = (event: KeyboardEvent) => {
    if (event.altKey && event.key === 'F10') bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    else if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k') setLinking(true)
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what is typed into the text inside.
    <div className={boxClass(page)} onKeyDown={press}>
      <RichTextToolbar
        {...{ editor, bar, label, linking, note }}
        controls={id}
        onLink={() => setLinking((open) => !open)}
      />
      {linking && <RichTextLink editor={editor} onDone={() => setLinking(false)} />}
      <EditorContent editor={editor} className={styles.sheet} />
      <p id={hintId} className="vh">
        Alt+F10: toolbar.
      </p>
    </div>
  )
}

function takeWriterOver(editor: Editor, html: string): void {
  const { state, view } = editor
  let at = 0
  createDocument(html, state.schema, { preserveWhitespace: true }).descendants(({ text }, position) => {
    const here = text?.indexOf(WRITER_HERE) ?? -1
    if (here >= 0) at = position + here
  })
  const place = state.doc.resolve(Math.min(at, state.doc.content.size))
  view.dispatch(state.tr.setSelection(TextSelection.near(place)))
  view.focus()
}
