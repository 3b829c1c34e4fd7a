import { clsx } from 'clsx'
import { type KeyboardEvent, type MouseEvent, memo, useRef } from 'react'
import { isAsked } from '../../../../rules/content/block-kinds'
import { folded } from '../../../../rules/folded'
import { Button } from '../../../ui/action/button'
import { Icon } from '../../../ui/action/icon'
import { kindIcons, kindWords, nameOf, type OutlineBlock, type OutlineChapter } from '../blocks'
import styles from './outline-list.module.css'
import type { Group, Place } from './places'
import { useDrag } from './use-drag'

interface OutlineListProps {
  groups: readonly Group[]
  current: string | null
  /** Words that the names must have; all blocks without. */
  find: string
  onOpen: (blockId: string) => void
  onMove: (blockId: string, to: Place) => void
  onStep: (blockId: string, by: -1 | 1) => void
  onStepChapter: (chapterId: string, by: -1 | 1) => void
  onExpand: (chapter: OutlineChapter) => void
  onChapter: (chapter: OutlineChapter) => void
}

/** The chapters and blocks in their order: opened by a press, moved by dragging or with Alt and the arrow keys. */
export function OutlineList(props: OutlineListProps) {
  const { groups, current, find, onOpen, onMove, onStep, onStepChapter, onExpand, onChapter } = props
  const list = useRef<HTMLUListElement>(null)
  const { dragged, target, listeners } = useDrag(onMove)
  const wanted = folded(find)
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')
    const by = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key]
    if (!row || !by) return
    event.preventDefault()
    const { block, chapter } = row.dataset
    if (event.altKey && block) onStep(block, by)
    else if (event.altKey && chapter) onStepChapter(chapter, by)
    else focusNext(list.current, row, by)
  }
  const open = ({ target: pressed }: MouseEvent) => {
    const row = (pressed as HTMLElement).closest<HTMLElement>('[data-row][data-block]')
    if (row?.dataset.block) onOpen(row.dataset.block)
  }
  const numbers = numbersOf(groups)
  return (
    <ul
      ref={list}
      className={clsx(styles.list, dragged && styles.dragging)}
      onKeyDown={press}
      onClick={open}
      {...listeners}
    >
      {groups.map(({ chapter, blocks }) => {
        const shown = blocks.filter((each) => !wanted || folded(nameOf(each)).includes(wanted))
        if (wanted && shown.length === 0) return null
        const isOpen = Boolean(wanted) || (chapter?.expanded ?? true)
        return (
          <li key={chapter?.id ?? ''}>
            {chapter ? (
              <div
                className={clsx(styles.chapter, target?.rowId === chapter.id && styles.after)}
                data-chapter={chapter.id}
              >
                <button
                  type="button"
                  className={clsx(styles.row, isOpen && styles.open)}
                  data-row
                  data-chapter={chapter.id}
                  aria-expanded={isOpen}
                  onClick={() => onExpand(chapter)}
                >
                  <Icon name={isOpen ? 'down' : 'right'} size="xs" />
                  <span className={styles.name}>{chapter.title}</span>
                  <span className="n num">{blocks.length}</span>
                </button>
                <Button
                  variant="quiet"
                  size="sm"
                  icon="more"
                  label={`Chapter ${chapter.title}`}
                  onClick={() => onChapter(chapter)}
                />
              </div>
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
                    isCurrent={block.id === current}
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
