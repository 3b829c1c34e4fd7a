import { useOne } from '@refinedev/core'
import { clsx } from 'clsx'
import { useParams } from 'react-router'
import type { Resource } from '../../../resources'
import { holds, useViewer } from '../../providers/sign-in/viewer'
import { LinkButton } from '../../ui/action/link-button'
import { Loading, SkeletonRows } from '../../ui/data/skeleton'
import { NoPermission } from '../../ui/page/blank'
import { MoreTabs } from '../../ui/page/more-tabs'
import { PageHeader } from '../../ui/page/page-header'
import { typeOf } from '../catalogue'
import { namedIdAt } from '../cell/links'
import { markPaths } from '../cell/silent'
import { Failed } from '../failed'
import type { Row } from '../row'
import { HeadFacts, HeadStates, headPaths } from './definition-head'
import { Details } from './details'
import { crumbsOf, titleOf, titlePaths } from './places'
import styles from './record.module.css'
import { type ActionDialogs, conditionPaths, meets, RecordActions } from './record-actions'
import { RelatedList } from './related-list'
import { RelatedRows } from './related-rows'
import type { RecordHead, RecordStory, TabPage } from './tab-page'
import { useEditPlace } from './use-edit-place'

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
export function ShowPage({
  resource,
  tab,
  page: Page,
  head: { Picture, Tags, Facts, Lead, Actions } = {},
  story: Story,
  dialogs,
}: ShowPageProps) {
  const { id = '' } = useParams()
  const type = typeOf(resource)
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
  const editPlace = useEditPlace(resource, record)
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
  return (
    <>
      <PageHeader
        title={name}
        crumbs={crumbsOf(resource)}
        picture={record && Picture && <Picture id={id} record={record} name={name} />}
        sub={
          record &&
          (Tags ? (
            <Tags id={id} record={record} name={name} />
          ) : (
            resource.head?.state && <HeadStates resource={resource} record={record} />
          ))
        }
        facts={
          record &&
          (Facts ? (
            <Facts id={id} record={record} name={name} />
          ) : (
            resource.head && <HeadFacts resource={resource} record={record} />
          ))
        }
        tabs={
          offered.length > 1 && (
            <MoreTabs
              label={name}
              items={offered.map(({ path, label }) => ({
                label,
                to: [resource.path, id, path].filter(Boolean).join('/'),
                end: true,
              }))}
            />
          )
        }
        actions={
          record && (
            <>
              {Actions && <Actions id={id} record={record} name={name} />}
              <RecordActions resource={resource} record={record} dialogs={dialogs} />
              {editPlace && <LinkButton to={editPlace}>Edit</LinkButton>}
            </>
          )
        }
      />
      {record ? (
        <div className={styles.show}>
          {!shown && <NoPermission />}
          {Lead && shown && <Lead id={id} record={record} name={name} />}
          <div className={clsx(styles.told, Story && styles.withStory)}>
            <div className={styles.show}>
              {Page && shown && <Page id={id} record={record} />}
              {!Page && shown?.fields && (
                <Details type={type} resource={resource} record={record} paths={shown.fields} />
              )}
              {shown?.related?.map((related) =>
                'list' in related ? (
                  <RelatedList key={related.label} related={related} id={id} />
                ) : (
                  <RelatedRows key={related.label} related={related} resource={resource} record={record} />
                ),
              )}
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
