import type { ReactEventHandler, RefObject } from 'react'
import type { Order, Playlist } from './playlist'

/** What the page gives to its `<audio>` or `<video>`. */
export type MediaProps<Media extends HTMLMediaElement> = Record<
  'onLoadedMetadata' | 'onTimeUpdate' | 'onEnded' | 'onPause' | 'onPlay' | 'onError',
  ReactEventHandler<Media>
> & { ref: RefObject<Media | null> }

/** The player as it is now, for what the element tells of it. */
export interface PlayerNow {
  list: Playlist
  speed: number
  /** A track was heard to its end. */
  onHeard: (trackId: string) => void
  /** A sound did not load, perhaps because its address has run out. */
  onLost: () => void
}

/** The one `<audio>` or `<video>` that plays all tracks. */
export class Medium<Media extends HTMLMediaElement> {
  readonly ref: RefObject<Media | null> = { current: null }
  /** The time to go to once the sound is loaded. */
  #awaited: number | null = null
  /** The address that the element has, and whether a new one was asked for it. */
  #given = { id: '', source: '', lost: false }

  /** Loads a track to a time; false: it has it already. */
  load(id: string, source: string | null, time: number): boolean {
    const element = this.ref.current
    if (!element) return false
    const isNew = this.#given.id !== id
    // An address that changes while its sound is loaded is of no interest.
    if (!isNew && !this.#given.lost) return false
    if (!source || (!isNew && source === this.#given.source)) return false
    this.#given = { id, source, lost: false }
    this.#awaited = time
    element.src = source
    element.load()
    return true
  }

  /** A browser may refuse to play before the person has touched the page. */
  play(onRefused: () => void) {
    this.ref.current?.play()?.catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') onRefused()
    })
  }

  setTime(time: number) {
    const element = this.ref.current
    if (!element || element.readyState === 0) this.#awaited = time
    else element.currentTime = time
  }

  /** What the element tells: orders for the playlist, and that a sound cannot be played even with a new address. */
  props(now: RefObject<PlayerNow>, order: (order: Order) => void, onFailed: () => void): MediaProps<Media> {
    return {
      ref: this.ref,
      onLoadedMetadata: ({ currentTarget: element }) => {
        if (Number.isFinite(element.duration)) order({ kind: 'loaded', duration: element.duration })
        if (this.#awaited !== null) element.currentTime = this.#awaited
        this.#awaited = null
        element.playbackRate = now.current.speed
      },
      onTimeUpdate: ({ currentTarget: element }) => {
        if (this.#awaited === null && element.readyState > 0) order({ kind: 'heard', time: element.currentTime })
      },
      onEnded: () => {
        now.current.onHeard(this.#given.id)
        order({ kind: 'ended' })
      },
      // A headset's button, or another sound of the device.
      onPause({ currentTarget: element }) {
        if (!element.ended && now.current.list.playing && !element.seeking && element.readyState > 0)
          order({ kind: 'pause' })
      },
      onPlay() {
        if (!now.current.list.playing) order({ kind: 'resume' })
      },
      onError: () => {
        if (!this.#given.source) return
        if (this.#given.lost) return onFailed()
        this.#given = { ...this.#given, lost: true }
        now.current.onLost()
      },
    }
  }
}
