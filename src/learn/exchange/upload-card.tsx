import { useEffect, useRef, useState } from 'react'
import type { ApiError } from '../../providers/api/api-error'
import { upload } from '../../providers/api/client'
import { Card } from '../../ui/data/card'
import { type DroppedFile, FileDrop } from '../../ui/files/file-drop'
import { ExchangeUpload } from './exchange.documents'
import { ACCEPT } from './format-words'

const MOST_BYTES = 25_000_000

/** Takes a file, which the server then reads; nothing comes over before its rows were looked at. */
export function UploadCard({ contentId, onRead }: { contentId: string; onRead: (importId: string) => void }) {
  const [file, setFile] = useState<DroppedFile | null>(null)
  const sending = useRef<AbortController>(null)
  useEffect(() => () => sending.current?.abort(), [])
  const send = async (given: File) => {
    sending.current?.abort()
    const mine = new AbortController()
    sending.current = mine
    const shown = { id: given.name, name: given.name, size: given.size }
    setFile({ ...shown, progress: 0 })
    try {
      const answer = await upload(
        ExchangeUpload,
        { contentId, file: given },
        { signal: mine.signal, onProgress: (progress) => setFile({ ...shown, progress }) },
      )
      onRead(answer.contentImportCreate.id)
    } catch (error) {
      if (!mine.signal.aborted) setFile({ ...shown, error: (error as ApiError).message })
    }
  }
  return (
    <Card title="Bring questions and cards in" lined>
      <FileDrop
        label="A file from another program"
        help="GIFT, Moodle XML, QTI 2.2 and 3, CSV, or an Anki package. It is read first: you see each row before anything comes over."
        accept={ACCEPT}
        maxBytes={MOST_BYTES}
        multiple={false}
        files={file ? [file] : []}
        onAdd={([first]) => first && void send(first)}
        onRemove={() => {
          sending.current?.abort()
          setFile(null)
        }}
      />
    </Card>
  )
}
