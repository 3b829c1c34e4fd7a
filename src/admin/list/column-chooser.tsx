import type { Resource } from '../../../resources'
import { Button } from '../../ui/action/button'
import { Checkbox } from '../../ui/form/checkbox'
import { Popover } from '../../ui/overlay/popover'
import { availableColumns } from '../catalogue'
import { labelOf } from '../words'
import styles from './list.module.css'

interface ColumnChooserProps {
  resource: Resource
  columns: readonly string[]
  onChange: (columns: string[] | null) => void
}

/** Chooses the columns of a list. */
export function ColumnChooser({ resource, columns, onChange }: ColumnChooserProps) {
  const available = availableColumns(resource)
  const toggle = (path: string, on: boolean) =>
    onChange(on ? [...columns, path] : columns.filter((each) => each !== path))
  return (
    <Popover
      label="Columns"
      width={280}
      trigger={(props) => (
        <Button size="sm" icon="columns" {...props}>
          Columns <span className="n num">{`${columns.length} of ${available.length}`}</span>
        </Button>
      )}
    >
      {() => (
        <div className={styles.columns}>
          {available.map((path) => (
            <Checkbox
              key={path}
              label={labelOf(path, resource.labels)}
              checked={columns.includes(path)}
              // A table without columns could not be restored from its head.
              disabled={columns.length === 1 && columns.includes(path)}
              onChange={(event) => toggle(path, event.target.checked)}
            />
          ))}
          <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
            As at first
          </Button>
        </div>
      )}
    </Popover>
  )
}
