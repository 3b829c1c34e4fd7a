/** The rules for a file: its types as in an `accept` attribute, and its size. */
export type FileRules = { accept?: readonly string[]; maxBytes?: number }

/** Why a file is refused, or undefined; the server checks its content too. */
export function checkFile(
  file: { name: string; type: string; size: number },
  { accept, maxBytes }: FileRules,
): string | undefined {
  if (!isOfKind(file, accept)) {
    return `${file.name} is not one of: ${typeNames(accept ?? [])}.`
  }
  if (file.size === 0) return `${file.name} is empty.`
  if (maxBytes !== undefined && file.size > maxBytes) return `${file.name} is larger than ${formatBytes(maxBytes)}.`
  return undefined
}

/** Whether a file is of one of the types, as far as its name and its own word tell. */
export const isOfKind = (file: { name: string; type: string }, accept: FileRules['accept']): boolean =>
  !accept?.length || accept.some((one) => matches(file, one))

/** '2.4 MB'. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`
  const [count, unit] = bytes < 1_000_000_000 ? [bytes / 1_000_000, 'MB'] : [bytes / 1_000_000_000, 'GB']
  return `${count.toFixed(1).replace(/\.0$/, '')} ${unit}`
}

/** 'PDF' for 'application/pdf' or '.pdf'. */
export function typeName(accept: string): string {
  if (accept.endsWith('/*')) return accept.slice(0, -2)
  const known = NAMES[accept.toLowerCase()]
  return known ?? accept.replace(/^.*[./]/, '').toUpperCase()
}

/** 'MP3, WAV': each name once, since a type may be written in several ways. */
export const typeNames = (accept: readonly string[]): string => [...new Set(accept.map(typeName))].join(', ')

const NAMES: Record<string, string> = {
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PPTX',
  'text/plain': 'TXT',
  'image/webp': 'WebP',
  'audio/mpeg': 'MP3',
  'audio/mp4': 'M4A',
  'audio/x-m4a': 'M4A',
  'audio/webm': 'WebM',
  'audio/x-wav': 'WAV',
  'video/webm': 'WebM',
  '.m4v': 'MP4',
}

function matches(file: { name: string; type: string }, accept: string): boolean {
  if (accept.startsWith('.')) return file.name.toLowerCase().endsWith(accept.toLowerCase())
  if (accept.endsWith('/*')) return file.type.startsWith(accept.slice(0, -1))
  return file.type === accept
}
