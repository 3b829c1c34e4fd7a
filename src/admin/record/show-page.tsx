import { useAbility } from '@casl/react'
import { useOne } from '@refinedev/core'
import { useParams } from 'react-router'
import type { Resource } from '../../../resources'
import { holds, useViewer } from '../../providers/sign-in/viewer'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { DescriptionList } from '../../ui/data/description-list'
import { Loading, SkeletonRows } from '../../ui/data/skeleton'
import { NoPermission } from '../../ui/page/blank'
import { MoreTabs } from '../../ui/page/more-tabs'
import { PageHeader } from '../../ui/page/page-header'
import { RichText } from '../../ui/rich-text/rich-text'
import type { OperationAbility } from '../ability'
import styles from '../admin.module.css'
import { fieldAt, typeOf } from '../catalogue'
import { Failed } from '../failed'
import { ColumnCell } from '../list/column-cell'
import { markPaths } from '../list/silent'
import { valuesAt } from '../path'
import type { Row } from '../row'
import { labelOf } from '../words'
import { DeleteButton } from './delete-button'
import { crumbsOf, titleOf, titlePaths } from './places'
import { type ActionDialogs, conditionPaths, fits, RecordActions } from './record-actions'
import { RelatedList } from './related-list'
import { RelatedRows } from './related-rows'
import type { RecordHead, TabPage } from './tab-page'

interface ShowPageProps {
  resource: Resource
  tab: string
  /** The tab's page, where it is written by hand. */
  page?: TabPage | undefined
  /** What stands above the tabs, where it is written by hand. */
  head?: RecordHead | undefined
  dialogs: ActionDialogs
}

/** A record: its fields by type, its related rows, and its actions. */
export function ShowPage({
  resource,
  tab,
  page: Page,
  head: { Picture, Tags, Facts, Lead, Actions } = {},
  dialogs,
}: ShowPageProps) {
  const { id = '' } = useParams()
  const ability = useAbility<OperationAbility>()
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
  if (query.isError)
    return (
      <>
        <PageHeader title={resource.label} crumbs={crumbsOf(resource)} />
        <Failed
          error={query.error}
          title="This did not load"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      </>
    )
  return (
    <>
      <PageHeader
        title={name}
        crumbs={crumbsOf(resource)}
        picture={record && Picture && <Picture id={id} record={record} name={name} />}
        sub={record && Tags && <Tags id={id} record={record} name={name} />}
        facts={record && Facts && <Facts id={id} record={record} name={name} />}
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
          record && (
            <>
              {Actions && <Actions id={id} record={record} name={name} />}
              <RecordActions resource={resource} record={record} dialogs={dialogs} />
              {resource.update &&
                ability.can('call', resource.update) &&
                fits({ operation: resource.update, among: amongOf(resource) }, record) && (
                  <LinkButton to={`${resource.path}/${id}/edit`}>Edit</LinkButton>
                )}
              <DeleteButton resource={resource} id={id} title={name} />
            </>
          )
        }
      />
      {record ? (
        <div className={styles.show}>
          {!shown && <NoPermission />}
          {Lead && shown && <Lead id={id} record={record} name={name} />}
          {Page && shown && <Page id={id} record={record} />}
          {!Page && shown?.fields && <Details type={type} resource={resource} record={record} paths={shown.fields} />}
          {shown?.related?.map((related) =>
            'list' in related ? (
              <RelatedList key={related.label} related={related} id={id} />
            ) : (
              <RelatedRows key={related.label} related={related} resource={resource} record={record} />
            ),
          )}
        </div>
      ) : (
        <Loading>
          <SkeletonRows rows={8} height={44} />
        </Loading>
      )}
    </>
  )
}

/** Short facts two across, then each long text with its heading. */
function Details({
  type,
  resource,
  record,
  paths,
}: {
  type: string
  resource: Resource
  record: Row
  paths: readonly string[]
}) {
  const isLong = (path: string) => ['Html', 'Text'].includes(fieldAt(type, path)?.type ?? '')
  const label = (path: string) => labelOf(path, resource.labels)
  const items = paths
    .filter((path) => !isLong(path))
    .map((path) => {
      const isInstant = fieldAt(type, path)?.type === 'DateTime' && valuesAt(record, path).length > 0
      return {
        term: label(path),
        value: (
          <>
            <ColumnCell resource={resource} type={type} path={path} row={record} />
            {isInstant && ' London'}
          </>
        ),
      }
    })
  const texts = paths.filter((path) => isLong(path) && valuesAt(record, path).some(Boolean))
  return (
    <>
      {items.length > 0 && (
        <Card title="Details">
          <DescriptionList columns={2} items={items} />
        </Card>
      )}
      {texts.map((path) => {
        const [text] = valuesAt(record, path)
        return (
          <Card key={path} title={label(path)}>
            {fieldAt(type, path)?.type === 'Html' ? (
              <RichText html={String(text)} />
            ) : (
              <p className={styles.text}>{String(text)}</p>
            )}
          </Card>
        )
      })}
    </>
  )
}

/** The field in which a record names what can be done next, where its actions ask one. */
const amongOf = ({ actions }: Resource) => actions?.find((action) => action.among)?.among

/** What a tab reads: its fields, the rows below it, and what the actions depend on. */
export function pathsOf(resource: Resource, tab: string): string[] {
  const shown = resource.tabs?.find(({ path }) => path === tab)
  const below = (shown?.related ?? []).flatMap((related) =>
    'list' in related ? [] : rowPaths(related).map((path) => `${related.field}.${path}`),
  )
  const fields = shown?.fields ?? []
  return [
    ...new Set([
      ...titlePaths(resource),
      ...fields,
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
