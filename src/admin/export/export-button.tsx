import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import type { Resource } from '../../../resources'
import { showError } from '../../providers/api/errors'
import { Button } from '../../ui/action/button'
import { saveFile } from '../../ui/files/save-file'
import { toast } from '../../ui/overlay/toast'
import styles from '../list/list.module.css'
import { crudFilters, type ListState } from '../list/list-state'
import { totalWords } from '../list/use-rows'
import { counted } from '../words'

interface ExportButtonProps {
  resource: Resource
  columns: readonly string[]
  state: ListState
  /** How many rows it would save, once that is known. */
  total: number | undefined
}

/** Saves every matching row as a file, shows the progress and can be stopped. */
export function ExportButton({ resource, columns, state, total }: ExportButtonProps) {
  const [rows, setRows] = useState<number | null>(null)
  const stop = useRef<AbortController>(undefined)

  const start = async () => {
    const own = new AbortController()
    stop.current = own
    setRows(0)
    try {
      // Files seldom asked for need not be read with the page.
      const { exportCsv } = await import('./export')
      const file = await exportCsv({
        resource,
        columns,
        filters: crudFilters(state, resource),
        order: state.order,
        signal: own.signal,
        onProgress: setRows,
      })
      if (own.signal.aborted) return
      saveFile(file, `${resource.label.toLowerCase().replaceAll(' ', '-')}.csv`)
      toast({ kind: 'positive', text: `${resource.label} exported` })
    } catch (error) {
      if (!own.signal.aborted) showError(error as Error)
    } finally {
      setRows(null)
    }
  }
  if (rows === null)
    return (
      <Button icon="download" disabled={total === 0} onClick={() => void start()}>
        <span className="only-wide">{total === undefined ? 'Export as ' : `Export ${totalWords(total)} as `}</span>CSV
      </Button>
    )
  return (
    <>
      <span className={clsx(styles.progress, 'meta num')} role="status">
        {counted(rows, 'row')} read
      </span>
      <Button icon="close" onClick={() => stop.current?.abort()}>
        Stop export
      </Button>
    </>
  )
}
