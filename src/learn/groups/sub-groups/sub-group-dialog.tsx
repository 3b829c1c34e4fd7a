import { type FormEvent, useId, useState } from 'react'
import { studySubGroupCreate } from '../../../../schema/generated/limits'
import { papersOf } from '../../../nouns/study-group/group-words'
import { fieldErrors } from '../../../providers/api/errors'
import { useSingleAction } from '../../../providers/api/single-action'
import { FieldNotes } from '../../../ui/form/field'
import { SendOrCancel } from '../../../ui/form/send-or-cancel'
import { TextField } from '../../../ui/form/text-field'
import { Dialog } from '../../../ui/overlay/dialog'
import { toast } from '../../../ui/overlay/toast'
import type { Group, SubGroup } from '../head/use-group'
import { reloadGroups } from '../head/use-group-action'
import { DaysField } from './days-field'
import { SubGroupAdd, SubGroupChange } from './sub-groups.documents'
import styles from './sub-groups.module.css'

interface SubGroupDialogProps {
  group: Group
  /** Left out: one is added. */
  sub?: SubGroup
  onClose: () => void
}

/** Adds a sub-group, or changes its name and its exam days. */
export function SubGroupDialog({ group, sub, onClose }: SubGroupDialogProps) {
  const form = useId()
  const [name, setName] = useState(sub?.name ?? '')
  const [first, setFirst] = useState<readonly string[]>(sub?.p1ExamDates ?? [])
  const [second, setSecond] = useState<readonly string[]>(sub?.p2ExamDates ?? [])
  const [tried, setTried] = useState(false)
  const save = useSaving(sub, onClose)
  const errors = fieldErrors(save.error)
  const [firstPaper, secondPaper] = papersOf(group.type)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!name.trim()) return
    save.send({ studyGroupId: group.id, name: name.trim(), p1ExamDates: [...first], p2ExamDates: [...second] })
  }
  return (
    <Dialog
      open
      title={sub ? `Edit ${sub.name}` : 'Add a sub-group'}
      lead="Its members sit on the same days, which become theirs."
      onClose={save.isPending ? undefined : onClose}
      foot={<SendOrCancel form={form} send={sub ? 'Save' : 'Add'} busy={save.isPending} onCancel={onClose} />}
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label="Name"
          most={studySubGroupCreate.name}
          value={name}
          error={errors.name ?? (tried && !name.trim() ? 'Field is required' : null)}
          onChange={({ target }) => setName(target.value)}
        />
        <DaysField label={firstPaper} value={first} error={errors.p1ExamDates} onChange={setFirst} />
        <DaysField label={secondPaper} value={second} error={errors.p2ExamDates} onChange={setSecond} />
        <FieldNotes id={form} error={save.error && Object.keys(errors).length === 0 ? save.error.message : null} />
      </form>
    </Dialog>
  )
}

interface Sent {
  studyGroupId: string
  name: string
  p1ExamDates: string[]
  p2ExamDates: string[]
}

function useSaving(sub: SubGroup | undefined, onClose: () => void) {
  const options = {
    quiet: true,
    onSuccess: () => {
      toast({ kind: 'positive', text: 'Saved' })
      onClose()
      void reloadGroups()
    },
  }
  const add = useSingleAction(SubGroupAdd, options)
  const change = useSingleAction(SubGroupChange, options)
  const { isPending, error } = sub ? change : add
  return { isPending, error, send: (sent: Sent) => (sub ? change.mutate({ id: sub.id, ...sent }) : add.mutate(sent)) }
}
