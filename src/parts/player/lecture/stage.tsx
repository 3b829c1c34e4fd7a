import { type ReactNode, useMemo } from 'react'
import { captionsOf } from './captions'
import styles from './lecture.module.css'
import type { Playlist } from './playlist'
import type { Slide } from './slides'

interface StageProps {
  slide: Slide
  /** From 1. */
  number: number
  list: Playlist
  captions: boolean
  onPress: () => void
  /** Over the picture: the way to begin. */
  children?: ReactNode
}

/** The picture of the slide, with what is being said at its foot. */
export function Stage({ slide, number, list, captions, onPress, children }: StageProps) {
  const transcript = slide.meta?.transcript
  const captionAt = useMemo(() => captionsOf(transcript), [transcript])
  const said = captions ? captionAt(list.time, list.duration) : null
  const name = slide.title ?? `Slide ${number}`
  return (
    <div className={styles.stage}>
      {children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button and the keys do the same. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button and the keys do the same. */}
      <div className={styles.slide} onClick={onPress}>
        {slide.image ? (
          <img className={styles.picture} src={slide.image} alt={slide.meta?.alt ?? name} />
        ) : (
          <p className={styles.blank}>{name}</p>
        )}
      </div>
      {captions && transcript && (
        <p className={styles.caption} lang="en">
          {said}
        </p>
      )}
    </div>
  )
}
