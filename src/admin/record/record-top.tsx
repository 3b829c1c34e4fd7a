import type { Resource, Tab } from '../../../resources'
import { LinkButton } from '../../ui/action/link-button'
import { MoreTabs } from '../../ui/page/more-tabs'
import { PageHeader } from '../../ui/page/page-header'
import type { Row } from '../row'
import { HeadFacts, HeadStates } from './definition-head'
import { crumbsOf } from './places'
import { type ActionDialogs, RecordActions } from './record-actions'
import type { RecordHead } from './tab-page'
import { useEditPlace } from './use-edit-place'

interface RecordTopProps {
  resource: Resource
  id: string
  /** Undefined until it is read. */
  record: Row | undefined
  name: string
  tabs: readonly Tab[]
  head: RecordHead
  dialogs: ActionDialogs
}

/** What stands above a record's tab: its name, its states and facts, its tabs and actions; parts by hand take the place of those of the definition. */
export function RecordTop({ resource, id, record, name, tabs, head, dialogs }: RecordTopProps) {
  const editPlace = useEditPlace(resource, record)
  const { Picture, Tags, Facts, Actions } = head
  const shown = record && { id, record, name }
  const defined = record && resource.head && { resource, record }
  return (
    <PageHeader
      title={name}
      crumbs={crumbsOf(resource)}
      picture={shown && Picture && <Picture {...shown} />}
      sub={shown && Tags ? <Tags {...shown} /> : defined && resource.head?.state && <HeadStates {...defined} />}
      facts={shown && Facts ? <Facts {...shown} /> : defined && <HeadFacts {...defined} />}
      tabs={
        tabs.length > 1 && (
          <MoreTabs
            label={name}
            items={tabs.map(({ path, label }) => ({
              label,
              to: [resource.path, id, path].filter(Boolean).join('/'),
              end: true,
            }))}
          />
        )
      }
      actions={
        shown && (
          <>
            {Actions && <Actions {...shown} />}
            <RecordActions resource={resource} record={shown.record} dialogs={dialogs} />
            {editPlace && <LinkButton to={editPlace}>Edit</LinkButton>}
          </>
        )
      }
    />
  )
}
