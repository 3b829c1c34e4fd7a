import { type FormEvent, useState } from 'react'
import { libraryVideoCreate } from '../../../schema/generated/limits'
import { request } from '../../providers/api/client'
import { SendOrCancel } from '../../ui/form/send-or-cancel'
import { TextField } from '../../ui/form/text-field'
import { Dialog } from '../../ui/overlay/dialog'
import { useSentForm } from '../saving/use-sent-form'
import type { MediaFacts } from '../upload/measure'
import { MediaUpload } from '../upload/media-upload'
import { UploadMedia } from '../upload/upload.documents'
import styles from './bundle-videos.module.css'
import { CaptionsField } from './captions-field'
import { VideoAdd, VideoChange } from './videos.documents'

interface VideoDialogProps {
  bundleId: string
  /** The video to change; without it one is added. */
  video?: { id: string; title: string; captions: string | null }
  onDone: () => void
  onClose: () => void
}

interface Uploaded {
  id: string
  facts: MediaFacts
}

/** Adds a video, or changes its title and captions. */
export function VideoDialog({ bundleId, video, onDone, onClose }: VideoDialogProps) {
  const [uploaded, setUploaded] = useState<Uploaded>()
  const [title, setTitle] = useState(video?.title ?? '')
  const [captions, setCaptions] = useState(video?.captions ?? null)
  const form = useSentForm()
  const { busy, at } = form

  const take = (id: string, facts: MediaFacts) => {
    setUploaded({ id, facts })
    form.forgive()
    // The file's own name is mostly right, without its ending.
    setTitle((typed) => (typed.trim() ? typed : facts.name.replace(/\.[^.]+$/, '')))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!video && !uploaded) return form.refuse('file', 'Choose a video, and wait until it is uploaded.')
    if (!title.trim()) return form.refuse('title', 'Field is required')
    await form.send(async () => {
      if (uploaded) await add(bundleId, uploaded, { title, captions })
      else if (video) await request(VideoChange, { id: video.id, title, captions })
      onDone()
    })
  }
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      title={video ? 'Change this video' : 'Add a video'}
      foot={<SendOrCancel form="video-form" send={video ? 'Save' : 'Add'} busy={busy} onCancel={onClose} />}
    >
      <form id="video-form" className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {!video && <MediaUpload label="Video" accept="video" error={at('file') ?? null} onDone={take} />}
        <TextField
          label="Title"
          value={title}
          most={libraryVideoCreate.title}
          error={at('title')}
          onChange={(event) => setTitle(event.target.value)}
        />
        <CaptionsField value={captions} onChange={setCaptions} error={at('captions')} />
        {at('') && <p role="alert">{at('')}</p>}
      </form>
    </Dialog>
  )
}

/** Adds the video with what the browser knows of it; a picture that is refused is left out. */
async function add(bundleId: string, { id, facts }: Uploaded, words: { title: string; captions: string | null }) {
  const poster = facts.poster && (await keepPoster(facts.poster).catch(() => null))
  await request(VideoAdd, {
    bundleId,
    file: id,
    ...words,
    ...(facts.seconds && { seconds: facts.seconds }),
    ...(poster && { poster }),
  })
}

async function keepPoster(picture: Blob): Promise<string> {
  const file = new File([picture], 'poster.jpg', { type: 'image/jpeg' })
  return (await request(UploadMedia, { file })).mediaCreate.id
}
