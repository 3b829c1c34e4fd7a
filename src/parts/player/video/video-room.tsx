import { useMemo, useRef, useState } from 'react'
import { Button } from '../../../ui/action/button'
import type { Track } from '../lecture/playlist'
import { nextSpeed } from '../lecture/speeds'
import { usePlayer } from '../lecture/use-player'
import { begunIn, startIn } from '../places/places'
import type { KeptPlaces } from '../places/use-kept-places'
import { usePlace } from '../places/use-place'
import { useMediaSession } from '../use-media-session'
import { usePlayerKeys } from '../use-player-keys'
import { useCaptions } from './use-captions'
import styles from './video.module.css'
import { VideoControls } from './video-controls'
import { VideoFailed } from './video-failed'
import { VideoList } from './video-list'
import type { Video } from './videos'

interface VideoRoomProps {
  /** The title of what they are of. */
  title: string
  /** At least one. */
  videos: readonly Video[]
  kept: KeptPlaces
  /** How fast they watch, and what keeps another speed. */
  speed: [speed: number, keep: (speed: number) => void]
  onLost: () => void
  isAlone: boolean
}

const STEP = 10

/** The player with its controls and, where there are several, the list of videos. */
export function VideoRoom({ title, videos, kept, speed: [speed, setSpeed], onLost, isAlone }: VideoRoomProps) {
  const tracks = useMemo(() => tracksOf(videos), [videos])
  const [begun] = useState(() => begunIn(kept.places, tracks))
  const [touched, setTouched] = useState(false)
  const [captions, setCaptions] = useState(true)
  const region = useRef<HTMLElement>(null)
  const player = usePlayer<HTMLVideoElement>(tracks, {
    at: begun,
    speed,
    onHeard: (videoId) => place.end(videoId),
    onLost,
  })
  const { list } = player
  const place = usePlace(list, kept)

  const toggle = () => {
    setTouched(true)
    if (list.playing) player.pause()
    else player.resume()
  }
  const step = (seconds: number) => player.seek(Math.max(0, list.time + seconds))
  const go = (index: number) => {
    const track = list.tracks[index]
    if (!track || index === list.current) return
    setTouched(true)
    player.play({ current: index, time: startIn(kept.places, track) })
  }
  const fill = () => void (document.fullscreenElement ? document.exitFullscreen() : region.current?.requestFullscreen())
  usePlayerKeys(
    region,
    {
      space: toggle,
      left: () => step(-STEP),
      right: () => step(STEP),
      '[': () => go(list.current - 1),
      ']': () => go(list.current + 1),
      '<': () => setSpeed(nextSpeed(speed, -1)),
      '>': () => setSpeed(nextSpeed(speed, 1)),
      c: () => setCaptions(!captions),
      f: fill,
    },
    isAlone,
  )

  const video = videos[list.current]
  useMediaSession({ title: video?.title ?? title, of: title, picture: video?.poster }, list, speed, {
    pause: player.pause,
    resume: player.resume,
    stop: player.stop,
    seek: player.seek,
    go: (by) => go(list.current + by),
  })
  const track = useCaptions(video?.captions ?? null, captions, player.element.ref)
  if (!video) return null
  return (
    <div className={styles.room}>
      <section ref={region} className={styles.player} aria-label="Video player" tabIndex={-1}>
        <h2 className={styles.title}>{video.title}</h2>
        <div className={styles.stage}>
          <video
            {...player.element}
            className={styles.picture}
            poster={video.poster ?? undefined}
            preload="metadata"
            playsInline
            onClick={toggle}
            aria-label={video.title}
          >
            {track}
          </video>
          {!touched && !list.playing && (
            <Button className={styles.begin} variant="primary" size="lg" icon="play" onClick={toggle}>
              {begun.time > 0 ? 'Continue' : 'Start'}
            </Button>
          )}
        </div>
        <VideoControls
          list={list}
          speed={speed}
          captions={video.captions ? captions : null}
          onToggle={toggle}
          onStep={(direction) => step(direction * STEP)}
          onGo={go}
          onSeek={player.seek}
          onSpeed={setSpeed}
          onCaptions={() => setCaptions(!captions)}
          onFill={fill}
        />
        <div role="alert">{player.failed && <VideoFailed video={video} />}</div>
      </section>
      {videos.length > 1 && <VideoList videos={videos} list={list} places={kept.places} onChoose={go} />}
    </div>
  )
}

const tracksOf = (videos: readonly Video[]): Track[] =>
  videos.map(({ id, file, seconds }) => ({ id, source: file, seconds: seconds ?? 0 }))
