import { type FormEvent, useId, useState } from 'react'
import { INVITED_DAYS } from '../../../../rules/groups/membership'
import { MOST_SEARCHED } from '../../../../rules/limits'
import { studyGroupInvite } from '../../../../schema/generated/limits'
import type { MemberRole } from '../../../../schema/generated/types'
import { memberRoles, placesWords } from '../../../nouns/study-group/group-words'
import { useApi } from '../../../providers/api/query'
import { useViewer } from '../../../providers/sign-in/viewer'
import { Button } from '../../../ui/action/button'
import { ChoiceList, type PersonChoice } from '../../../ui/action/choice-list'
import { Person } from '../../../ui/data/person'
import { FieldNotes } from '../../../ui/form/field'
import { SelectField } from '../../../ui/form/select-field'
import { SendOrCancel } from '../../../ui/form/send-or-cancel'
import { TextArea } from '../../../ui/form/text-area'
import { SearchBox } from '../../../ui/list/search-box'
import { Dialog } from '../../../ui/overlay/dialog'
import { rightsOf } from '../head/rights'
import type { Group } from '../head/use-group'
import { useGroupAction } from '../head/use-group-action'
import { rolesToGive } from './led-member'
import { GroupInvite, PeopleToInvite } from './members.documents'
import styles from './members.module.css'

interface InviteDialogProps {
  group: Group
  onClose: () => void
}

/** Invites somebody, found by name. */
export function InviteDialog({ group, onClose }: InviteDialogProps) {
  const form = useId()
  const [person, setPerson] = useState<PersonChoice | null>(null)
  const [role, setRole] = useState<MemberRole>('member')
  const [subGroupId, setSubGroupId] = useState('')
  const [message, setMessage] = useState('')
  const [tried, setTried] = useState(false)
  const { owns } = rightsOf(useViewer(), group.membership)
  const invite = useGroupAction(GroupInvite, { said: `${person?.name ?? 'Somebody'} is invited`, onDone: onClose })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!person) return
    const asked = { studyGroupId: group.id, userId: person.id, role, message: message.trim() || null }
    invite.mutate({ ...asked, studySubGroupId: subGroupId || null })
  }
  return (
    <Dialog
      open
      title={`Invite to ${group.name}`}
      lead={`An invitation takes no place until it is accepted, and stands for ${INVITED_DAYS} days. Places: ${placesWords(group)}.`}
      onClose={invite.isPending ? undefined : onClose}
      foot={<SendOrCancel form={form} send="Invite" busy={invite.isPending} onCancel={onClose} />}
    >
      <form id={form} className={styles.form} onSubmit={send} noValidate>
        <Whom person={person} onChoose={setPerson} />
        <FieldNotes id={form} error={tried && !person ? 'Choose somebody to invite.' : null} />
        <SelectField
          label="Role"
          value={role}
          options={rolesToGive('member', owns).map((value) => ({ value, label: memberRoles[value] }))}
          onChange={({ target }) => setRole(target.value as MemberRole)}
        />
        {group.subGroups.length > 0 && (
          <SelectField
            label="Sub-group"
            value={subGroupId}
            options={[
              { value: '', label: 'They choose' },
              ...group.subGroups.map((each) => ({ value: each.id, label: each.name })),
            ]}
            onChange={({ target }) => setSubGroupId(target.value)}
          />
        )}
        <TextArea
          label="A line to them"
          optional
          rows={3}
          most={studyGroupInvite.message}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
      </form>
    </Dialog>
  )
}

interface WhomProps {
  person: PersonChoice | null
  onChoose: (person: PersonChoice | null) => void
}

function Whom({ person, onChoose }: WhomProps) {
  const [search, setSearch] = useState('')
  const isSearched = search.length > 1 && !person
  const { data } = useApi(PeopleToInvite, { search }, { enabled: isSearched })
  if (person)
    return (
      <div className={styles.chosen}>
        <Person name={person.name} picture={person.picture} />
        <Button size="sm" onClick={() => onChoose(null)}>
          Choose another
        </Button>
      </div>
    )
  const choices = isSearched
    ? data?.users.entries.map(({ id, fullName, email, avatar }) => ({
        id,
        name: fullName ?? email ?? 'Somebody',
        picture: avatar,
        meta: email ?? undefined,
      }))
    : undefined
  return (
    <>
      <SearchBox label="Name or e-mail address" value={search} most={MOST_SEARCHED} onChange={setSearch} />
      <p className="vh" role="status">
        {choices && `${choices.length} found`}
      </p>
      {choices?.length === 0 && <p className="meta">Nobody of this name.</p>}
      {choices && choices.length > 0 && <ChoiceList label="People found" choices={choices} onChoose={onChoose} />}
    </>
  )
}
