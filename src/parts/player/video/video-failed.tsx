import { LinkButton } from '../../../ui/action/link-button'
import styles from './video.module.css'
import type { Video } from './videos'

/** Why a video does not play, and the way round it. */
export function VideoFailed({ video: { file, contentType, title } }: { video: Video }) {
  const isForeign = contentType !== null && document.createElement('video').canPlayType(contentType) === ''
  return (
    <div className={styles.failed}>
      <p>
        {isForeign
          ? 'This browser cannot play this kind of video. Open the page in another browser, or download the video.'
          : 'The video did not load, or this browser cannot play it. Check your connection, or download the video.'}
      </p>
      {file && (
        <LinkButton href={file} download size="sm" icon="download" label={`Download ${title}`}>
          Download
        </LinkButton>
      )}
    </div>
  )
}
