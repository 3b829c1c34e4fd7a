/** What the browser can tell of a sound or video. */
export interface MediaFacts {
  name: string
  /** In bytes. */
  size: number
  kind: 'audio' | 'video'
  /** Whole seconds; null: the browser cannot play it, or it does not know. */
  seconds: number | null
  /** A picture from near the beginning, as JPEG. */
  poster: Blob | null
}

const PATIENCE_MS = 15_000
const POSTER_WIDTH = 1280

/** Plays enough of a file to know its length and to draw a picture of it. Whatever the browser cannot tell is null. */
export async function measure(file: File, kind: MediaFacts['kind']): Promise<MediaFacts> {
  const facts: MediaFacts = { name: file.name, size: file.size, kind, seconds: null, poster: null }
  const address = URL.createObjectURL(file)
  const element = document.createElement(kind)
  try {
    element.preload = 'metadata'
    element.muted = true
    element.src = address
    await heard(element, 'loadedmetadata')
    if (Number.isFinite(element.duration) && element.duration > 0)
      facts.seconds = Math.max(1, Math.round(element.duration))
    if (element instanceof HTMLVideoElement) facts.poster = await pictureOf(element)
  } catch {
    // The caller says that the browser cannot play it.
  } finally {
    element.removeAttribute('src')
    element.load()
    URL.revokeObjectURL(address)
  }
  return facts
}

/** A picture a tenth into the video, at most 20 seconds. */
async function pictureOf(video: HTMLVideoElement): Promise<Blob | null> {
  video.preload = 'auto'
  video.currentTime = Number.isFinite(video.duration) ? Math.min(20, video.duration / 10) : 0
  await heard(video, 'seeked')
  if (!video.videoWidth) return null
  const scale = Math.min(1, POSTER_WIDTH / video.videoWidth)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.85))
}

function heard(element: HTMLMediaElement, event: 'loadedmetadata' | 'seeked'): Promise<void> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error('The file took too long.')), PATIENCE_MS)
    const finish = (work: () => void) => () => {
      clearTimeout(timer)
      work()
    }
    element.addEventListener(event, finish(done), { once: true })
    element.addEventListener(
      'error',
      finish(() => fail(new Error('The file cannot be played.'))),
      { once: true },
    )
  })
}
