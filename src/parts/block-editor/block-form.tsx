import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { contentBlockUpdate } from '../../../schema/generated/limits'
import { Button } from '../../ui/action/button'
import { Tag } from '../../ui/data/tag'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { SavedState } from '../saving/saved-state'
import styles from './block-editor.module.css'
import { alike, type EditedBlock, kindIcons, kindWords, nameOf, type PracticeArea } from './blocks'
import { ConflictDialog } from './conflict/conflict-dialog'
import { BodyFields } from './form/body-fields'
import { blockRules, type FieldName, type Fields, fieldNames, fieldsOf, isSame } from './form/draft-fields'
import { FactFields } from './form/fact-fields'
import { FixedKey, isKeyFixed } from './form/fixed-key'
import { Lacks } from './form/lacks'
import type { FieldStep } from './history'
import { Preview } from './preview/preview'
import { useBlockDraft } from './use-block-draft'
import { WithPictures } from './with-pictures'

/** A field that undo or redo sets, once. */
export interface Setting {
  blockId: string
  field: FieldName
  value: Fields[FieldName]
  isDone: boolean
}

interface BlockFormProps {
  block: EditedBlock
  number: number | undefined
  userId: string
  contentId: string
  areas: readonly PracticeArea[]
  correctAt: string | undefined
  /** The places for 'Saved 12:03', at a desk and on a phone. */
  savedHosts: readonly (HTMLElement | null)[]
  setting: Setting | null
  onStep: (step: FieldStep) => void
  actions: (block: EditedBlock, fields: Fields) => ReactNode
  /** Somebody has deleted it meanwhile. */
  isGone: boolean
  onPutBack: (block: EditedBlock, fields: Fields) => void
}

/** A block as a form, beside it as the student sees it. It saves itself. */
export function BlockForm(props: BlockFormProps) {
  const {
    block,
    number,
    userId,
    contentId,
    areas,
    correctAt,
    savedHosts,
    setting,
    onStep,
    actions,
    isGone,
    onPutBack,
  } = props
  const { state, dispatch } = useBlockDraft(block, userId, contentId)
  const [later, setLater] = useState(false)
  const fields = useMemo(() => ({ ...fieldsOf(block), ...state.mine }) as Fields, [block, state.mine])
  // The letters come first; the preview follows them.
  const previewed = useDeferredValue(fields)
  const latest = useRef({ fields, onStep })
  latest.current = { fields, onStep }
  const edit = useCallback(
    <Name extends FieldName>(field: Name, value: Fields[Name]) => {
      const before = latest.current.fields[field]
      if (!isSame(before, value)) latest.current.onStep({ blockId: block.id, field, before, after: value })
      dispatch({ type: 'edit', id: field, change: () => value })
    },
    [block.id, dispatch],
  )
  useEffect(() => {
    if (!setting || setting.isDone || setting.blockId !== block.id) return
    // The block may be opened again later.
    setting.isDone = true
    dispatch({ type: 'edit', id: setting.field, change: () => setting.value })
  }, [setting, block.id, dispatch])
  // A later conflict is asked about again.
  const clash = state.conflict?.version
  // biome-ignore lint/correctness/useExhaustiveDependencies: each conflict is asked about anew.
  useEffect(() => setLater(false), [clash])

  const editing = { block, fields, edit, areas, correctAt }
  const kinds = alike({ type: block.type, subtype: fields.subtype })
  const name = nameOf({ ...fields, type: block.type })
  return (
    <WithPictures block={block}>
      <div className={styles.main}>
        <form className={styles.form} onSubmit={(event) => event.preventDefault()} aria-label={name}>
          {isGone && (
            <div className={styles.notice} role="alert">
              <p>Somebody has deleted this block. What you wrote is still here.</p>
              <Button size="sm" onClick={() => onPutBack(block, fields)}>
                Put it back as a new block
              </Button>
            </div>
          )}
          <div className={styles.head}>
            <h2 className={styles.heading}>{number === undefined ? name : `${number}. ${name}`}</h2>
            <Tag icon={kindIcons[block.type]}>{kindWords({ type: block.type, subtype: fields.subtype })}</Tag>
            <span className={styles.push} />
            {actions(block, fields)}
          </div>
          {state.conflict && later && (
            <div className={styles.notice} role="alert">
              <p>Somebody else changed this too. Saving waits until one text is chosen.</p>
              <Button size="sm" onClick={() => setLater(false)}>
                Compare the texts
              </Button>
            </div>
          )}
          <Lacks block={block} fields={fields} />
          <FixedKey block={block} correctAt={correctAt} />
          <div className={styles.pair}>
            <TextField
              label="Title"
              optional
              most={contentBlockUpdate.title}
              value={fields.title ?? ''}
              onChange={({ target }) => edit('title', target.value || null)}
            />
            {kinds.length > 1 && (
              <SelectField
                label="Kind"
                disabled={isKeyFixed(block)}
                options={kinds.map((subtype) => ({ value: subtype, label: kindWords({ type: block.type, subtype }) }))}
                value={fields.subtype}
                onChange={({ target }) => edit('subtype', target.value as Fields['subtype'])}
              />
            )}
          </div>
          <BodyFields {...editing} />
          <FactFields {...editing} />
        </form>
      </div>
      <div className={styles.side}>
        <Preview block={block} fields={previewed} areas={areas} />
      </div>
      {savedHosts.map((host) => host && createPortal(<SavedState state={state} rules={blockRules} />, host))}
      {state.conflict && !later && (
        <ConflictDialog
          block={block}
          areas={areas}
          conflict={state.conflict}
          mine={state.mine}
          onClose={() => setLater(true)}
          onDecide={(kept) => {
            for (const field of fieldNames) {
              const keep = kept[field]
              if (keep) dispatch({ type: 'decide', id: field, keep })
            }
          }}
        />
      )}
    </WithPictures>
  )
}
