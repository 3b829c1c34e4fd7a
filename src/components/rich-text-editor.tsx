import { createDocument } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { RichTextInputProps } from './rich-text-field'
import { RichTextLink } from './rich-text-link'
import { withoutStyles } from './rich-text-paste'
import { htmlOf, richTextExtensions } from './rich-text-schema'
import { RichTextToolbar } from './rich-text-toolbar'

/** The editor itself; RichTextInput loads it when it is needed. */
export function RichTextEditor(props: RichTextInputProps & { id: string }) {
  const { id, label, value, onChange, page, placeholder, note } = props
  const hintId = useId()
  const bar = useRef<HTMLDivElement>(null)
  const [first] = useState(value)
  const written = useRef(value)
  const [linking, setLinking] = useState(false)
  const latest = useRef(onChange)
  latest.current = onChange

  const isEmpty = value === ''
  const described = [props['aria-describedby'], hintId].filter(Boolean).join(' ')
  const invalid = String(props['aria-invalid'] ?? false)
  const required = String(props['aria-required'] ?? false)
  const editorProps = useMemo(
    () => ({
      transformPastedHTML: withoutStyles,
      attributes: {
        id,
        class: 'editor-paper rich',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': described,
        'aria-invalid': invalid,
        'aria-required': required,
        ...(placeholder && { 'aria-placeholder': placeholder }),
        ...(placeholder && isEmpty && { 'data-placeholder': placeholder }),
      },
    }),
    [id, label, described, invalid, required, placeholder, isEmpty],
  )
  const editor = useEditor({
    extensions: richTextExtensions,
    content: first,
    // Its own sheet would be a style element, which the policy refuses; rich-text-editor.css says the same.
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: now }) => {
      written.current = htmlOf(now.state.doc)
      latest.current(written.current)
    },
  })

  // The editor owns what is being written; only another text is put in, and never the same one in another spelling.
  useEffect(() => {
    if (value === written.current) return
    written.current = value
    const { doc, schema } = editor.state
    if (htmlOf(doc) !== htmlOf(createDocument(value, schema))) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  // A label leads to fields of forms only, and this is none to the browser.
  useEffect(() => {
    const named = document.querySelector(`label[for="${CSS.escape(id)}"]`)
    const focus = () => editor.commands.focus('end')
    named?.addEventListener('click', focus)
    return () => named?.removeEventListener('click', focus)
  }, [editor, id])

  const press = (event: KeyboardEvent) => {
    if (event.altKey && event.key === 'F10') bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    else if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k') setLinking(true)
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what is typed into the text inside.
    <div className={page ? 'editor editor-page' : 'editor'} onKeyDown={press}>
      <RichTextToolbar
        {...{ editor, bar, label, linking, note }}
        controls={id}
        onLink={() => setLinking((open) => !open)}
      />
      {linking && <RichTextLink editor={editor} onDone={() => setLinking(false)} />}
      <EditorContent editor={editor} className="editor-sheet" />
      <p id={hintId} className="vh">
        Alt and F10 lead to the formatting.
      </p>
    </div>
  )
}
