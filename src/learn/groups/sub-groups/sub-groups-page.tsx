import { useState } from 'react'
import { daysWords, memberWords, papersOf } from '../../../nouns/study-group/group-words'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/data/card'
import { DescriptionList } from '../../../ui/data/description-list'
import { Confirm } from '../../../ui/overlay/confirm'
import { EmptyState } from '../../../ui/page/blank'
import { GroupFrame } from '../head/group-frame'
import type { Rights } from '../head/rights'
import type { Group, SubGroup } from '../head/use-group'
import { useGroupAction } from '../head/use-group-action'
import { SubGroupDialog } from './sub-group-dialog'
import { SubGroupRemove } from './sub-groups.documents'
import styles from './sub-groups.module.css'

/** The parts of a group whose members sit on the same days. */
export function SubGroupsPage() {
  return (
    <GroupFrame part="Sub-groups" actions={(group, { owns }) => owns && <Add group={group} />}>
      {(group, rights) =>
        group.subGroups.length === 0 ? (
          <Card>
            <EmptyState icon="groups" title="This group has no sub-groups">
              All its members sit on the same days, or on days of their own.
            </EmptyState>
          </Card>
        ) : (
          <ul className={styles.list}>
            {group.subGroups.map((sub) => (
              <li key={sub.id}>
                <SubGroupCard group={group} sub={sub} rights={rights} />
              </li>
            ))}
          </ul>
        )
      }
    </GroupFrame>
  )
}

function Add({ group }: { group: Group }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" icon="plus" onClick={() => setOpen(true)}>
        Add sub-group
      </Button>
      {open && <SubGroupDialog group={group} onClose={() => setOpen(false)} />}
    </>
  )
}

interface SubGroupCardProps {
  group: Group
  sub: SubGroup
  rights: Rights
}

function SubGroupCard({ group, sub, rights }: SubGroupCardProps) {
  const [open, setOpen] = useState<'change' | 'remove' | null>(null)
  const [first, second] = papersOf(group.type)
  const isOwn = group.membership?.state === 'accepted' && group.membership.studySubGroupId === sub.id
  return (
    <Card
      title={sub.name}
      lined={isOwn}
      actions={
        rights.owns ? (
          <>
            <Button size="sm" label={`Edit ${sub.name}`} onClick={() => setOpen('change')}>
              Edit
            </Button>
            <Button
              size="sm"
              variant="quiet"
              icon="trash"
              label={`Delete ${sub.name}`}
              onClick={() => setOpen('remove')}
            />
          </>
        ) : (
          isOwn && <span className="meta">Your sub-group</span>
        )
      }
    >
      <DescriptionList
        items={[
          { term: first, value: daysWords(sub.p1ExamDates) },
          { term: second, value: daysWords(sub.p2ExamDates) },
          { term: 'Members', value: memberWords(sub.memberCount) },
        ]}
      />
      {open === 'change' && <SubGroupDialog group={group} sub={sub} onClose={() => setOpen(null)} />}
      {open === 'remove' && <Remove sub={sub} onClose={() => setOpen(null)} />}
    </Card>
  )
}

function Remove({ sub, onClose }: { sub: SubGroup; onClose: () => void }) {
  const remove = useGroupAction(SubGroupRemove, { said: `${sub.name} is deleted`, onDone: onClose, onStale: onClose })
  return (
    <Confirm
      open
      title={`Delete ${sub.name}?`}
      confirmLabel="Delete"
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id: sub.id })}
      onCancel={onClose}
    >
      <p>
        {sub.memberCount === 0
          ? 'Nobody is in it. Its exam days go with it.'
          : sub.memberCount === 1
            ? 'Its member stays in the group, in no sub-group. Its exam days go with it.'
            : `Its ${sub.memberCount} members stay in the group, in no sub-group. Its exam days go with it.`}
      </p>
    </Confirm>
  )
}
