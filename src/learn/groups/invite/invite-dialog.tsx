import { useId, useState } from 'react'
import { INVITED_DAYS } from '../../../../rules/groups/membership'
import { placesWords } from '../../../nouns/study-group/group-words'
import { nameOfPerson } from '../../../nouns/user/name'
import { fieldErrors } from '../../../providers/api/errors'
import { holds, useViewer } from '../../../providers/sign-in/viewer'
import { Button } from '../../../ui/action/button'
import { Segments } from '../../../ui/form/segments'
import { SendOrCancel } from '../../../ui/form/send-or-cancel'
import { Dialog } from '../../../ui/overlay/dialog'
import type { Group } from '../head/use-group'
import { useGroupAction } from '../head/use-group-action'
import { ByLink } from './by-link'
import { ByMail } from './by-mail'
import { ByName } from './by-name'
import { GroupInvitationSend, GroupInvite } from './invite.documents'
import styles from './invite.module.css'
import { type Links, useLinks } from './use-links'

interface InviteDialogProps {
  group: Group
  onClose: () => void
}

type Way = 'name' | 'mail' | 'link'

/** Invites somebody by name, for those who may look people up, or by their e-mail address, or whoever gets a link. */
export function InviteDialog({ group, onClose }: InviteDialogProps) {
  const form = useId()
  const viewer = useViewer()
  const findsPeople = viewer !== null && holds(viewer, 'view_all_users')
  const [way, setWay] = useState<Way>(findsPeople ? 'name' : 'mail')
  const invite = useGroupAction(GroupInvite, {
    said: ({ studyGroupInvite: { user } }) => `${nameOfPerson(user) ?? 'Somebody'} is invited`,
    onDone: onClose,
  })
  const post = useGroupAction(GroupInvitationSend, {
    said: 'The invitation is sent',
    inForm: true,
    onDone: onClose,
  })
  const links = useLinks(group.id)
  const isSending = invite.isPending || post.isPending
  const isBusy = isSending || links.isBusy
  return (
    <Dialog
      open
      title={`Invite to ${group.name}`}
      lead={`${leads[way]} Places: ${placesWords(group)}.`}
      onClose={isBusy ? undefined : onClose}
      foot={
        way === 'link' ? (
          <LinkFoot form={form} links={links} onClose={onClose} />
        ) : (
          <SendOrCancel form={form} send={sends[way]} busy={isSending} onCancel={onClose} />
        )
      }
    >
      <div className={styles.parts}>
        <Segments
          label="How to invite"
          value={way}
          options={[
            ...(findsPeople ? [{ value: 'name' as const, label: 'By name' }] : []),
            { value: 'mail', label: 'By e-mail' },
            { value: 'link', label: 'By link' },
          ]}
          onChange={setWay}
        />
        {way === 'name' && <ByName group={group} form={form} onSend={invite.mutate} />}
        {way === 'mail' && (
          <ByMail groupId={group.id} form={form} error={fieldErrors(post.error).email} onSend={post.mutate} />
        )}
        {way === 'link' && <ByLink form={form} links={links} />}
      </div>
    </Dialog>
  )
}

const leads: Record<Way, string> = {
  name: `An invitation takes no place until it is accepted, and stands for ${INVITED_DAYS} days.`,
  mail: `An invitation takes no place until it is answered, and stands for ${INVITED_DAYS} days.`,
  link: 'A link takes no place until somebody answers.',
}

const sends = { name: 'Invite', mail: 'Send the invitation' }

interface LinkFootProps {
  form: string
  links: Links
  onClose: () => void
}

function LinkFoot({ form, links: { made, isMaking }, onClose }: LinkFootProps) {
  const makes = { type: 'submit', form, busy: isMaking, 'data-sends': true } as const
  if (made)
    return (
      <>
        <Button {...makes}>Make another link</Button>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </>
    )
  return (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button {...makes} variant="primary">
        Make a link
      </Button>
    </>
  )
}
