import { useState } from 'react'
import { nameOfPerson } from '../../../nouns/user/name'
import { Button } from '../../../ui/action/button'
import { Menu, type MenuEntry } from '../../../ui/action/menu'
import { Confirm } from '../../../ui/overlay/confirm'
import type { Rights } from '../head/rights'
import type { Group } from '../head/use-group'
import { useGroupAction } from '../head/use-group-action'
import { GroupMemberDelete } from '../info/standing.documents'
import type { LedMember } from './led-member'
import { MemberDialog } from './member-dialog'

interface MemberActsProps {
  group: Group
  rights: Rights
  member: LedMember
  isSelf: boolean
}

/** What those who lead a group can do with somebody in it. */
export function MemberActs({ group, rights, member, isSelf }: MemberActsProps) {
  const [open, setOpen] = useState<'change' | 'remove' | null>(null)
  const name = nameOfPerson(member.user) ?? 'Somebody'
  const entries = entriesOf(member, isSelf, setOpen)
  if (entries.length === 0) return null
  return (
    <>
      <Menu
        label={`More for ${name}`}
        width={240}
        trigger={(props) => <Button {...props} size="sm" variant="quiet" icon="more" label={`More for ${name}`} />}
        groups={entries}
      />
      {open === 'change' && (
        <MemberDialog group={group} rights={rights} member={member} name={name} onClose={() => setOpen(null)} />
      )}
      {open === 'remove' && <Remove member={member} name={name} onClose={() => setOpen(null)} />}
    </>
  )
}

function entriesOf(
  { state }: LedMember,
  isSelf: boolean,
  open: (what: 'change' | 'remove') => void,
): (readonly MenuEntry[])[] {
  if (state === 'accepted')
    return [
      [{ label: 'Change role or sub-group', onSelect: () => open('change') }],
      ...(isSelf ? [] : [[{ label: 'Remove from the group', danger: true, onSelect: () => open('remove') }]]),
    ]
  if (state === 'invited')
    return [[{ label: 'Take the invitation back', danger: true, onSelect: () => open('remove') }]]
  return []
}

function Remove({ member, name, onClose }: { member: LedMember; name: string; onClose: () => void }) {
  const isInvited = member.state === 'invited'
  const remove = useGroupAction(GroupMemberDelete, {
    said: isInvited ? 'The invitation is taken back' : `${name} is no longer in the group`,
    onDone: onClose,
    onStale: onClose,
  })
  return (
    <Confirm
      open
      title={isInvited ? `Take the invitation of ${name} back?` : `Remove ${name}?`}
      confirmLabel={isInvited ? 'Take it back' : 'Remove'}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id: member.id })}
      onCancel={onClose}
    >
      <p>
        {isInvited
          ? 'They can no longer accept it. You can invite them again.'
          : 'They are told. Their place goes to the next who waits; what they have booked stays theirs.'}
      </p>
    </Confirm>
  )
}
