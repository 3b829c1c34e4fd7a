import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import type { TutorDashboardQuery } from './tutor.documents'

interface ApplicantsCardProps {
  applicants: TutorDashboardQuery['applicants']['entries']
  viewerId: string
}

/** Who has applied to the groups that one leads, by group; hidden if nobody waits for an answer. */
export function ApplicantsCard({ applicants, viewerId }: ApplicantsCardProps) {
  const groups = new Map<string, { name: string; count: number }>()
  for (const { userId, studyGroup } of applicants)
    if (studyGroup && userId !== viewerId)
      groups.set(studyGroup.id, { name: studyGroup.name, count: (groups.get(studyGroup.id)?.count ?? 0) + 1 })
  if (groups.size === 0) return null
  return (
    <Card title="Applicants to your groups">
      <RowList tight>
        {[...groups].map(([id, { name, count }]) => (
          <Row
            key={id}
            to={`/study-groups/${id}/members`}
            title={name}
            meta={count === 1 ? 'Somebody waits for an answer' : `${count} people wait for an answer`}
          />
        ))}
      </RowList>
    </Card>
  )
}
