import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { contentBlockUpdate } from '../../../schema/generated/limits'
import { Button } from '../../ui/action/button'
import { Tag } from '../../ui/data/tag'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { dropDraft } from '../saving/draft-store'
import { SavedState } from '../saving/saved-state'
import { BlockActions, copyOf } from './block-actions'
import styles from './block-editor.module.css'
import { alike, type EditedBlock, kindIcons, kindWords, nameOf } from './blocks'
import { ConflictDialog } from './conflict/conflict-dialog'
import { BodyFields } from './form/body-fields'
import { blockRules, type Fields } from './form/draft-fields'
import type { Editing } from './form/editing'
import { FactFields } from './form/fact-fields'
import { FixedKey, isKeyFixed } from './form/fixed-key'
import { Lacks } from './form/lacks'
import { numbersOf } from './outline/outline-list'
import { Preview } from './preview/preview'
import { blockDraftKey } from './use-block-draft'
import { useBlockFields } from './use-block-fields'
import type { Editor } from './use-editor'
import { WithPictures } from './with-pictures'

interface BlockFormProps {
  editor: Editor
  block: EditedBlock
  /** Somebody has deleted it meanwhile. */
  isGone: boolean
}

/** A block as a form, beside it as the student sees it. It saves itself. */
export function BlockForm({ editor, block, isGone }: BlockFormProps) {
  const { userId, contentId, deeds, savedHosts } = editor
  const { areas } = editor.outline
  const { state, fields, edit, decide } = useBlockFields(block, editor)
  const { conflict } = state
  const [later, setLater] = useState(false)
  // The letters come first; the preview follows them.
  const previewed = useDeferredValue(fields)
  // A later conflict is asked about again.
  const clash = conflict?.version
  // biome-ignore lint/correctness/useExhaustiveDependencies: each conflict is asked about anew.
  useEffect(() => setLater(false), [clash])
  const putBack = async () => {
    if (await deeds.add([copyOf(block.type, fields)])) dropDraft(blockDraftKey(userId, contentId, block.id))
  }
  const correctAt = editor.correctAt?.(block.id)
  const editing = { block, fields, edit, areas, correctAt }
  const name = nameOf({ ...fields, type: block.type })
  return (
    <WithPictures block={block}>
      <div className={styles.main}>
        <form className={styles.form} onSubmit={(event) => event.preventDefault()} aria-label={name}>
          {isGone && (
            <Notice act="Put it back as a new block" onAct={() => void putBack()}>
              Somebody has deleted this block. What you wrote is still here.
            </Notice>
          )}
          <BlockHead editor={editor} block={block} fields={fields} name={name} />
          {conflict && later && (
            <Notice act="Compare the texts" onAct={() => setLater(false)}>
              Somebody else changed this too. Saving waits until one text is chosen.
            </Notice>
          )}
          <Lacks block={block} fields={fields} />
          <FixedKey block={block} correctAt={correctAt} />
          <TitleAndKind {...editing} />
          <BodyFields {...editing} />
          <FactFields {...editing} />
        </form>
      </div>
      <div className={styles.side}>
        <Preview block={block} fields={previewed} areas={areas} />
      </div>
      {savedHosts.map((host) => host && createPortal(<SavedState state={state} rules={blockRules} />, host))}
      {conflict && !later && (
        <ConflictDialog
          block={block}
          areas={areas}
          conflict={conflict}
          mine={state.mine}
          onClose={() => setLater(true)}
          onDecide={decide}
        />
      )}
    </WithPictures>
  )
}

interface NoticeProps {
  /** What one can do about it. */
  act: string
  onAct: () => void
  children: ReactNode
}

function Notice({ act, onAct, children }: NoticeProps) {
  return (
    <div className={styles.notice} role="alert">
      <p>{children}</p>
      <Button size="sm" onClick={onAct}>
        {act}
      </Button>
    </div>
  )
}

interface BlockHeadProps {
  editor: Editor
  block: EditedBlock
  fields: Fields
  name: string
}

function BlockHead({ editor, block, fields, name }: BlockHeadProps) {
  const number = numbersOf(editor.outline.groups).get(block.id)
  return (
    <div className={styles.head}>
      <h2 className={styles.heading}>{number === undefined ? name : `${number}. ${name}`}</h2>
      <Tag icon={kindIcons[block.type]}>{kindWords({ type: block.type, subtype: fields.subtype })}</Tag>
      <span className={styles.push} />
      <BlockActions editor={editor} block={block} fields={fields} />
    </div>
  )
}

function TitleAndKind({ block, fields, edit }: Editing) {
  const { type } = block
  const kinds = alike({ type, subtype: fields.subtype })
  return (
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
          options={kinds.map((subtype) => ({ value: subtype, label: kindWords({ type, subtype }) }))}
          value={fields.subtype}
          onChange={({ target }) => edit('subtype', target.value as Fields['subtype'])}
        />
      )}
    </div>
  )
}
