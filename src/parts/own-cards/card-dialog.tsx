import { useState } from 'react'
import type { ApiError } from '../../providers/api/api-error'
import { useIntentKey } from '../../providers/api/intent-key'
import { invalidate, useAction, useApi } from '../../providers/api/query'
import { Button } from '../../ui/action/button'
import { Segments } from '../../ui/form/segments'
import { SelectField } from '../../ui/form/select-field'
import { useLeaveGuard } from '../../ui/form/use-leave-guard'
import { Dialog } from '../../ui/overlay/dialog'
import { toast } from '../../ui/overlay/toast'
import { RichTextField } from '../../ui/rich-text/rich-text-field'
import { ClozeField } from '../block-editor/form/cloze-field'
import styles from './card-dialog.module.css'
import { blank, type CardFields, cardQueries, fieldsOf, kinds, type Origin, sentOf } from './card-fields'
import { CardPreview } from './card-preview'
import { CardAreas, CardCreate, CardUpdate, type OwnCardPartsFragment } from './own-cards.documents'

interface CardDialogProps {
  /** The card to change; without it a new one is made. */
  card?: OwnCardPartsFragment
  /** What a new card says at first. */
  draft?: Partial<CardFields>
  origin?: Origin
  onClose: () => void
}

/** Writes a card of one's own, and shows it as it will be met. */
export function CardDialog({ card, draft, origin, onClose }: CardDialogProps) {
  const { fields, edit, touched, error, busy, save } = useCard({ card, draft, origin, onClose })
  const guard = useLeaveGuard(touched)
  const errorAt = (field: string) => (error?.field === field ? error.message : undefined)
  const isAtField = errorAt('front') ?? errorAt('back')
  return (
    <Dialog
      open
      size="lg"
      title={card ? 'Change your card' : 'Make a card'}
      lead={card ? 'It keeps its days. A gap that you take out takes its answers with it.' : undefined}
      // What is written is not lost by a press beside it.
      {...(!touched && { onClose })}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button data-sends variant="primary" busy={busy} onClick={save}>
            {card ? 'Save' : 'Make the card'}
          </Button>
        </>
      }
    >
      {guard.dialog}
      <div className={styles.form}>
        <Segments label="Kind of card" options={kinds} value={fields.kind} onChange={(kind) => edit({ kind })} />
        <Sides fields={fields} edit={edit} errorAt={errorAt} />
        <Area value={fields.practiceAreaId} onChange={(practiceAreaId) => edit({ practiceAreaId })} />
        {error && !isAtField && (
          <p className={styles.refusal} role="alert">
            {error.message}
          </p>
        )}
        <section aria-labelledby="card-preview">
          <h3 id="card-preview" className={styles.title}>
            As you will meet it
          </h3>
          <CardPreview fields={fields} />
        </section>
      </div>
    </Dialog>
  )
}

/** A card as it is being written. */
function useCard({ card, draft, origin, onClose }: CardDialogProps) {
  const [fields, setFields] = useState<CardFields>(() => (card ? fieldsOf(card) : { ...blank, ...draft }))
  const [touched, setTouched] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const idempotencyKey = useIntentKey(JSON.stringify(fields))
  const edit = (change: Partial<CardFields>) => {
    setFields((before) => ({ ...before, ...change }))
    setTouched(true)
    setError(null)
  }
  const done = (text: string) => ({
    quiet: true,
    onError: setError,
    onSuccess: () => {
      toast({ kind: 'positive', text })
      void invalidate(...cardQueries)
      onClose()
    },
  })
  const create = useAction(CardCreate, done('The card is made. It comes up from tomorrow on'))
  const update = useAction(CardUpdate, done('The card is changed'))
  const save = () => {
    if (card) update.mutate({ id: card.id, ...sentOf(fields) })
    else create.mutate({ ...sentOf(fields), ...origin, idempotencyKey })
  }
  return { fields, edit, touched, error, busy: create.isPending || update.isPending, save }
}

interface SidesProps {
  fields: CardFields
  edit: (change: Partial<CardFields>) => void
  errorAt: (field: string) => string | undefined
}

function Sides({ fields: { kind, front, back }, edit, errorAt }: SidesProps) {
  const fault = errorAt('front')
  if (kind === 'cloze')
    return (
      <>
        <ClozeField
          label="Text with gaps"
          help="Each number is a card of its own: {{c1::first}}, {{c2::second::a hint}}."
          value={front}
          onChange={(value) => edit({ front: value })}
        />
        {fault && (
          <p className={styles.refusal} role="alert">
            {fault}
          </p>
        )}
      </>
    )
  return (
    <>
      <RichTextField label="Front" value={front} error={fault} onChange={(value) => edit({ front: value })} />
      <RichTextField label="Back" value={back} error={errorAt('back')} onChange={(value) => edit({ back: value })} />
    </>
  )
}

function Area({ value, onChange }: { value: string | null; onChange: (value: string | null) => void }) {
  const { data } = useApi(CardAreas, {})
  const options = (data?.practiceAreas ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <SelectField
      label="Practice area"
      optional
      placeholder="None"
      options={options}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
    />
  )
}
