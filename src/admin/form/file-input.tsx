import { useId, useRef, useState } from 'react'
import { Button } from '../../ui/action/button'
import { checkFile } from '../../ui/files/check-file'
import styles from './admin-form.module.css'

interface FileInputProps {
  id?: string
  value?: File
  onChange?: (value: File | undefined) => void
  'aria-describedby'?: string
}

const MAX_BYTES = 25 * 1024 * 1024

/** A document to send. */
export function FileInput({ id, value, onChange, ...aria }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const reasonId = useId()
  const [refused, setRefused] = useState<string>()

  const choose = (file: File | undefined) => {
    const reason = file && checkFile(file, { maxBytes: MAX_BYTES })
    setRefused(reason)
    if (!reason) onChange?.(file)
  }
  return (
    <div className={styles.file}>
      <input
        ref={input}
        id={id}
        type="file"
        aria-describedby={[aria['aria-describedby'], refused && reasonId].filter(Boolean).join(' ') || undefined}
        onChange={(event) => choose(event.target.files?.[0])}
      />
      {value && (
        <Button
          size="sm"
          onClick={() => {
            if (input.current) input.current.value = ''
            choose(undefined)
          }}
        >
          Clear
        </Button>
      )}
      {refused && (
        <p id={reasonId} className={styles.fault}>
          {refused}
        </p>
      )}
    </div>
  )
}
