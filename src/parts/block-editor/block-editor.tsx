import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useState, useSyncExternalStore } from 'react'
import { ClassroomLayout } from '../../layouts/classroom-layout'
import { Button } from '../../ui/action/button'
import { Segments } from '../../ui/form/segments'
import { EmptyState } from '../../ui/page/blank'
import { dropDraft } from '../saving/draft-store'
import { BlockActions, copyOf } from './block-actions'
import styles from './block-editor.module.css'
import { BlockPane } from './block-pane'
import { type Asked, EditorDialogs } from './editor-dialogs'
import { newBlock } from './new-block'
import { numbersOf } from './outline/outline-list'
import { OutlineNav } from './outline/outline-nav'
import { useOutline } from './outline/use-outline'
import { UnsentBlocks } from './unsent-blocks'
import { blockDraftKey } from './use-block-draft'
import { useDeeds } from './use-deeds'

interface BlockEditorProps {
  title: string
  about: string
  contentId: string
  userId: string
  back: { to: string; label: string }
  action?: ReactNode
  /** The way to other parts of what is written, above all. */
  parts?: ReactNode
  /** Where an asked question is corrected, by its id; without it nowhere. */
  correctAt?: (blockId: string) => string
  /** The open block, and how to open another. */
  blockId: string | null
  onOpen: (blockId: string | null) => void
}

const panes = [
  { value: 'contents', label: 'Contents' },
  { value: 'block', label: 'Block' },
  { value: 'preview', label: 'Preview' },
] as const
type Pane = (typeof panes)[number]['value']

/** Writes a content: its chapters and blocks, the open block, and how the student sees it. */
export function BlockEditor(props: BlockEditorProps) {
  const { title, about, contentId, userId, back, action, parts, blockId } = props
  const outline = useOutline(contentId)
  const { groups, blocks, areas } = outline
  const [pane, setPane] = useState<Pane>(blockId ? 'block' : 'contents')
  const [atDesk, setAtDesk] = useState<HTMLElement | null>(null)
  const [onPhone, setOnPhone] = useState<HTMLElement | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const open = (id: string | null) => {
    props.onOpen(id)
    setPane(id ? 'block' : 'contents')
  }
  const current = blocks.find(({ id }) => id === blockId)
  const last = groups.findLast(({ chapter }) => chapter)?.chapter?.id ?? null
  const chapterId = current ? current.chapterId : last
  const deeds = useDeeds({ outline, blockId, chapterId, onOpen: open })
  const { canUndo, canRedo } = useSyncExternalStore(deeds.history.subscribe, deeds.history.get)

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const key = event.key.toLowerCase()
    if (!(event.metaKey || event.ctrlKey) || (key !== 'z' && key !== 'y')) return
    // A rich text takes back its own changes while somebody writes in it.
    if ((event.target as HTMLElement).isContentEditable) return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) deeds.redo()
    else deeds.undo()
  }
  const history = (
    <>
      <Button variant="quiet" icon="undo" label="Undo" disabled={!canUndo} onClick={deeds.undo} />
      <Button variant="quiet" icon="redo" label="Redo" disabled={!canRedo} onClick={deeds.redo} />
    </>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the keys of undo.
    <div onKeyDown={press}>
      <ClassroomLayout
        title={title}
        about={about}
        back={back}
        saved={<span ref={setAtDesk} />}
        action={
          <>
            <span className={clsx(styles.history, 'only-wide')}>{history}</span>
            {action}
          </>
        }
        banner={
          <>
            {parts}
            <nav className={clsx(styles.panes, 'only-narrow')} aria-label="Parts of the editor">
              <Segments label="What is shown" options={panes} value={pane} onChange={setPane} />
              <span ref={setOnPhone} className={styles.saved} />
              <span className={styles.history}>{history}</span>
            </nav>
          </>
        }
        working
      >
        <main id="main" className={styles.editor} data-pane={pane} tabIndex={-1}>
          <OutlineNav
            outline={outline}
            current={blockId}
            className={styles.outline}
            onOpen={open}
            onMove={deeds.move}
            onStep={deeds.step}
            onStepChapter={deeds.stepChapter}
            onChapter={(chapter) => setAsked({ chapter })}
            onAdd={(type, subtype) => void deeds.add([newBlock(type, subtype)])}
            onPaste={() => setAsked({ paste: true })}
          />
          {blockId ? (
            <BlockPane
              blockId={blockId}
              number={numbersOf(groups).get(blockId)}
              userId={userId}
              contentId={contentId}
              areas={areas}
              correctAt={props.correctAt?.(blockId)}
              savedHosts={[atDesk, onPhone]}
              setting={deeds.setting}
              onStep={(step) => deeds.history.push(step)}
              actions={(block, fields) => (
                <BlockActions
                  blockId={block.id}
                  groups={groups}
                  onMove={deeds.move}
                  onStep={deeds.step}
                  onDuplicate={() => void deeds.add([copyOf(block.type, fields)])}
                  onDelete={() => setAsked({ remove: block.id })}
                />
              )}
              onPutBack={async (block, fields) => {
                if (await deeds.add([copyOf(block.type, fields)])) dropDraft(blockDraftKey(userId, contentId, block.id))
              }}
            />
          ) : (
            <div className={styles.main}>
              <EmptyState icon="content" title={blocks.length ? 'Choose a block' : 'Nothing is written yet'}>
                {blocks.length
                  ? 'It opens here, with the student’s view beside it.'
                  : 'Add a block or a chapter, or paste questions that you have as text.'}
              </EmptyState>
            </div>
          )}
        </main>
      </ClassroomLayout>
      <p className="vh" role="status">
        {deeds.said}
      </p>
      <UnsentBlocks contentId={contentId} userId={userId} blocks={blocks} openId={blockId} onOpen={open} />
      <EditorDialogs
        asked={asked}
        outline={outline}
        place={outline.chapters.find(({ id }) => id === chapterId)?.title ?? 'the bundle'}
        onAdd={deeds.add}
        onStepChapter={deeds.stepChapter}
        onRemoved={() => {
          open(null)
          deeds.setSaid('The block is deleted.')
        }}
        onClose={() => setAsked(null)}
      />
    </div>
  )
}
