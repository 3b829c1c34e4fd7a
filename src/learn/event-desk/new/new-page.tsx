import { useApi } from '../../../providers/api/query'
import { useViewer } from '../../../providers/sign-in/viewer'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { EmptyState } from '../../../ui/page/blank'
import { PageHeader } from '../../../ui/page/page-header'
import { Unloaded } from '../../../ui/page/unloaded'
import { keepsEvents, leadsGroup } from '../head/event-rights'
import { DeskAllGroups, DeskGroups } from './new.documents'
import { NewForm } from './new-form'

/** Makes a draft, and leads to its form. */
export function NewPage() {
  const keeps = keepsEvents(useViewer())
  const own = useApi(DeskGroups, undefined, { enabled: !keeps })
  const all = useApi(DeskAllGroups, undefined, { enabled: keeps })
  const groups = keeps
    ? all.data?.studyGroups.entries.filter(({ archivedAt }) => !archivedAt)
    : own.data?.studyGroups.entries.filter((group) => !group.archivedAt && leadsGroup(group))
  return (
    <>
      <PageHeader
        title="New event"
        crumbs={[
          { label: 'Smart events', to: '/smart-events' },
          { label: 'Events that you lead', to: '/smart-events/led' },
        ]}
      />
      {!groups ? (
        <Unloaded of={keeps ? all : own} height={420} />
      ) : keeps || groups.length > 0 ? (
        <NewForm groups={groups} keeps={keeps} />
      ) : (
        <Card>
          <EmptyState
            icon="lock"
            title="This is not open to you"
            action={<LinkButton to="/smart-events">To the events</LinkButton>}
          >
            Staff, and those who lead a study group, make events.
          </EmptyState>
        </Card>
      )}
    </>
  )
}
