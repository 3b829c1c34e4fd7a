import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../components/button'
import { checkFile } from '../components/check-file'

interface FileInputProps {
  id?: string
  picture: boolean
  value?: File
  onChange?: (value: File | undefined) => void
  /** The address of the picture that is kept now. */
  current?: unknown
  'aria-describedby'?: string
}

const PICTURES = ['image/png', 'image/jpeg', 'image/bmp']
const MAX_BYTES = 25 * 1024 * 1024

/** A picture or a document to send, with a look at the picture. */
export function FileInput({ id, picture, value, onChange, current, ...aria }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const reasonId = useId()
  const [refused, setRefused] = useState<string>()
  const preview = usePreview(picture ? value : undefined)
  const shown = preview ?? (picture && typeof current === 'string' ? current : undefined)

  const choose = (file: File | undefined) => {
    const reason = file && checkFile(file, { accept: picture ? PICTURES : undefined, maxBytes: MAX_BYTES })
    setRefused(reason)
    if (!reason) onChange?.(file)
  }
  return (
    <div className="admin-file">
      {shown && (
        <img src={shown} alt={preview ? 'The new picture' : 'The picture as it is'} className="admin-picture" />
      )}
      <input
        ref={input}
        id={id}
        type="file"
        accept={picture ? PICTURES.join(',') : undefined}
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
        <p id={reasonId} className="admin-fault">
          {refused}
        </p>
      )}
    </div>
  )
}

function usePreview(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return setAddress(undefined)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
