import { useRef } from 'react'
import { Button } from '../../../ui/action/button'
import { playerKeys, usePlayerKeys } from '../use-player-keys'
import { useCaptions } from './use-captions'
import { useWatching, type VideosOptions } from './use-watching'
import styles from './video.module.css'
import { VideoControls } from './video-controls'
import { VideoFailed } from './video-failed'
import { VideoList } from './video-list'

interface VideoRoomProps extends VideosOptions {
  isAlone: boolean
}

/** The player with its controls and, where there are several, the list of videos. */
export function VideoRoom({ isAlone, ...options }: VideoRoomProps) {
  const region = useRef<HTMLElement>(null)
  const watching = useWatching(options)
  const { list, video, captions, toggle, toggleCaptions, element } = watching
  const fill = () => void (document.fullscreenElement ? document.exitFullscreen() : region.current?.requestFullscreen())
  usePlayerKeys(region, { ...playerKeys(watching), c: toggleCaptions, f: fill }, isAlone)
  const track = useCaptions(video?.captions ?? null, captions, element.ref)
  if (!video) return null
  return (
    <div className={styles.room}>
      <section ref={region} className={styles.player} aria-label="Video player" tabIndex={-1}>
        <h2 className={styles.title}>{video.title}</h2>
        <div className={styles.stage}>
          <video
            {...element}
            className={styles.picture}
            poster={video.poster ?? undefined}
            preload="metadata"
            playsInline
            onClick={toggle}
            aria-label={video.title}
          >
            {track}
          </video>
          {!watching.touched && !list.playing && (
            <Button className={styles.begin} variant="primary" size="lg" icon="play" onClick={toggle}>
              {watching.begun.time > 0 ? 'Continue' : 'Start'}
            </Button>
          )}
        </div>
        <VideoControls watching={watching} hasCaptions={Boolean(video.captions)} onFill={fill} />
        <div role="alert">{watching.failed && <VideoFailed video={video} />}</div>
      </section>
      {options.videos.length > 1 && (
        <VideoList videos={options.videos} list={list} places={options.kept.places} onChoose={watching.open} />
      )}
    </div>
  )
}
