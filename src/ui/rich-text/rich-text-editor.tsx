import { createDocument, type Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { EditorContent, useEditor } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { withoutLinks } from '../../../rules/content/pictures'
import { usePictureKeeper } from './picture-keeper'
import { usePictureLinks } from './picture-links'
import { boxClass, paperClass, textboxOf, useLabelPress } from './rich-text-box'
import { isPanelTool, type PanelTool, richTextCommands } from './rich-text-commands'
import styles from './rich-text-editor.module.css'
import { RichTextLink } from './rich-text-link'
import { type GivenPicture, picturesGiven, withoutStyles } from './rich-text-paste'
import { RichTextPicture } from './rich-text-picture'
import type { RichTextInputProps, TakenOver } from './rich-text-props'
import { WRITER_HERE } from './rich-text-resting'
import { htmlOf, richTextExtensions } from './rich-text-schema'
import { RichTextToolbar } from './rich-text-toolbar'

type EditorProps = RichTextInputProps & { id: string; over: TakenOver }

interface Panel {
  tool: PanelTool
  /** A picture that was pasted or dropped. */
  given?: GivenPicture
}

/** The editor itself; RichTextInput loads it when the person turns to the text. */
export function RichTextEditor(props: EditorProps) {
  const { id, label, page, note, over } = props
  const hintId = useId()
  const bar = useRef<HTMLDivElement>(null)
  const keep = usePictureKeeper()
  const takesPictures = keep !== null
  const [panel, setPanel] = useState<Panel | null>(() => (isPanelTool(over.tool) ? { tool: over.tool } : null))
  const onGiven = takesPictures ? (given: GivenPicture) => setPanel({ tool: 'picture', given }) : null
  const editor = useTextEditor(props, hintId, onGiven)

  useLabelPress(id, () => editor.commands.focus('end'))

  // Before the next key, so that the writer continues at the same place.
  useLayoutEffect(() => {
    if (over.writing) takeWriterOver(editor, over.html)
    if (over.tool && !isPanelTool(over.tool)) richTextCommands[over.tool].run(editor)
  }, [editor, over])

  const press = (event: KeyboardEvent) => {
    if (event.altKey && event.key === 'F10') bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    else if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k') setPanel({ tool: 'link' })
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what is typed into the text inside.
    <div className={boxClass(page)} onKeyDown={press}>
      <RichTextToolbar
        {...{ editor, bar, label, takesPictures, note }}
        controls={id}
        panel={panel?.tool ?? null}
        onPanel={(tool) => setPanel((open) => (open?.tool === tool ? null : { tool }))}
      />
      {panel?.tool === 'link' && <RichTextLink editor={editor} onDone={() => setPanel(null)} />}
      {panel?.tool === 'picture' && keep && (
        <RichTextPicture
          key={panel.given?.key}
          editor={editor}
          keep={keep}
          given={panel.given}
          onDone={() => setPanel(null)}
        />
      )}
      <EditorContent editor={editor} className={styles.sheet} />
      <p id={hintId} className="vh">
        Alt+F10: toolbar.
      </p>
    </div>
  )
}

/** A text being written. With `onGiven` it takes pictures that are pasted or dropped. */
function useTextEditor(props: EditorProps, hintId: string, onGiven: ((given: GivenPicture) => void) | null) {
  const { value, over } = props
  const [first] = useState(() => (over.typed ? over.html.replace(WRITER_HERE, '') : value))
  const written = useRef(value)
  const { addressOf } = usePictureLinks()
  const latest = useRef({ onChange: props.onChange, addressOf, onGiven })
  latest.current = { onChange: props.onChange, addressOf, onGiven }

  const said = JSON.stringify(textboxOf(props, hintId))
  const takesPictures = onGiven !== null
  const editorProps = useMemo(
    () => ({
      transformPastedHTML: withoutStyles,
      attributes: { ...JSON.parse(said), class: paperClass },
      ...(takesPictures && picturesGiven((given) => latest.current.onGiven?.(given))),
    }),
    [said, takesPictures],
  )
  const extensions = useMemo(
    () => richTextExtensions(takesPictures ? (fileId) => latest.current.addressOf(fileId) : undefined),
    [takesPictures],
  )
  const editor = useEditor({
    extensions,
    content: first,
    // A space typed last is not yet between two words.
    parseOptions: { preserveWhitespace: over.typed },
    // The policy would refuse its style element; rich-text-editor.module.css has the same rules.
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: now }) => {
      const html = htmlOf(now.state.doc)
      // A line to write on after the last element is no change.
      if (html === withoutLinks(written.current)) return
      written.current = html
      latest.current.onChange(html)
    },
  })

  // The editor owns the text being written; only a different text replaces it, never the same one in another spelling.
  useEffect(() => {
    if (value === written.current) return
    written.current = value
    const { doc, schema } = editor.state
    if (htmlOf(doc) !== htmlOf(createDocument(value, schema))) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  return editor
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
