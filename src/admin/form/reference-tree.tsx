import { useList } from '@refinedev/core'
import { Button } from '../../ui/action/button'
import { Skeleton } from '../../ui/data/skeleton'
import type { TreeNode } from '../../ui/select/tree'
import { TreeSelect, type TreeSelectProps } from '../../ui/select/tree-select'
import { headOf, type Reference } from '../catalogue'
import { type Branch, treeOf } from '../list/tree-of'
import type { Row } from '../row'
import { words } from '../words'
import styles from './admin-form.module.css'
import { nameOf } from './reference-names'

interface ReferenceTreeProps extends Omit<TreeSelectProps, 'roots' | 'value' | 'onChange' | 'noun' | 'id'> {
  id?: string
  reference: Reference
  value?: string[]
  onChange?: (value: string[]) => void
}

/** Chooses several rows of a list that is answered whole: ticked in its tree, or on one level without a tree. */
export function ReferenceTree({ reference, value = [], onChange, ...input }: ReferenceTreeProps) {
  const { list, title } = reference
  const parent = headOf(list)?.tree
  const { query, result } = useList<Row>({
    resource: list,
    pagination: { mode: 'off' },
    meta: { paths: [title, ...(parent ? [parent] : [])] },
    liveMode: 'off',
    errorNotification: false,
    queryOptions: { retry: false },
  })
  if (query.isError)
    return (
      <p id={input.id} className={styles.fault} tabIndex={-1}>
        These could not be read.{' '}
        <Button size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
          Try again
        </Button>
      </p>
    )
  if (query.isPending)
    return (
      <div id={input.id} aria-busy="true">
        <Skeleton height={160} />
      </div>
    )
  const node = (row: Branch): TreeNode => ({
    id: String(row.id),
    label: nameOf(row, title),
    children: row.children?.map(node),
  })
  return (
    <TreeSelect
      {...input}
      roots={(parent ? treeOf(result.data, parent) : result.data).map(node)}
      noun={words(list).toLowerCase()}
      value={value}
      onChange={(ids) => onChange?.(ids)}
    />
  )
}
