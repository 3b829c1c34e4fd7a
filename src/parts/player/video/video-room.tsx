import { useMemo, useRef, useState } from 'react'
import { Button } from '../../../ui/action/button'
import type { Track } from '../lecture/playlist'
import { nextSpeed } from '../lecture/speeds'
import { usePlayer } from '../lecture/use-player'
import { useMediaSession } from '../use-media-session'
import { usePlayerKeys } from '../use-player-keys'
import { currentOf, type SeenVideos, startOf } from './seen'
import { useCaptions } from './use-captions'
import { useSeen } from './use-seen'
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
  seen: SeenVideos
  onSeen: (seen: SeenVideos) => void
  onLost: () => void
  isAlone: boolean
}

const STEP = 10

/** The player with its controls and, where there are several, the list of videos. */
export function VideoRoom({ title, videos, seen, onSeen, onLost, isAlone }: VideoRoomProps) {
  const tracks = useMemo(() => tracksOf(videos), [videos])
  const [begun] = useState(() => {
    const current = currentOf(seen, videos)
    return { current, time: startOf(seen, videos[current]?.id ?? '', videos[current]?.seconds ?? 0) }
  })
  const [touched, setTouched] = useState(false)
  const [captions, setCaptions] = useState(true)
  const region = useRef<HTMLElement>(null)
  const whole = useRef<(videoId: string) => void>(() => {})
  const speed = seen.speed ?? 1
  const player = usePlayer<HTMLVideoElement>(tracks, {
    at: begun,
    speed,
    onHeard: (videoId) => whole.current(videoId),
    onLost,
  })
  const { list } = player
  whole.current = useSeen({ list, seen, onSeen })

  const toggle = () => {
    setTouched(true)
    if (list.playing) player.pause()
    else player.resume()
  }
  const step = (seconds: number) => player.seek(Math.max(0, list.time + seconds))
  const go = (index: number) => {
    const video = videos[index]
    if (!video || index === list.current) return
    setTouched(true)
    player.play({ current: index, time: startOf(seen, video.id, video.seconds ?? 0) })
  }
  const setSpeed = (next: number) => onSeen({ ...seen, speed: next })
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
      {videos.length > 1 && <VideoList videos={videos} list={list} seen={seen} onChoose={go} />}
    </div>
  )
}

const tracksOf = (videos: readonly Video[]): Track[] =>
  videos.map(({ id, file, seconds }) => ({ id, source: file, seconds: seconds ?? 0 }))
