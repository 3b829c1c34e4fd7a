import { useRef } from 'react'
import { Button } from '../../../ui/action/button'

/** Reads a CSV file of results into the form; nothing is saved by it. */
export function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon="upload" onClick={() => input.current?.click()}>
        Read a CSV
      </Button>
      <input
        ref={input}
        className="vh"
        type="file"
        accept=".csv,text/csv"
        aria-label="CSV file of results"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
    </>
  )
}
