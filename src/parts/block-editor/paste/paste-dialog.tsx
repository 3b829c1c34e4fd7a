import { clsx } from 'clsx'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { readQuestionText, type WrittenPart } from '../../../../rules/content/question-text'
import type { ContentBlockInput } from '../../../../schema/generated/types'
import { Button } from '../../../ui/action/button'
import { Tag } from '../../../ui/data/tag'
import { TextArea } from '../../../ui/form/text-area'
import { Dialog } from '../../../ui/overlay/dialog'
import type { PracticeArea } from '../blocks'
import { example } from './example'
import styles from './paste-dialog.module.css'
import { areaFault, inputOf } from './written-input'

/** As many as the server adds at once. */
const MOST = 200

interface PasteDialogProps {
  areas: readonly PracticeArea[]
  /** The chapter that they go into, in words. */
  place: string
  /** Adds all or none; answers whether they are there. */
  onAdd: (blocks: ContentBlockInput[]) => Promise<boolean>
  onClose: () => void
}

/** Takes many questions and cards as text: says what it found in each, then adds those that are ready in one go. */
export function PasteDialog({ areas, place, onAdd, onClose }: PasteDialogProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const parts = useMemo(() => readQuestionText(text).parts.map((part) => withAreaFault(part, areas)), [text, areas])
  const ready = parts.flatMap(({ block }) => block ?? [])
  const add = async () => {
    setBusy(true)
    if (await onAdd(ready.map((block) => inputOf(block, areas)))) onClose()
    else setBusy(false)
  }
  const goTo = (line: number) => {
    const lines = text.split('\n')
    const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0)
    area.current?.focus()
    area.current?.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
  }
  const tooMany = ready.length > MOST
  return (
    <Dialog
      open
      size="lg"
      title="Paste questions"
      onClose={busy ? undefined : onClose}
      foot={
        <>
          <p className={styles.policy}>
            {tooMany
              ? `At most ${MOST} go in at once.`
              : `They go in at the end of ${place}. Undo takes them all out again.`}
          </p>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" busy={busy} disabled={ready.length === 0 || tooMany} onClick={() => void add()}>
            {ready.length === 1 ? 'Add 1 block' : `Add ${ready.length} blocks`}
          </Button>
        </>
      }
    >
      <div className={styles.paste}>
        <WrittenText area={area} text={text} onWrite={setText} />
        <FoundParts parts={parts} ready={ready.length} onLine={goTo} />
      </div>
    </Dialog>
  )
}

function withAreaFault(part: WrittenPart, areas: readonly PracticeArea[]): WrittenPart {
  const message = part.block && areaFault(part.block, areas)
  return message ? { ...part, block: null, faults: [...part.faults, { line: part.line, message }] } : part
}

interface WrittenTextProps {
  area: RefObject<HTMLTextAreaElement | null>
  text: string
  onWrite: (text: string) => void
}

function WrittenText({ area, text, onWrite }: WrittenTextProps) {
  return (
    <div className={styles.typed}>
      <TextArea
        ref={area}
        label="Text"
        help="A line with # begins a question, a star marks a right option, = below it gives the reason."
        className={styles.text}
        rows={17}
        spellCheck={false}
        placeholder={example}
        value={text}
        onChange={({ target }) => onWrite(target.value)}
      />
      {!text && (
        <Button size="sm" onClick={() => onWrite(example)}>
          Begin with an example
        </Button>
      )}
    </div>
  )
}

interface FoundPartsProps {
  parts: readonly WrittenPart[]
  /** How many of them can be added. */
  ready: number
  onLine: (line: number) => void
}

function FoundParts({ parts, ready, onLine }: FoundPartsProps) {
  return (
    <div>
      <dl className={styles.counts} aria-live="polite">
        <Count term="Found" value={parts.length} />
        <Count term="Ready" value={ready} />
        <Count term="Left out" value={parts.length - ready} />
      </dl>
      {parts.length > 0 && (
        <ol className={styles.found} aria-label="What was found">
          {parts.map((part, at) => (
            <Found key={part.line} part={part} number={at + 1} onLine={onLine} />
          ))}
        </ol>
      )}
    </div>
  )
}

function Count({ term, value }: { term: string; value: number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="num">{value}</dd>
    </div>
  )
}

function Found({ part, number, onLine }: { part: WrittenPart; number: number; onLine: (line: number) => void }) {
  const { block, name, faults } = part
  return (
    <li className={clsx(styles.part, !block && styles.bad)}>
      <span className={clsx(styles.number, 'num')}>{number}</span>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {faults.map(({ line, message }) => (
          <button key={`${line} ${message}`} type="button" className={styles.fault} onClick={() => onLine(line)}>
            {`Line ${line}: ${message}`}
          </button>
        ))}
      </div>
      {block ? (
        faults.length > 0 ? (
          <Tag icon="warn" kind="warning">
            Goes in
          </Tag>
        ) : (
          <Tag icon="check">Ready</Tag>
        )
      ) : (
        <Tag icon="stop" kind="negative">
          Left out
        </Tag>
      )}
    </li>
  )
}
