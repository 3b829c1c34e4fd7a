import { type FormEvent, useState } from 'react'
import { MOST_SEARCHED } from '../../../../rules/limits'
import { studyGroupInvite } from '../../../../schema/generated/limits'
import type { MemberRole } from '../../../../schema/generated/types'
import { memberRoles } from '../../../nouns/study-group/group-words'
import { useApi } from '../../../providers/api/query'
import { useViewer } from '../../../providers/sign-in/viewer'
import { Button } from '../../../ui/action/button'
import { ChoiceList, type PersonChoice } from '../../../ui/action/choice-list'
import { Person } from '../../../ui/data/person'
import { FieldNotes } from '../../../ui/form/field'
import { SelectField } from '../../../ui/form/select-field'
import { TextArea } from '../../../ui/form/text-area'
import { SearchBox } from '../../../ui/list/search-box'
import { rightsOf } from '../head/rights'
import type { Group } from '../head/use-group'
import { rolesToGive } from '../members/led-member'
import { type GroupInviteMutationVariables, PeopleToInvite } from './invite.documents'
import styles from './invite.module.css'

interface ByNameProps {
  group: Group
  /** The form's id, for the button that sends it. */
  form: string
  onSend: (asked: GroupInviteMutationVariables) => void
}

/** Whom to invite, as what, and a line to them. */
export function ByName({ group, form, onSend }: ByNameProps) {
  const [person, setPerson] = useState<PersonChoice | null>(null)
  const [role, setRole] = useState<MemberRole>('member')
  const [subGroupId, setSubGroupId] = useState('')
  const [message, setMessage] = useState('')
  const [tried, setTried] = useState(false)
  const { owns } = rightsOf(useViewer(), group.membership)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!person) return
    const asked = { studyGroupId: group.id, userId: person.id, role, message: message.trim() || null }
    onSend({ ...asked, studySubGroupId: subGroupId || null })
  }
  return (
    <form id={form} className={styles.parts} onSubmit={send} noValidate>
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
