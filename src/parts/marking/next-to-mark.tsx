import { conducts, nameOf, roleOf } from '../../nouns/session/attendees'
import { byDueTime } from '../../nouns/session/marks-due'
import { useApi } from '../../providers/api/query'
import { LinkButton } from '../../ui/action/link-button'
import { ClassroomToMark } from './marking.documents'

interface Props {
  /** The session that is open. */
  sessionId: string
  userId: string
  /** Shows it as the page's main button, with the candidate's name. */
  primary?: boolean
}

/** Leads to the script whose marks are due first, and says how many wait; nothing where none does. */
export function NextToMark({ sessionId, userId, primary }: Props) {
  const { data } = useApi(ClassroomToMark)
  const waiting = byDueTime(
    (data?.userSessions.entries ?? []).filter((each) => each.id !== sessionId && conducts(roleOf(each, userId))),
  )
  const next = waiting[0]?.session
  if (!next) return null
  const whose = [nameOf(next, 'candidate'), next.sessionType?.name].filter(Boolean).join(', ')
  return (
    <LinkButton
      to={`/classroom/${next.id}`}
      icon="right"
      variant={primary ? 'primary' : 'default'}
      block={primary}
      title={whose}
    >
      {primary ? `Next to mark: ${nameOf(next, 'candidate') ?? whose}` : `Next to mark: ${waiting.length} waiting`}
    </LinkButton>
  )
}
