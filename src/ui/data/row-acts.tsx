import type { ReactNode } from 'react'
import { Button } from '../action/button'
import { LinkButton } from '../action/link-button'
import styles from './row-list.module.css'

interface RowActsProps {
  /** What is changed or removed. */
  name: string
  /** Where its file is downloaded. */
  file?: string | null
  /** Without it the row cannot be changed. */
  onOpen?: (task: 'change' | 'remove') => void
  /** What stands before them. */
  children?: ReactNode
}

/** The acts at the end of a row: download, change and remove, and what else there is. */
export function RowActs({ name, file, onOpen, children }: RowActsProps) {
  return (
    <span className={styles.acts}>
      {file && <LinkButton href={file} download variant="quiet" size="sm" icon="download" label={`Download ${name}`} />}
      {children}
      {onOpen && (
        <>
          <Button variant="quiet" size="sm" icon="studio" label={`Change ${name}`} onClick={() => onOpen('change')} />
          <Button variant="quiet" size="sm" icon="trash" label={`Remove ${name}`} onClick={() => onOpen('remove')} />
        </>
      )}
    </span>
  )
}
