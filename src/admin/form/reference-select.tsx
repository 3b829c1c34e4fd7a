import { useSelect } from '@refinedev/antd'
import { Select } from 'antd'
import { cutText } from '../../../rules/cut-text'
import { MOST_SEARCHED } from '../../../rules/limits'
import { operationOf, type Reference } from '../catalogue'
import { nameOf } from './reference-names'

interface ReferenceSelectProps {
  reference: Reference
  many?: boolean
  id?: string
  value?: string | string[]
  onChange?: (value: string | string[] | undefined) => void
  disabled?: boolean
}

const AT_ONCE = 50
/** Low enough to open inside a small dialog. */
export const LIST_HEIGHT = 192

/** Chooses one or several rows of another list by typing. The server searches if it can, otherwise the list itself is searched. */
export function ReferenceSelect({ reference, many, id, value, onChange, ...rest }: ReferenceSelectProps) {
  const { list, title, only = {} } = reference
  const { args } = operationOf(list)
  const chosen = [value ?? []].flat()
  const { selectProps, query } = useSelect({
    resource: list,
    optionLabel: (row) => nameOf(row, title),
    optionValue: (row) => String(row.id),
    defaultValue: chosen,
    pagination: { pageSize: AT_ONCE },
    filters: Object.entries(only).map(([field, value]) => ({ field, operator: 'eq', value })),
    meta: { paths: [title] },
    onSearch: (typed) => (typed ? [{ field: 'search', operator: 'eq', value: cutText(typed, MOST_SEARCHED, '') }] : []),
    liveMode: 'off',
    errorNotification: false,
    queryOptions: { retry: false },
  })
  const { options, loading, onSearch } = selectProps
  return (
    <Select
      {...rest}
      id={id}
      mode={many ? 'multiple' : undefined}
      value={value}
      onChange={onChange}
      options={options}
      loading={loading}
      allowClear
      listHeight={LIST_HEIGHT}
      placeholder="Type to search"
      status={query.isError ? 'error' : undefined}
      notFoundContent={query.isError ? 'These could not be read' : query.isFetching ? 'Loading' : 'Nothing found'}
      showSearch={args.search ? { filterOption: false, onSearch } : { optionFilterProp: 'label' }}
    />
  )
}
