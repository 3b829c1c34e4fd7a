import { clsx } from 'clsx'
import { type KeyboardEvent, useRef } from 'react'
import { Icon } from '../../../ui/action/icon'
import { Avatar } from '../../../ui/data/avatar'
import type { LedEvent } from '../head/use-event'
import styles from './attendance.module.css'
import { attendances, markWords, type Tap, taps } from './marks'
import type { Attendee } from './use-attendance'

interface RollProps {
  event: LedEvent
  people: readonly Attendee[]
  /** The reader's own id: nobody marks themselves. */
  me: string
  onMark: (person: Attendee, attendance: Tap) => void
  onOpen: (person: Attendee) => void
  onUndo: () => void
}

const keys: Record<string, Tap> = { h: 'present', l: 'late', a: 'absent' }

/** Everybody with a ticket, each with a button for what they are. By keyboard: H, L and A mark, arrows go to the next name, U undoes. */
export function Roll({ event, people, me, onMark, onOpen, onUndo }: RollProps) {
  const list = useRef<HTMLUListElement>(null)
  const press = (pressed: KeyboardEvent) => {
    if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return
    const row = (pressed.target as HTMLElement).closest('li')
    const person = people.find(({ id }) => id === row?.dataset.member)
    const key = pressed.key.toLowerCase()
    const next = key === 'arrowdown' ? row?.nextElementSibling : key === 'arrowup' ? row?.previousElementSibling : null
    const mark = keys[key]
    if (next) focusAs(pressed.target as HTMLElement, next)
    else if (key === 'u') onUndo()
    else if (mark && person && person.userId !== me) onMark(person, mark)
    else if (!key.startsWith('arrow')) return
    pressed.preventDefault()
  }
  return (
    <ul ref={list} className={styles.roll} onKeyDown={press}>
      {people.map((person) => (
        <RollRow
          key={person.id}
          event={event}
          person={person}
          isOwn={person.userId === me}
          onMark={onMark}
          onOpen={onOpen}
        />
      ))}
    </ul>
  )
}

/** Moves the focus to the same button of another row. */
function focusAs(from: HTMLElement, row: Element) {
  const kind = from.closest<HTMLElement>('[data-tap]')?.dataset.tap
  const same = kind && row.querySelector<HTMLElement>(`[data-tap="${kind}"]`)
  const to = same || row.querySelector<HTMLElement>('button')
  to?.focus()
}

interface RowProps extends Pick<RollProps, 'event' | 'onMark' | 'onOpen'> {
  person: Attendee
  isOwn: boolean
}

function RollRow({ event, person, isOwn, onMark, onOpen }: RowProps) {
  const { id, name, attendance, user, admitted } = person
  const words = [markWords(person, event), admitted && 'beyond the places'].filter(Boolean).join(', ')
  return (
    <li className={clsx(attendance === null && styles.open)} data-member={id}>
      <span className={styles.face}>
        <Avatar name={name} src={user?.avatar} size="md" />
      </span>
      <button type="button" className={styles.name} data-tap="name" onClick={() => onOpen(person)} disabled={isOwn}>
        <strong>{name}</strong>
        <span className="meta num">{words}</span>
      </button>
      {isOwn ? (
        <p className="meta">Somebody else marks you</p>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would not lie in one line with the name on each browser.
        <span className={styles.taps} role="group" aria-label={name}>
          {taps.map((tap) => (
            <button
              key={tap}
              type="button"
              data-tap={tap}
              className={styles.tap}
              aria-pressed={pressedAs(attendance) === tap}
              onClick={() => onMark(person, tap)}
            >
              <Icon name={attendances[tap].icon} size="sm" />
              <span className={styles.tapWords}>{attendances[tap].words}</span>
            </button>
          ))}
        </span>
      )}
    </li>
  )
}

/** Which button stands for a mark: whoever left early was here, whoever is excused is absent. */
const pressedAs = (attendance: Attendee['attendance']): Tap | null =>
  attendance === 'left_early' ? 'present' : attendance === 'excused' ? 'absent' : attendance
