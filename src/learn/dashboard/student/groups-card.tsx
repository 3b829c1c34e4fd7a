import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import { When } from '../../../ui/time/when'
import type { StudentDashboardQuery } from './student.documents'

type Group = StudentDashboardQuery['userStudyGroups'][number]

const SHOWN = 4

/** What groups want of the student first: places that are kept, invitations, then posts that are new. Hidden if there is nothing. */
export function GroupsCard({ groups }: { groups: readonly Group[] }) {
  const shown = groups.filter((group) => rankOf(group) > 0).toSorted((a, b) => rankOf(b) - rankOf(a))
  if (!shown.length) return null
  return (
    <Card title="Your study groups">
      <RowList tight>
        {shown.slice(0, SHOWN).map((group) => (
          <Row key={group.id} title={group.name} to={`/study-groups/${group.id}/info`} meta={<Words group={group} />} />
        ))}
      </RowList>
    </Card>
  )
}

function rankOf({ membership, unreadPosts }: Group): number {
  if (membership?.state === 'offered') return 3
  if (membership?.state === 'invited') return 2
  return unreadPosts > 0 ? 1 : 0
}

function Words({ group: { membership, unreadPosts } }: { group: Group }) {
  if (membership?.state === 'offered')
    return (
      <>
        A place is kept for you
        {membership.offeredUntil && (
          <>
            {' '}
            until <When at={membership.offeredUntil} />
          </>
        )}
      </>
    )
  if (membership?.state === 'invited') return `${membership.invitedByName ?? 'Somebody'} invites you`
  return unreadWords(unreadPosts)
}

/** Posts are counted so far. */
const MOST_COUNTED = 100

/** '1 new post', or '100 new posts or more', as many as are counted. */
function unreadWords(count: number): string {
  if (count >= MOST_COUNTED) return `${MOST_COUNTED} new posts or more`
  return count === 1 ? '1 new post' : `${count} new posts`
}
