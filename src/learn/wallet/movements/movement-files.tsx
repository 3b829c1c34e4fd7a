import { useSaving } from '../../../providers/api/use-saving'
import { useViewer } from '../../../providers/sign-in/viewer'
import { Button } from '../../../ui/action/button'
import { saveFile } from '../../../ui/files/save-file'
import { toast } from '../../../ui/overlay/toast'
import type { Filters } from './movement-filters'
import styles from './movements.module.css'

interface MovementFilesProps {
  filters: Filters
  /** Whether there is nothing to save. */
  isEmpty: boolean
}

/** What the filters leave as CSV, and a statement of their days as PDF. */
export function MovementFiles({ filters, isEmpty }: MovementFilesProps) {
  const userId = useViewer()?.id ?? ''
  // Files seldom asked for need not be read with the page.
  const csv = useSaving(async () => {
    const { movementsCsv } = await import('./movements-csv')
    saveFile(new Blob([await movementsCsv(userId, filters)], { type: 'text/csv;charset=utf-8' }), 'transactions.csv')
    toast({ kind: 'positive', text: 'Transactions saved' })
  })
  const statement = useSaving(async () => {
    const { statementFile } = await import('./statement-file')
    saveFile(await statementFile(filters), 'statement.pdf')
    toast({ kind: 'positive', text: 'Statement saved' })
  })
  return (
    <div className={styles.toolsEnd}>
      <Button icon="file" busy={statement.saving} disabled={isEmpty} label="Save a statement" onClick={statement.save}>
        Statement
      </Button>
      <Button icon="download" busy={csv.saving} disabled={isEmpty} label="Save as CSV" onClick={csv.save}>
        CSV
      </Button>
    </div>
  )
}
