import { useOne } from '@refinedev/core'
import { clsx } from 'clsx'
import { useParams } from 'react-router'
import type { Resource, Tab } from '../../../resources'
import { holds, useViewer } from '../../providers/sign-in/viewer'
import { Loading, SkeletonRows } from '../../ui/data/skeleton'
import { NoPermission } from '../../ui/page/blank'
import { PageHeader } from '../../ui/page/page-header'
import { typeOf } from '../catalogue'
import { namedIdAt } from '../cell/links'
import { markPaths } from '../cell/silent'
import { Failed } from '../failed'
import type { Row } from '../row'
import { headPaths } from './definition-head'
import { Details } from './details'
import { crumbsOf, titleOf, titlePaths } from './places'
import styles from './record.module.css'
import { type ActionDialogs, conditionPaths, meets } from './record-actions'
import { RecordTop } from './record-top'
import { RelatedList } from './related-list'
import { RelatedRows } from './related-rows'
import type { RecordHead, RecordStory, TabPage } from './tab-page'

interface ShowPageProps {
  resource: Resource
  tab: string
  /** The tab's page, where it is written by hand. */
  page?: TabPage | undefined
  /** What stands above the tabs, where it is written by hand. */
  head?: RecordHead | undefined
  /** What has happened to the record, where its definition has a story. */
  story?: RecordStory | undefined
  dialogs: ActionDialogs
}

/** A record: its fields by type, its related rows, and its actions. */
export function ShowPage({ resource, tab, page, head = {}, story: Story, dialogs }: ShowPageProps) {
  const { id = '' } = useParams()
  const viewer = useViewer()
  const tabs = (resource.tabs ?? []).filter(({ ability: needed }) => !needed || (viewer && holds(viewer, needed)))
  const shown = tabs.find(({ path }) => path === tab)
  const { query, result: record } = useOne<Row>({
    resource: resource.list,
    id,
    meta: { paths: pathsOf(resource, tab) },
    errorNotification: false,
  })
  const name = titleOf(resource, record)
  const offered = tabs.filter((each) => each === shown || !each.is || (record && meets(each.is, record)))
  if (query.error)
    return (
      <NotShown
        resource={resource}
        error={query.error}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    )
  const { Lead } = head
  return (
    <>
      <RecordTop {...{ resource, id, record, name, head, dialogs }} tabs={offered} />
      {record ? (
        <div className={styles.show}>
          {!shown && <NoPermission />}
          {Lead && shown && <Lead id={id} record={record} name={name} />}
          <div className={clsx(styles.told, Story && styles.withStory)}>
            <div className={styles.show}>
              {shown && <TabShown resource={resource} record={record} tab={shown} page={page} />}
            </div>
            {Story && shown && <Story id={id} resource={resource} />}
          </div>
        </div>
      ) : (
        <Loading>
          <SkeletonRows rows={8} height={44} />
        </Loading>
      )}
    </>
  )
}

interface TabShownProps {
  resource: Resource
  record: Row
  tab: Tab
  page: TabPage | undefined
}

/** A tab of a record: its page by hand or its fields, and the rows below. */
const TabShown = ({ resource, record, tab: { fields, related = [] }, page: Page }: TabShownProps) => (
  <>
    {Page && <Page id={record.id} record={record} />}
    {!Page && fields && <Details type={typeOf(resource)} resource={resource} record={record} paths={fields} />}
    {related.map((each) =>
      'list' in each ? (
        <RelatedList key={each.label} related={each} id={record.id} />
      ) : (
        <RelatedRows key={each.label} related={each} resource={resource} record={record} />
      ),
    )}
  </>
)

/** What a tab reads: its fields, the rows below it, and what the actions depend on. */
export function pathsOf(resource: Resource, tab: string): string[] {
  const shown = resource.tabs?.find(({ path }) => path === tab)
  const below = (shown?.related ?? []).flatMap((related) =>
    'list' in related ? [] : rowPaths(related).map((path) => `${related.field}.${path}`),
  )
  const fields = [...headPaths(resource), ...(shown?.fields ?? [])]
  const type = typeOf(resource)
  return [
    ...new Set([
      ...titlePaths(resource),
      ...fields,
      ...fields.flatMap((path) => namedIdAt(type, path) ?? []),
      ...markPaths(resource, fields),
      ...below,
      ...conditionPaths(resource),
    ]),
  ]
}

const rowPaths = ({ columns, key, remove }: { columns: readonly string[]; key?: string; remove?: string }) => [
  ...columns,
  ...(key ? [key] : remove ? ['id'] : []),
]

interface NotShownProps {
  resource: Resource
  error: { message?: string; code?: string }
  onRetry: () => void
  retrying: boolean
}

/** In the place of a record that is not there, or did not load. */
function NotShown({ resource, error, onRetry, retrying }: NotShownProps) {
  const { label, singular, path } = resource
  return (
    <>
      <PageHeader title={`This ${singular}`} crumbs={crumbsOf(resource)} />
      <Failed
        error={error}
        title={error.code === 'NOT_FOUND' ? 'It is not here' : 'This did not load'}
        elsewhere={path ? { to: path, label: `All ${label.toLowerCase()}` } : undefined}
        onRetry={onRetry}
        retrying={retrying}
      />
    </>
  )
}
