import { type ReactNode, useRef } from 'react'
import { playerKeys, usePlayerKeys } from '../use-player-keys'
import { plainTranscript } from './captions'
import styles from './lecture.module.css'
import { Notes } from './notes'
import { SlideList } from './slide-list'
import { SlidePlayer } from './slide-player'
import type { Chapter } from './slides'
import { type LectureOptions, useListening } from './use-listening'

interface RoomProps extends LectureOptions {
  bundleId: string
  chapters: readonly Chapter[]
  aside?: ReactNode
  children?: ReactNode
}

/** The player with its slide, its controls and the list of slides. */
export function Room({ bundleId, chapters, aside, children, ...options }: RoomProps) {
  const { slides, kept } = options
  const region = useRef<HTMLElement>(null)
  const note = useRef<HTMLTextAreaElement>(null)
  const listening = useListening(options)
  usePlayerKeys(region, { ...playerKeys(listening), s: listening.stop, n: () => note.current?.focus() })

  const { list, slide, play } = listening
  if (!slide) return null
  return (
    <div className={styles.room}>
      <div className={styles.main}>
        <SlidePlayer listening={listening} slide={slide} region={region} />
        {slide.meta?.transcript && (
          <details className={styles.transcript}>
            <summary>{`Transcript of slide ${list.current + 1}`}</summary>
            <p>{plainTranscript(slide.meta.transcript)}</p>
          </details>
        )}
        {children}
      </div>
      <div className={styles.side}>
        <SlideList
          slides={slides}
          chapters={chapters}
          list={list}
          places={kept.places}
          onChoose={(current) => play({ current })}
        />
        <Notes
          bundleId={bundleId}
          slides={slides}
          at={{ slide, second: list.time }}
          field={note}
          onWrite={listening.pause}
          onGo={(current, time) => play({ current, time })}
        />
        {aside}
      </div>
    </div>
  )
}
