import { Suspense, useState } from 'react'
import { useLive } from '../../../providers/live/live'
import { lazyPart } from '../../../providers/page/lazy-part'
import { Button } from '../../../ui/action/button'
import { GroupFrame } from '../head/group-frame'
import type { Group } from '../head/use-group'
import { People } from './people'

// Few lead a group.
const Led = lazyPart(() => import('./led').then((m) => m.Led))
const InviteDialog = lazyPart(() => import('../invite/invite-dialog').then((m) => m.InviteDialog))

/** Who is in a group; for those who lead it also who wants to be. */
export function MembersPage() {
  useLive(['Member'], ['StudyGroupPeople', 'StudyGroupApplicants', 'StudyGroupMembers'])
  return (
    <GroupFrame
      part="Members"
      needs="sees"
      actions={(group, { leads }) => leads && !group.archivedAt && <Invite group={group} />}
    >
      {(group, rights) =>
        rights.leads ? (
          <Suspense>
            <Led group={group} rights={rights} />
          </Suspense>
        ) : (
          <People group={group} />
        )
      }
    </GroupFrame>
  )
}

function Invite({ group }: { group: Group }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" icon="plus" onClick={() => setOpen(true)}>
        Invite
      </Button>
      <Suspense>{open && <InviteDialog group={group} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
