import { type FormEvent, useState } from 'react'
import { fieldErrors, noticeOf } from '../../../providers/api/errors'
import { useSingleAction } from '../../../providers/api/single-action'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/data/card'
import { ErrorSummary, type FormError } from '../../../ui/form/error-summary'
import { useLeaveGuard } from '../../../ui/form/use-leave-guard'
import { toast } from '../../../ui/overlay/toast'
import type { Group } from '../head/use-group'
import { reloadGroups } from '../head/use-group-action'
import styles from './group-settings.module.css'
import { PolicyFields } from './policy-fields'
import { StudyGroupSave } from './settings.documents'
import { draftOf, type Faults, faultsOf, type SettingsDraft, sentOf } from './settings-draft'
import { DateFields, JoiningFields, NameFields, WordFields } from './settings-fields'

/** The form of a group's settings. */
export function SettingsForm({ group, keeps }: { group: Group; keeps: boolean }) {
  const [start, setStart] = useState(() => draftOf(group))
  const [draft, setDraft] = useState(start)
  const [tried, setTried] = useState(false)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(start) || draft.image !== undefined
  const guard = useLeaveGuard(isChanged)
  const save = useSingleAction(StudyGroupSave, {
    quiet: true,
    onSuccess: async () => {
      toast({ kind: 'positive', text: 'Saved' })
      const kept = { ...draft, image: undefined }
      setStart(kept)
      setDraft(kept)
      setTried(false)
      await reloadGroups()
    },
  })
  const faults: Faults = { ...(tried && faultsOf(draft, group.taken)), ...serverFaults(fieldErrors(save.error)) }
  const general =
    save.error && Object.keys(serverFaults(fieldErrors(save.error))).length === 0 ? noticeOf(save.error)?.text : null
  const errors = errorsOf(faults, general)
  const change = (changed: Partial<SettingsDraft>) => setDraft((old) => ({ ...old, ...changed }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(faultsOf(draft, group.taken)).length === 0) save.mutate({ id: group.id, ...sentOf(draft, keeps) })
  }
  const fields = { draft, faults, onChange: change }
  return (
    <form className={styles.page} onSubmit={submit} noValidate>
      <ErrorSummary errors={errors} />
      <Card title="What it is">
        <NameFields {...fields} image={group.image} />
      </Card>
      <Card title="Who sees it, and how they join">
        <JoiningFields {...fields} taken={group.taken} />
      </Card>
      <Card title="Dates">
        <DateFields {...fields} />
      </Card>
      <Card title="What members may book">
        <PolicyFields {...fields} keeps={keeps} />
      </Card>
      <Card title="What members read">
        <WordFields {...fields} />
      </Card>
      <p className="btn-row">
        <Button type="submit" variant="primary" busy={save.isPending}>
          Save
        </Button>
      </p>
      {guard.dialog}
    </form>
  )
}

/** The server names all of a group's figures by one field. */
const serverFaults = ({ config, bookingPolicy, ...others }: Record<string, string>): Faults => ({
  ...others,
  ...(config && { [config.startsWith('A discount') ? 'discount' : 'places']: config }),
  ...(bookingPolicy && { bookedAhead: bookingPolicy }),
})

function errorsOf(faults: Faults, general: string | null | undefined): FormError[] {
  return [
    ...(general ? [{ text: general }] : []),
    ...Object.entries(faults).flatMap(([field, text]) => (text ? [{ text, field: `group-${field}` }] : [])),
  ]
}
