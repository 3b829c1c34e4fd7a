import { clsx } from 'clsx'
import { type KeyboardEvent, type MouseEvent, memo, type RefObject, useRef } from 'react'
import { isAsked } from '../../../../rules/content/block-kinds'
import { folded } from '../../../../rules/folded'
import { Button } from '../../../ui/action/button'
import { Icon } from '../../../ui/action/icon'
import { kindIcons, kindWords, nameOf, type OutlineBlock, type OutlineChapter } from '../blocks'
import type { Editor } from '../use-editor'
import styles from './outline-list.module.css'
import type { Group } from './places'
import { useDrag } from './use-drag'

interface OutlineListProps {
  editor: Editor
  /** Words that the names must have; all blocks without. */
  find: string
}

/** The chapters and blocks in their order: opened by a press, moved by dragging or with Alt and the arrow keys. */
export function OutlineList({ editor, find }: OutlineListProps) {
  const { outline, deeds, blockId } = editor
  const { groups } = outline
  const list = useRef<HTMLUListElement>(null)
  const { dragged, target, listeners } = useDrag(deeds.move)
  const wanted = folded(find)
  const numbers = numbersOf(groups)
  return (
    <ul
      ref={list}
      className={clsx(styles.list, dragged && styles.dragging)}
      {...listeners}
      {...rowListeners(editor, list)}
    >
      {groups.map(({ chapter, blocks }) => {
        const shown = blocks.filter((each) => !wanted || folded(nameOf(each)).includes(wanted))
        if (wanted && shown.length === 0) return null
        const isOpen = Boolean(wanted) || (chapter?.expanded ?? true)
        return (
          <li key={chapter?.id ?? ''}>
            {chapter ? (
              <ChapterRow
                editor={editor}
                chapter={chapter}
                count={blocks.length}
                isOpen={isOpen}
                isTarget={target?.rowId === chapter.id}
              />
            ) : (
              groups.length > 1 && <p className={styles.loose}>In no chapter</p>
            )}
            {isOpen && (
              <ul className={styles.blocks}>
                {shown.map((block) => (
                  <BlockRow
                    key={block.id}
                    block={block}
                    chapterId={chapter?.id ?? ''}
                    number={numbers.get(block.id)}
                    isCurrent={block.id === blockId}
                    look={clsx(
                      dragged === block.id && styles.lifted,
                      target?.rowId === block.id && (target.edge === 'before' ? styles.before : styles.after),
                    )}
                  />
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** A row is opened by a press. The arrow keys go from row to row; with Alt they move what the row is. */
function rowListeners({ deeds, open }: Editor, list: RefObject<HTMLElement | null>) {
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')
      const by = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key]
      if (!row || !by) return
      event.preventDefault()
      const { block, chapter } = row.dataset
      if (event.altKey && block) deeds.step(block, by)
      else if (event.altKey && chapter) deeds.stepChapter(chapter, by)
      else focusNext(list.current, row, by)
    },
    onClick({ target: pressed }: MouseEvent) {
      const row = (pressed as HTMLElement).closest<HTMLElement>('[data-row][data-block]')
      if (row?.dataset.block) open(row.dataset.block)
    },
  }
}

interface ChapterRowProps {
  editor: Editor
  chapter: OutlineChapter
  /** How many blocks stand in it. */
  count: number
  isOpen: boolean
  /** A block that is dragged would come below it. */
  isTarget: boolean
}

function ChapterRow({ editor: { outline, setAsked }, chapter, count, isOpen, isTarget }: ChapterRowProps) {
  return (
    <div className={clsx(styles.chapter, isTarget && styles.after)} data-chapter={chapter.id}>
      <button
        type="button"
        className={clsx(styles.row, isOpen && styles.open)}
        data-row
        data-chapter={chapter.id}
        aria-expanded={isOpen}
        onClick={() => void outline.expandChapter(chapter.id, !chapter.expanded)}
      >
        <Icon name={isOpen ? 'down' : 'right'} size="xs" />
        <span className={styles.name}>{chapter.title}</span>
        <span className="n num">{count}</span>
      </button>
      <Button
        variant="quiet"
        size="sm"
        icon="more"
        label={`Chapter ${chapter.title}`}
        onClick={() => setAsked({ chapter })}
      />
    </div>
  )
}

interface BlockRowProps {
  block: OutlineBlock
  chapterId: string
  number: number | undefined
  isCurrent: boolean
  look: string
}

/** Drawn anew only when it has changed: there may be hundreds. The list listens for them. */
const BlockRow = memo(function BlockRow({ block, chapterId, number, isCurrent, look }: BlockRowProps) {
  return (
    <li
      className={clsx(styles.block, isCurrent && styles.current, look)}
      data-block={block.id}
      data-chapter={chapterId}
    >
      <span className={styles.grip} aria-hidden="true" data-grip={block.id}>
        <Icon name="grip" size="sm" />
      </span>
      <button
        type="button"
        className={styles.row}
        data-row
        data-block={block.id}
        aria-current={isCurrent ? 'true' : undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      >
        <Icon name={kindIcons[block.type]} size="sm" />
        <span className={styles.name}>
          <span className="vh">{kindWords(block)}: </span>
          {number !== undefined && <span className="num">{number}. </span>}
          {nameOf(block)}
        </span>
        {!block.complete && (
          <span className={styles.lacks} title="Not complete">
            <Icon name="warn" size="xs" />
            <span className="vh">, not complete</span>
          </span>
        )}
      </button>
    </li>
  )
})

/** Questions and tasks are numbered through the whole content. */
export function numbersOf(groups: readonly Group[]): Map<string, number> {
  const questions = groups.flatMap(({ blocks }) => blocks.filter(({ type }) => isAsked(type)))
  return new Map(questions.map(({ id }, at) => [id, at + 1]))
}

function focusNext(list: HTMLElement | null, row: HTMLElement, by: -1 | 1) {
  const rows = [...(list?.querySelectorAll<HTMLElement>('button[data-row]') ?? [])]
  rows[rows.indexOf(row) + by]?.focus()
}
