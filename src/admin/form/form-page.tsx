import { useAbility } from '@casl/react'
import { useCreate, useOne, useUpdate } from '@refinedev/core'
import { type ReactNode, useMemo } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { Resource } from '../../../resources'
import { Loading, SkeletonRows } from '../../ui/data/skeleton'
import { NoPermission } from '../../ui/page/blank'
import { PageHeader } from '../../ui/page/page-header'
import type { OperationAbility } from '../ability'
import { typeOf } from '../catalogue'
import { Failed } from '../failed'
import { DeleteButton } from '../record/delete-button'
import { crumbsOf, placeOf, titleOf, titlePaths } from '../record/places'
import type { Row } from '../row'
import { formFields, recordPaths } from './form-fields'
import { OperationForm } from './operation-form'

/** The form for a new record, or for changing one. */
export function FormPage({ resource, kind }: { resource: Resource; kind: 'create' | 'update' }) {
  const ability = useAbility<OperationAbility>()
  const operation = resource[kind] ?? ''
  if (!ability.can('call', operation))
    return (
      <>
        <PageHeader title={resource.label} crumbs={crumbsOf(resource)} />
        <NoPermission>You may see these, but not change them.</NoPermission>
      </>
    )
  return kind === 'create' ? (
    <CreatePage resource={resource} operation={operation} />
  ) : (
    <EditPage resource={resource} operation={operation} />
  )
}

interface PageProps {
  resource: Resource
  operation: string
}

const said = (message: string) => ({ type: 'success' as const, message })

function CreatePage({ resource, operation }: PageProps) {
  const navigate = useNavigate()
  const { mutateAsync } = useCreate()
  const back = () => void navigate(resource.path ?? '/')
  const { asksFirst, unasked, defaults } = resource
  // What is known of a new record and not asked for is sent as it is.
  const fixed = useMemo(() => {
    const isAsked = (name: string) => !unasked?.includes(name) && (!asksFirst || asksFirst.includes(name))
    return Object.fromEntries(Object.entries(defaults ?? {}).filter(([name]) => !isAsked(name)))
  }, [defaults, unasked, asksFirst])
  const opened = ({ id }: Row) => {
    const place = asksFirst && placeOf(resource, id)
    if (place) void navigate(place)
    else back()
  }
  return (
    <>
      <PageHeader title={`New ${resource.singular}`} crumbs={crumbsOf(resource)} />
      <OperationForm
        operation={operation}
        resource={resource}
        fixed={fixed}
        only={asksFirst}
        defaults={defaults}
        submitLabel={`Save ${resource.singular}`}
        onSend={(values) =>
          mutateAsync({
            resource: resource.list,
            values,
            successNotification: () => said(`The ${resource.singular} is saved`),
            errorNotification: false,
          })
        }
        onSent={(made) => opened((made as { data: Row }).data)}
        onCancel={back}
      />
    </>
  )
}

function EditPage({ resource, operation }: PageProps) {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const place = placeOf(resource, id)
  const isOwnPage = place && !place.endsWith('/edit')
  return (
    <RecordForm
      resource={resource}
      operation={operation}
      id={id}
      onDone={() => void navigate(isOwnPage ? place : (resource.path ?? '/'))}
      head={(record) => (
        <PageHeader
          title={record ? `Edit ${resource.singular}: ${titleOf(resource, record)}` : `Edit ${resource.singular}`}
          crumbs={[...crumbsOf(resource), ...(isOwnPage ? [{ label: titleOf(resource, record), to: place }] : [])]}
          // A record with a page of its own has it there, among its other acts.
          actions={
            record && !isOwnPage && <DeleteButton resource={resource} id={id} title={titleOf(resource, record)} />
          }
        />
      )}
    />
  )
}

interface RecordFormProps extends PageProps {
  id: string
  /** The arguments that it asks for; all unless told. */
  only?: readonly string[]
  head: (record: Row | undefined) => ReactNode
  onDone: () => void
}

/** The form of a record that is changed, on a page of its own or on one written by hand. */
export function RecordForm({ resource, operation, id, only, head, onDone }: RecordFormProps) {
  const { mutateAsync } = useUpdate()
  const fixed = useMemo(() => ({ id }), [id])
  const paths = useMemo(
    () => recordPaths(formFields({ operation, resource, fixed, only }), typeOf(resource)),
    [operation, resource, fixed, only],
  )
  const { query, result: record } = useOne<Row>({
    resource: resource.list,
    id,
    meta: { paths: [...new Set([...titlePaths(resource), ...paths])] },
    errorNotification: false,
    // Changes of others must not reload a form under its writer's hands.
    liveMode: 'off',
    queryOptions: { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false },
  })
  return (
    <>
      {head(record)}
      {query.isError ? (
        <Failed
          error={query.error}
          title="This did not load"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : record ? (
        <OperationForm
          key={id}
          operation={operation}
          resource={resource}
          fixed={fixed}
          only={only}
          record={record}
          submitLabel={`Save ${resource.singular}`}
          onSend={({ id: _id, ...values }) =>
            mutateAsync({
              resource: resource.list,
              id,
              values,
              successNotification: () => said(`The ${resource.singular} is saved`),
              errorNotification: false,
            })
          }
          onSent={onDone}
          onCancel={onDone}
        />
      ) : (
        <Loading>
          <SkeletonRows rows={10} height={72} />
        </Loading>
      )}
    </>
  )
}
