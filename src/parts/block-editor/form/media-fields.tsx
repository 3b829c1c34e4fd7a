import { type ReactNode, useRef, useState } from 'react'
import { ApiError } from '../../../providers/api/api-error'
import { request, upload } from '../../../providers/api/client'
import { invalidate } from '../../../providers/api/query'
import { Button } from '../../../ui/action/button'
import { type DroppedFile, FileDrop } from '../../../ui/files/file-drop'
import { MediaUpload } from '../../upload/media-upload'
import { UploadMedia } from '../../upload/upload.documents'
import { EditorAttachmentAdd, EditorAttachmentDelete, EditorBlockKeep } from '../editor.documents'
import type { Editing } from './editing'
import styles from './media-fields.module.css'

const MOST_BYTES = 25_000_000
const pictures = ['image/png', 'image/jpeg', 'image/webp']

/** The picture, the sound, the video and the documents of a block. They are kept as soon as they have arrived. */
export function MediaFields({ block, only }: Editing & { only?: 'image' }) {
  const { id, subtype, image, audio, video, attachments } = block
  const asked = only ?? subtype
  const reread = () => invalidate('EditorBlock', 'EditorOutline')
  const keep = async (file: { image?: string | null; audio?: string | null; video?: string | null }) => {
    await request(EditorBlockKeep, { id, ...file })
    await reread()
  }
  return (
    <>
      {(asked === 'image' || asked === 'slide' || image) && (
        <Uploading
          label="Picture"
          accept={pictures}
          multiple={false}
          onFile={async (file, onProgress, signal) => {
            const { mediaCreate } = await upload(UploadMedia, { file }, { onProgress, signal })
            await keep({ image: mediaCreate.id })
          }}
        >
          {image && (
            <figure className={styles.kept}>
              <img src={image} alt="As it is now" />
              <Button size="sm" icon="trash" onClick={() => void keep({ image: null })}>
                Take the picture away
              </Button>
            </figure>
          )}
        </Uploading>
      )}
      {(asked === 'audio' || asked === 'slide' || audio) && (
        <Playable label="Sound" kind="audio" onFile={(fileId) => keep({ audio: fileId })}>
          {audio && (
            <figure className={styles.kept}>
              {/* biome-ignore lint/a11y/useMediaCaption: the author writes the text beside it. */}
              <audio src={audio} controls preload="metadata" aria-label="As it is now" />
              <Button size="sm" icon="trash" onClick={() => void keep({ audio: null })}>
                Take the sound away
              </Button>
            </figure>
          )}
        </Playable>
      )}
      {(asked === 'video' || video) && (
        <Playable label="Video" kind="video" onFile={(fileId) => keep({ video: fileId })}>
          {video && (
            <figure className={styles.kept}>
              {/* biome-ignore lint/a11y/useMediaCaption: the author writes the text beside it. */}
              <video src={video} controls playsInline preload="metadata" aria-label="As it is now" />
              <Button size="sm" icon="trash" onClick={() => void keep({ video: null })}>
                Take the video away
              </Button>
            </figure>
          )}
        </Playable>
      )}
      {asked === 'document' && (
        <Uploading
          label="Documents"
          onFile={async (file, onProgress, signal) => {
            await upload(EditorAttachmentAdd, { blockId: id, file }, { onProgress, signal })
            await reread()
          }}
        >
          <ul>
            {attachments.map(({ id: attachmentId, fileName, fileUrl }) => (
              <li key={attachmentId} className={styles.document}>
                <a href={fileUrl ?? undefined}>{fileName}</a>
                <Button
                  variant="quiet"
                  size="sm"
                  icon="trash"
                  label={`Take ${fileName} away`}
                  onClick={() => void request(EditorAttachmentDelete, { id: attachmentId }).then(reread)}
                />
              </li>
            ))}
          </ul>
        </Uploading>
      )}
    </>
  )
}

interface PlayableProps {
  label: string
  kind: 'audio' | 'video'
  onFile: (fileId: string) => Promise<void>
  children?: ReactNode
}

/** Takes one sound or video of up to 2 GB, and is ready for another once it is kept. */
function Playable({ label, kind, onFile, children }: PlayableProps) {
  const [kept, setKept] = useState(0)
  const [error, setError] = useState<string | null>(null)
  const take = async (fileId: string) => {
    setError(null)
    try {
      await onFile(fileId)
      setKept((count) => count + 1)
    } catch (fault) {
      setError(reasonOf(fault))
    }
  }
  return (
    <div className={styles.field}>
      {children}
      <MediaUpload key={kept} label={label} accept={kind} error={error} onDone={(fileId) => void take(fileId)} />
    </div>
  )
}

interface UploadingProps {
  label: string
  accept?: string[]
  multiple?: boolean
  onFile: (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<void>
  children?: ReactNode
}

/** Takes files one after the other, with their progress; a failed one says why and stays until it is removed. */
function Uploading({ label, accept, multiple, onFile, children }: UploadingProps) {
  const [files, setFiles] = useState<readonly DroppedFile[]>([])
  const running = useRef(new Map<string, AbortController>())
  const queue = useRef(Promise.resolve())
  const change = (id: string, part: Partial<DroppedFile>) =>
    setFiles((all) => all.map((each) => (each.id === id ? { ...each, ...part } : each)))
  const send = async (file: File) => {
    const id = crypto.randomUUID()
    const stop = new AbortController()
    running.current.set(id, stop)
    setFiles((all) => [...all, { id, name: file.name, size: file.size, progress: 0 }])
    try {
      await onFile(file, (progress) => change(id, { progress: Math.min(progress, 0.99) }), stop.signal)
      setFiles((all) => all.filter((each) => each.id !== id))
    } catch (error) {
      if (!stop.signal.aborted) change(id, { progress: undefined, error: reasonOf(error) })
    } finally {
      running.current.delete(id)
    }
  }
  return (
    <div className={styles.field}>
      {children}
      <FileDrop
        label={label}
        files={files}
        accept={accept}
        multiple={multiple}
        maxBytes={MOST_BYTES}
        onAdd={(given) => {
          for (const file of given) queue.current = queue.current.then(() => send(file))
        }}
        onRemove={(id) => {
          running.current.get(id)?.abort()
          setFiles((all) => all.filter((each) => each.id !== id))
        }}
      />
    </div>
  )
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.code === 'NETWORK')
    return 'The connection was lost. Remove this line and choose the file again.'
  return error instanceof Error && error.message ? error.message : 'This file did not arrive. Please try again.'
}
