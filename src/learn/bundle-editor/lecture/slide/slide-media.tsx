import { useState } from 'react'
import { MediaUpload } from '../../../../parts/upload/media-upload'
import { PictureUpload } from '../../../../parts/upload/picture-upload'
import { useFileAddress } from '../../../../ui/files/use-file-address'
import type { Slide } from '../moves'
import styles from './slide-dialog.module.css'
import type { SlideForm } from './use-slide-form'

interface SlideMediaProps {
  form: SlideForm
  /** The slide as it is now: its addresses are newer. */
  latest: Slide | undefined
  number: number
}

/** The picture and the sound of a slide: to look at, to listen to, and to replace. */
export function SlideMedia({ form, latest, number }: SlideMediaProps) {
  const { slide, draft, problems, change, sendingPicture, sendingSound } = form
  const chosenPicture = useFileAddress(draft.picture?.file)
  const chosenSound = useFileAddress(draft.sound?.file)
  const picture = chosenPicture ?? slide?.image
  return (
    <div className={styles.media}>
      <div data-wrong={problems.image ? '' : undefined}>
        <PictureUpload
          label={slide?.image ? 'Another picture' : 'Picture'}
          error={problems.image}
          onDone={(id, file) => change({ picture: { id, file } }, 'image')}
          onSending={sendingPicture}
        >
          {picture && (
            <Picture
              key={picture}
              first={picture}
              latest={chosenPicture ?? latest?.image}
              alt={draft.words.alt || `The picture of slide ${number}`}
            />
          )}
        </PictureUpload>
      </div>
      <div className={styles.sound} data-wrong={problems.audio ? '' : undefined}>
        {chosenSound ? (
          <Sound key={chosenSound} first={chosenSound} latest={chosenSound} />
        ) : (
          slide?.audio && <Sound first={slide.audio} latest={latest?.audio} />
        )}
        <MediaUpload
          label={slide?.audio ? 'Another sound' : 'Sound'}
          accept="audio"
          error={problems.audio ?? null}
          onDone={(id, { seconds }, file) => change({ sound: { id, file, seconds } }, 'audio')}
          onSending={sendingSound}
        />
      </div>
    </div>
  )
}

/** Something at an address that is good for some minutes: where it has ended, the newer one is taken. */
function useAddress(first: string, latest: string | null | undefined) {
  const [address, setAddress] = useState(first)
  return { src: address, onError: () => latest && latest !== address && setAddress(latest) }
}

interface ShownProps {
  first: string
  latest: string | null | undefined
}

function Picture({ first, latest, alt }: ShownProps & { alt: string }) {
  return <img className={styles.picture} alt={alt} {...useAddress(first, latest)} />
}

function Sound({ first, latest }: ShownProps) {
  return (
    <audio className={styles.audio} controls preload="metadata" aria-label="The sound" {...useAddress(first, latest)} />
  )
}
