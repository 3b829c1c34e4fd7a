import { useAbility } from '@casl/react'
import { useDataProvider, useInvalidate } from '@refinedev/core'
import { useState } from 'react'
import type { Resource } from '../../../resources'
import { catalogue } from '../../providers/api/errors'
import { Button } from '../../ui/action/button'
import { Confirm } from '../../ui/overlay/confirm'
import { toast } from '../../ui/overlay/toast'
import type { OperationAbility } from '../ability'
import styles from '../admin.module.css'
import { counted } from '../words'

interface Work {
  operation: string
  label: string
  /** The argument that takes a row's id. */
  by: string
  danger: boolean
  done: string
}

/** Actions on all selected rows: one after another, with each refusal named. */
export function BulkBar({ resource, ids, onDone }: { resource: Resource; ids: string[]; onDone: () => void }) {
  const ability = useAbility<OperationAbility>()
  const provider = useDataProvider()()
  const invalidate = useInvalidate()
  const [asked, setAsked] = useState<Work | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const works = worksOf(resource).filter(({ operation }) => ability.can('call', operation))
  const many = counted(ids.length, resource.singular, resource.label.toLowerCase())

  const run = async ({ operation, by, done }: Work) => {
    const refused: string[] = []
    for (const [index, id] of ids.entries()) {
      setProgress(index)
      await provider
        .custom?.({ url: '', method: 'post', payload: { [by]: id }, meta: { operation } })
        .catch((error: { message?: string }) => {
          refused.push(error.message || 'The server did not answer.')
        })
    }
    await invalidate({ resource: resource.list, invalidates: ['all'] })
    setProgress(null)
    setAsked(null)
    onDone()
    const count = ids.length - refused.length
    if (refused.length === 0) return toast({ kind: 'positive', text: `${count.toLocaleString('en-GB')} ${done}` })
    toast({
      ...(count === 0
        ? catalogue.actionFailed
        : { kind: 'warning', text: `${count} ${done}, ${refused.length} refused` }),
      detail: [...new Set(refused)].join(' '),
      durationMs: 8000,
    })
  }
  return (
    <fieldset className={styles.bulk}>
      <legend className="vh">Actions on selected rows</legend>
      <p>
        <strong className="num">{ids.length}</strong> selected
      </p>
      {works.map((work) => (
        <Button
          key={work.operation}
          size="sm"
          variant={work.danger ? 'danger' : 'default'}
          onClick={() => setAsked(work)}
        >
          {work.label}
        </Button>
      ))}
      <Button size="sm" variant="quiet" onClick={onDone}>
        Clear
      </Button>
      <Confirm
        open={asked !== null}
        title={`${asked?.label}: ${many}`}
        confirmLabel={asked?.label ?? ''}
        danger={asked?.danger}
        busy={progress !== null}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && void run(asked)}
      >
        <p role="status">{progress === null ? 'Rows in use are not deleted.' : `${progress} of ${ids.length} done`}</p>
      </Confirm>
    </fieldset>
  )
}

function worksOf({ bulkRemove, remove, actions = [] }: Resource): Work[] {
  const bulk = actions.filter((action) => action.bulk)
  return [
    ...bulk.map(({ operation, label, by = 'id', danger = false }) => ({ operation, label, by, danger, done: 'done' })),
    ...(bulkRemove && remove ? [{ operation: remove, label: 'Delete', by: 'id', danger: true, done: 'deleted' }] : []),
  ]
}
