import { type FormEvent, useId, useState } from 'react'
import { trainingFaults } from '../../../../rules/groups/training-days'
import { fieldErrors } from '../../../providers/api/errors'
import { Button } from '../../../ui/action/button'
import { FieldNotes } from '../../../ui/form/field'
import { Dialog } from '../../../ui/overlay/dialog'
import { useGroupAction } from '../head/use-group-action'
import { useReaders } from '../head/use-leaders'
import styles from './group-info.module.css'
import { GroupJoin, GroupLinkUse, GroupWait, WishesChange } from './standing.documents'
import { type Purpose, sentOf, type WishedGroup, type Wishes, wishesOf } from './wishes'
import { WishesFields } from './wishes-fields'

interface WishesDialogProps {
  group: WishedGroup
  purpose: Purpose
  /** The link by which they come, if they do. */
  token?: string
  onClose: () => void
  /** Called when it is done; `onClose` unless told. */
  onDone?: () => void
}

const words: Record<Purpose, { title: string; send: string; said: string }> = {
  apply: { title: 'Apply to join', send: 'Send application', said: 'Your application is sent' },
  join: { title: 'Join the group', send: 'Join', said: 'You are in the group' },
  wait: { title: 'Wait for a place', send: 'Wait for a place', said: 'You are in the queue' },
  change: { title: 'How you come', send: 'Save', said: 'Saved' },
}

/** Asks how somebody comes to a group, and applies, joins, waits or changes it. */
export function WishesDialog(props: WishesDialogProps) {
  const { group, purpose, onClose } = props
  const form = useId()
  const [wishes, setWishes] = useState<Wishes>(() => wishesOf(group))
  const { title, send } = words[purpose]
  const act = useSending(props)
  const errors = fieldErrors(act.error)
  const isOtherFault = act.error?.code === 'VALIDATION' && Object.keys(errors).length === 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (Object.keys(trainingFaults(wishes, group)).length === 0) act.send(wishes)
  }
  return (
    <Dialog
      open
      title={title}
      lead={group.name}
      onClose={act.isPending ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={act.isPending}>
            Back
          </Button>
          <Button variant="primary" type="submit" form={form} busy={act.isPending}>
            {send}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <WishesFields
          group={group}
          wishes={wishes}
          errors={errors}
          onChange={(changed) => setWishes({ ...wishes, ...changed })}
          hasMessage={purpose === 'apply' || purpose === 'wait'}
        />
        <Readers groupId={group.id} purpose={purpose} />
        <FieldNotes id={form} error={isOtherFault ? act.error?.message : null} />
      </form>
    </Dialog>
  )
}

/** The mutation of each purpose; where things stand otherwise by now, the page shows it. */
function useSending({ group, purpose, token, onClose, onDone = onClose }: WishesDialogProps) {
  const options = { said: words[purpose].said, inForm: true, onDone, onStale: onClose }
  const join = useGroupAction(GroupJoin, options)
  const wait = useGroupAction(GroupWait, options)
  const change = useGroupAction(WishesChange, options)
  const use = useGroupAction(GroupLinkUse, options)
  const action = token ? use : purpose === 'wait' ? wait : purpose === 'change' ? change : join
  return {
    isPending: action.isPending,
    error: action.error,
    send(wishes: Wishes) {
      const sent = sentOf(wishes, group)
      if (purpose === 'change') return group.membership && change.mutate({ id: group.membership.id, ...sent })
      const said = { ...sent, message: wishes.message.trim() || null }
      if (token) return use.mutate({ token, ...said })
      const asked = { studyGroupId: group.id, ...said }
      return purpose === 'wait' ? wait.mutate(asked) : join.mutate(asked)
    },
  }
}

/** Who reads what is sent, and what they see. */
function Readers({ groupId, purpose }: { groupId: string; purpose: Purpose }) {
  const readers = useReaders(groupId)
  if (purpose === 'join')
    return (
      <p className="meta">
        Members see your name, picture, summary and time zone. Your marks and your e-mail address stay yours.
      </p>
    )
  return (
    <div className={styles.readers}>
      <p>
        <b>Who reads it:</b> {readers}, and staff.
      </p>
      <p>
        <b>They see</b> your name, your next exam date and what you say here.
      </p>
      <p>
        <b>They do not see</b> your marks, your wallet or your e-mail address.
      </p>
    </div>
  )
}
