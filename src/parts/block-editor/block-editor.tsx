import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ClassroomLayout } from '../../layouts/classroom-layout'
import { Button } from '../../ui/action/button'
import { Segments } from '../../ui/form/segments'
import { EmptyState } from '../../ui/page/blank'
import styles from './block-editor.module.css'
import { BlockPane } from './block-pane'
import { EditorDialogs } from './editor-dialogs'
import { OutlineNav } from './outline/outline-nav'
import { UnsentBlocks } from './unsent-blocks'
import { type Editor, type EditorOptions, useEditor } from './use-editor'

interface BlockEditorProps extends EditorOptions {
  title: string
  about: string
  back: { to: string; label: string }
  action?: ReactNode
  /** The way to other parts of what is written, above all. */
  parts?: ReactNode
}

const panes = [
  { value: 'contents', label: 'Contents' },
  { value: 'block', label: 'Block' },
  { value: 'preview', label: 'Preview' },
] as const

/** Writes a content: its chapters and blocks, the open block, and how the student sees it. */
export function BlockEditor({ title, about, back, action, parts, ...options }: BlockEditorProps) {
  const editor = useEditor(options)
  const { contentId, userId, blockId, outline, deeds, open } = editor
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the keys of undo.
    <div onKeyDown={deeds.history.press}>
      <ClassroomLayout
        title={title}
        about={about}
        back={back}
        saved={<span ref={editor.setSavedAtDesk} />}
        action={
          <>
            <UndoAndRedo editor={editor} className="only-wide" />
            {action}
          </>
        }
        banner={
          <>
            {parts}
            <PaneBar editor={editor} />
          </>
        }
        working
      >
        <main id="main" className={styles.editor} data-pane={editor.pane} tabIndex={-1}>
          <OutlineNav editor={editor} className={styles.outline} />
          {blockId ? <BlockPane editor={editor} blockId={blockId} /> : <NoBlock isEmpty={!outline.blocks.length} />}
        </main>
      </ClassroomLayout>
      <p className="vh" role="status">
        {deeds.said}
      </p>
      <UnsentBlocks contentId={contentId} userId={userId} blocks={outline.blocks} openId={blockId} onOpen={open} />
      <EditorDialogs editor={editor} />
    </div>
  )
}

function UndoAndRedo({ editor, className }: { editor: Editor; className?: string }) {
  const { canUndo, canRedo, undo, redo } = editor.deeds.history
  return (
    <span className={clsx(styles.history, className)}>
      <Button variant="quiet" icon="undo" label="Undo" disabled={!canUndo} onClick={undo} />
      <Button variant="quiet" icon="redo" label="Redo" disabled={!canRedo} onClick={redo} />
    </span>
  )
}

/** Where the page is narrow it shows one part of the editor, chosen here. */
function PaneBar({ editor }: { editor: Editor }) {
  return (
    <nav className={clsx(styles.panes, 'only-narrow')} aria-label="Parts of the editor">
      <Segments label="What is shown" options={panes} value={editor.pane} onChange={editor.setPane} />
      <span ref={editor.setSavedOnPhone} className={styles.saved} />
      <UndoAndRedo editor={editor} />
    </nav>
  )
}

function NoBlock({ isEmpty }: { isEmpty: boolean }) {
  return (
    <div className={styles.main}>
      <EmptyState icon="content" title={isEmpty ? 'Nothing is written yet' : 'Choose a block'}>
        {isEmpty
          ? 'Add a block or a chapter, or paste questions that you have as text.'
          : 'It opens here, with the student’s view beside it.'}
      </EmptyState>
    </div>
  )
}
