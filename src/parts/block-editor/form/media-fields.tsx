import { type ReactNode, useState } from 'react'
import { request, upload } from '../../../providers/api/client'
import { invalidate } from '../../../providers/api/query'
import { Button } from '../../../ui/action/button'
import { FileDrop } from '../../../ui/files/file-drop'
import { MediaUpload } from '../../upload/media-upload'
import { UploadMedia } from '../../upload/upload.documents'
import { useFileQueue, whyNotArrived } from '../../upload/use-file-queue'
import { EditorAttachmentAdd, EditorAttachmentDelete, EditorBlockKeep } from '../editor.documents'
import type { Editing } from './editing'
import styles from './media-fields.module.css'

const MOST_BYTES = 25_000_000
const pictures = ['image/png', 'image/jpeg', 'image/webp']

const reread = () => invalidate('EditorBlock', 'EditorOutline')

/** The picture, the sound, the video and the documents of a block. They are kept as soon as they have arrived. */
export function MediaFields({ block, only }: Editing & { only?: 'image' }) {
  const { id, subtype, image, audio, video } = block
  const asked = only ?? subtype
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
          onFile={async (file, sending) => {
            const { mediaCreate } = await upload(UploadMedia, { file }, sending)
            await keep({ image: mediaCreate.id })
          }}
        >
          {image && (
            <Kept take="Take the picture away" onTake={() => keep({ image: null })}>
              <img src={image} alt="As it is now" />
            </Kept>
          )}
        </Uploading>
      )}
      {(asked === 'audio' || asked === 'slide' || audio) && (
        <Playable label="Sound" kind="audio" onFile={(fileId) => keep({ audio: fileId })}>
          {audio && (
            <Kept take="Take the sound away" onTake={() => keep({ audio: null })}>
              {/* biome-ignore lint/a11y/useMediaCaption: the author writes the text beside it. */}
              <audio src={audio} controls preload="metadata" aria-label="As it is now" />
            </Kept>
          )}
        </Playable>
      )}
      {(asked === 'video' || video) && (
        <Playable label="Video" kind="video" onFile={(fileId) => keep({ video: fileId })}>
          {video && (
            <Kept take="Take the video away" onTake={() => keep({ video: null })}>
              {/* biome-ignore lint/a11y/useMediaCaption: the author writes the text beside it. */}
              <video src={video} controls playsInline preload="metadata" aria-label="As it is now" />
            </Kept>
          )}
        </Playable>
      )}
      {asked === 'document' && <Documents block={block} />}
    </>
  )
}

interface KeptProps {
  /** The words that take it away. */
  take: string
  onTake: () => Promise<void>
  children: ReactNode
}

/** What is there already, and what takes it away. */
function Kept({ take, onTake, children }: KeptProps) {
  return (
    <figure className={styles.kept}>
      {children}
      <Button size="sm" icon="trash" onClick={() => void onTake()}>
        {take}
      </Button>
    </figure>
  )
}

function Documents({ block: { id, attachments } }: Pick<Editing, 'block'>) {
  return (
    <Uploading
      label="Documents"
      onFile={async (file, sending) => {
        await upload(EditorAttachmentAdd, { blockId: id, file }, sending)
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
      setError(whyNotArrived(fault))
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
  onFile: Parameters<typeof useFileQueue>[0]
  children?: ReactNode
}

function Uploading({ label, accept, multiple, onFile, children }: UploadingProps) {
  const { files, add, remove } = useFileQueue(onFile)
  return (
    <div className={styles.field}>
      {children}
      <FileDrop
        label={label}
        files={files}
        accept={accept}
        multiple={multiple}
        maxBytes={MOST_BYTES}
        onAdd={add}
        onRemove={remove}
      />
    </div>
  )
}
