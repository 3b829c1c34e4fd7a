import { type FormEvent, useId, useState } from 'react'
import type { MemberRole } from '../../../../schema/generated/types'
import { memberRoles } from '../../../nouns/study-group/group-words'
import { fieldErrors } from '../../../providers/api/errors'
import { SelectField } from '../../../ui/form/select-field'
import { SendOrCancel } from '../../../ui/form/send-or-cancel'
import { Dialog } from '../../../ui/overlay/dialog'
import type { Rights } from '../head/rights'
import type { Group } from '../head/use-group'
import { useGroupAction } from '../head/use-group-action'
import { type LedMember, rolesToGive } from './led-member'
import { MemberPlaceChange } from './members.documents'
import styles from './members.module.css'

interface MemberDialogProps {
  group: Group
  rights: Rights
  member: LedMember
  name: string
  onClose: () => void
}

/** Gives a member another role, or moves them to a sub-group. */
export function MemberDialog({ group, rights, member, name, onClose }: MemberDialogProps) {
  const form = useId()
  const [role, setRole] = useState(member.role)
  const [subGroupId, setSubGroupId] = useState(member.studySubGroupId ?? '')
  const change = useGroupAction(MemberPlaceChange, { said: 'Saved', inForm: true, onDone: onClose, onStale: onClose })
  const errors = fieldErrors(change.error)
  const roles = rolesToGive(member.role, rights.owns)
  const save = (event: FormEvent) => {
    event.preventDefault()
    change.mutate({ id: member.id, studySubGroupId: subGroupId || null, ...(role !== member.role && { role }) })
  }
  return (
    <Dialog
      open
      size="sm"
      title={name}
      onClose={change.isPending ? undefined : onClose}
      foot={<SendOrCancel form={form} send="Save" busy={change.isPending} onCancel={onClose} />}
    >
      <form id={form} className={styles.form} onSubmit={save} noValidate>
        <SelectField
          label="Role"
          value={role}
          disabled={roles.length === 1}
          error={errors.role}
          options={roles.map((value) => ({ value, label: memberRoles[value] }))}
          help={
            roles.length === 1
              ? 'Only owners of the group and staff change this role.'
              : 'Moderators, tutors and owners let people in. Owners change the settings too.'
          }
          onChange={({ target }) => setRole(target.value as MemberRole)}
        />
        {group.subGroups.length > 0 && (
          <SelectField
            label="Sub-group"
            value={subGroupId}
            error={errors.studySubGroupId}
            options={[
              { value: '', label: 'None' },
              ...group.subGroups.map((each) => ({ value: each.id, label: each.name })),
            ]}
            onChange={({ target }) => setSubGroupId(target.value)}
          />
        )}
      </form>
    </Dialog>
  )
}
