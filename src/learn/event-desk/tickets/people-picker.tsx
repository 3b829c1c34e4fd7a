import { useState } from 'react'
import { MOST_SEARCHED } from '../../../../rules/limits'
import { nameOfPerson } from '../../../nouns/user/name'
import { useApi } from '../../../providers/api/query'
import { holds, useViewer } from '../../../providers/sign-in/viewer'
import { Button } from '../../../ui/action/button'
import { ChoiceList, type PersonChoice } from '../../../ui/action/choice-list'
import { Person } from '../../../ui/data/person'
import { FieldNotes } from '../../../ui/form/field'
import { SearchBox } from '../../../ui/list/search-box'
import type { LedEvent } from '../head/use-event'
import { DeskFellows, DeskFindPeople } from './tickets.documents'
import styles from './tickets.module.css'

interface PeoplePickerProps {
  event: LedEvent
  keeps: boolean
  chosen: readonly PersonChoice[]
  /** One alone can be chosen. */
  single?: boolean
  error?: string | null
  onChange: (chosen: PersonChoice[]) => void
}

/** Chooses people: of the event's group, or of all by those who may look them up. */
export function PeoplePicker({ event, keeps, chosen, single = false, error, onChange }: PeoplePickerProps) {
  const [search, setSearch] = useState('')
  const isFull = single && chosen.length > 0
  const { choices, isAll } = useChoices({ event, keeps, search, enabled: !isFull })
  const left = choices?.filter(({ id }) => !chosen.some((each) => each.id === id))
  return (
    <div className={styles.picker}>
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label="Chosen">
          {chosen.map((each) => (
            <li key={each.id}>
              <Person name={each.name} picture={each.picture ?? null} />
              <Button
                size="sm"
                variant="quiet"
                icon="close"
                label={`Leave ${each.name} out`}
                onClick={() => onChange(chosen.filter(({ id }) => id !== each.id))}
              />
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        <>
          <SearchBox
            label={isAll ? 'Name or e-mail address' : 'Name of a member of the group'}
            value={search}
            most={MOST_SEARCHED}
            onChange={setSearch}
          />
          <p className="vh" role="status">
            {left && `${left.length} found`}
          </p>
          {choices?.length === 0 && <p className="meta">Nobody of this name.</p>}
          {left && left.length > 0 && (
            <ChoiceList
              label="People found"
              choices={left}
              onChoose={(choice) => onChange(single ? [choice] : [...chosen, choice])}
            />
          )}
        </>
      )}
      <FieldNotes id="people" error={error ?? null} />
    </div>
  )
}

interface Asked {
  event: LedEvent
  keeps: boolean
  search: string
  enabled: boolean
}

/** Whom one may choose: with words those who match, and without any the first members of the group. */
function useChoices({ event, keeps, search, enabled }: Asked) {
  const viewer = useViewer()
  const isAll = keeps && viewer !== null && holds(viewer, 'view_all_users')
  const groupId = event.studyGroupId
  const isOfGroup = groupId !== null && (!isAll || search.length < 2)
  const isOfAll = isAll && search.length > 1
  const fellows = useApi(
    DeskFellows,
    { groupId: groupId ?? '', search: search || null },
    { enabled: enabled && isOfGroup },
  )
  const all = useApi(DeskFindPeople, { search }, { enabled: enabled && isOfAll })
  const choices: PersonChoice[] | undefined = isOfAll
    ? all.data?.users.entries.map(({ id, fullName, email, avatar }) => ({
        id,
        name: fullName ?? email ?? 'Somebody',
        picture: avatar,
        meta: email ?? undefined,
      }))
    : isOfGroup
      ? fellows.data?.members.entries.map(({ userId, user }) => ({
          id: userId,
          name: nameOfPerson(user) ?? 'Somebody',
          picture: user?.avatar,
        }))
      : undefined
  return { choices, isAll }
}
