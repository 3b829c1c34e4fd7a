import { useSearchParams } from 'react-router'
import { meetingCreate } from '../../../../schema/generated/limits'
import { meetingTypes } from '../../../nouns/meeting/meeting-sign'
import { Button } from '../../../ui/action/button'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { ErrorSummary } from '../../../ui/form/error-summary'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import { optionsOf } from '../head/desk-words'
import { WhenFields } from '../times/when-fields'
import styles from './new.module.css'
import { StartFrom } from './start-from'
import { useNewForm } from './use-new-form'

interface NewFormProps {
  /** The groups that the event can be of. */
  groups: readonly { id: string; name: string }[]
  keeps: boolean
}

/** The first facts of an event. */
export function NewForm({ groups, keeps }: NewFormProps) {
  // Those who lead groups make events of these alone.
  const [params] = useSearchParams()
  const asked = groups.find(({ id }) => id === params.get('group'))
  const form = useNewForm({ groups, keeps, first: asked?.id })
  const { draft, faults, line } = form
  return (
    <form className={styles.page} onSubmit={form.submit} noValidate>
      <ErrorSummary errors={form.errors} />
      <Card>
        <div className={styles.page}>
          <StartFrom keeps={keeps} chosen={form.source} onChoose={form.begin} />
          <div className={styles.pair}>
            <SelectField {...line('type')} label="Kind" options={optionsOf(meetingTypes)} />
            <SelectField
              {...line('studyGroupId')}
              label="Group"
              help={keeps ? undefined : 'An event of a group is free.'}
              options={[
                ...(keeps ? [{ value: '', label: 'Open to everybody' }] : []),
                ...groups.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          </div>
          <TextField {...line('title')} label="Title" most={meetingCreate.title} />
          <TextField {...line('subtitle')} label="Subtitle" most={meetingCreate.subtitle} />
          <WhenFields times={draft} faults={faults} onChange={form.change} />
          <p className="meta">A draft is seen by its lectors and by staff only. Nobody is told until you publish.</p>
          <p className="btn-row">
            <Button type="submit" variant="primary" busy={form.busy}>
              Make draft
            </Button>
            <LinkButton to="/smart-events/led">Cancel</LinkButton>
          </p>
        </div>
      </Card>
    </form>
  )
}
