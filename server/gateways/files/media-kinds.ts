import { mp4Tracks, webmTracks } from './file-contents'
import { type InspectedFile, safeFileName } from './file-kinds'
import { FileRefused } from './file-refused'
import { type ByteSource, openSource } from './file-source'
import { signatureOf } from './signature'

interface Format {
  mime: string
  kind: 'audio' | 'video'
  extension: string
  /** What such a file may be called. */
  names: string[]
}

const formats: Format[] = [
  { mime: 'video/mp4', kind: 'video', extension: 'mp4', names: ['mp4', 'm4v'] },
  { mime: 'video/webm', kind: 'video', extension: 'webm', names: ['webm'] },
  { mime: 'audio/mpeg', kind: 'audio', extension: 'mp3', names: ['mp3'] },
  { mime: 'audio/mp4', kind: 'audio', extension: 'm4a', names: ['m4a', 'mp4'] },
  { mime: 'audio/webm', kind: 'audio', extension: 'webm', names: ['webm', 'weba'] },
  { mime: 'audio/wav', kind: 'audio', extension: 'wav', names: ['wav'] },
]

const formatOf = (mime: string) => formats.find((each) => each.mime === mime)

/** Finds out by its content which sound or video a whole file is. Throws FileRefused if it is none, or not what its name says. */
export async function inspectMedia(path: string, claimedName: string): Promise<InspectedFile> {
  const source = await openSource(path)
  try {
    const format = await formatIn(source)
    if (!format) throw notAccepted()
    refuseOtherName(format.names, claimedName)
    const { mime, kind, extension } = format
    return { mime, kind, extension, name: safeFileName(claimedName, extension) }
  } finally {
    await source.close()
  }
}

/** Refuses by its first bytes what cannot become a sound or video, before the rest of it is sent. */
export async function refuseHead(path: string, claimedName: string): Promise<void> {
  const source = await openSource(path)
  try {
    const container = containerOf(await signatureOf(source))
    if (!container) throw notAccepted()
    const names = formats.filter(({ mime }) => mime.endsWith(container)).flatMap((each) => each.names)
    refuseOtherName(names, claimedName)
  } finally {
    await source.close()
  }
}

type Container = 'mp4' | 'webm' | 'mpeg' | 'wav'

function containerOf(signature: string | undefined): Container | null {
  switch (signature) {
    case 'mp4':
    case 'm4a':
    case 'm4v':
      return 'mp4'
    case 'mp3':
      return 'mpeg'
    case 'webm':
    case 'wav':
      return signature
    default:
      return null
  }
}

async function formatIn(source: ByteSource): Promise<Format | undefined> {
  const container = containerOf(await signatureOf(source))
  switch (container) {
    case 'mp4':
    case 'webm': {
      const tracks = container === 'mp4' ? await mp4Tracks(source) : await webmTracks(source)
      if (tracks?.pictures) return formatOf(`video/${container}`)
      return tracks?.sound ? formatOf(`audio/${container}`) : undefined
    }
    default:
      return container ? formatOf(`audio/${container}`) : undefined
  }
}

function refuseOtherName(names: readonly string[], claimedName: string) {
  const claimed = claimedName.match(/\.([A-Za-z0-9]{1,10})\s*$/)?.[1]?.toLowerCase()
  if (!claimed || names.includes(claimed)) return
  throw new FileRefused(
    'type',
    `The content of this file is not what its name says (.${claimed}). Save it again in that format and upload that.`,
  )
}

const notAccepted = () =>
  new FileRefused(
    'type',
    'This is no sound or video that can be played. Use MP4 or WebM, or MP3, M4A or WAV for sound.',
  )
