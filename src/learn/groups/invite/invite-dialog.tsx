import { useId, useState } from 'react'
import { INVITED_DAYS } from '../../../../rules/groups/membership'
import { placesWords } from '../../../nouns/study-group/group-words'
import { nameOfPerson } from '../../../nouns/user/name'
import { holds, useViewer } from '../../../providers/sign-in/viewer'
import { Button } from '../../../ui/action/button'
import { Segments } from '../../../ui/form/segments'
import { SendOrCancel } from '../../../ui/form/send-or-cancel'
import { Dialog } from '../../../ui/overlay/dialog'
import type { Group } from '../head/use-group'
import { useGroupAction } from '../head/use-group-action'
import { ByLink } from './by-link'
import { ByName } from './by-name'
import { GroupInvite } from './invite.documents'
import styles from './invite.module.css'
import { type Links, useLinks } from './use-links'

interface InviteDialogProps {
  group: Group
  onClose: () => void
}

type Way = 'name' | 'link'

/** Invites somebody by name, for those who may look people up, or whoever gets a link. */
export function InviteDialog({ group, onClose }: InviteDialogProps) {
  const form = useId()
  const viewer = useViewer()
  const findsPeople = viewer !== null && holds(viewer, 'view_all_users')
  const [way, setWay] = useState<Way>(findsPeople ? 'name' : 'link')
  const invite = useGroupAction(GroupInvite, {
    said: ({ studyGroupInvite: { user } }) => `${nameOfPerson(user) ?? 'Somebody'} is invited`,
    onDone: onClose,
  })
  const links = useLinks(group.id)
  const isBusy = invite.isPending || links.isBusy
  return (
    <Dialog
      open
      title={`Invite to ${group.name}`}
      lead={`${leads[way]} Places: ${placesWords(group)}.`}
      onClose={isBusy ? undefined : onClose}
      foot={
        way === 'name' ? (
          <SendOrCancel form={form} send="Invite" busy={invite.isPending} onCancel={onClose} />
        ) : (
          <LinkFoot form={form} links={links} onClose={onClose} />
        )
      }
    >
      <div className={styles.parts}>
        {findsPeople && (
          <Segments
            label="How to invite"
            value={way}
            options={[
              { value: 'name', label: 'By name' },
              { value: 'link', label: 'By link' },
            ]}
            onChange={setWay}
          />
        )}
        {way === 'name' ? (
          <ByName group={group} form={form} onSend={invite.mutate} />
        ) : (
          <ByLink form={form} links={links} />
        )}
      </div>
    </Dialog>
  )
}

const leads: Record<Way, string> = {
  name: `An invitation takes no place until it is accepted, and stands for ${INVITED_DAYS} days.`,
  link: 'A link takes no place until somebody answers.',
}

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
