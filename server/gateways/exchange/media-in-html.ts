/** What a text shows beside its words: the names of the first picture and sound, without a path, and the text without them. */
interface Taken {
  html: string
  image: string | null
  audio: string | null
}

const SHOWS = /<(?:img|source|object|embed|audio)\b/gi
const ADDRESS = /\s(?:src|data)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i
const SOUND = /\.(mp3|m4a|wav|webm|ogg|oga|opus|aac|flac)$/i
/** Stands where a file stood. */
const GONE = '\ufddf'

/** Takes the first picture and the first sound out of a text; others stay, and are named when the text is cleaned. */
export function takeMedia(html: string, isThere: (name: string) => boolean): Taken {
  const taken: Taken = { html, image: null, audio: null }
  if (!/<(img|audio|source|object|embed)\b/i.test(html)) return taken
  const take = (tag: string) => {
    const [, double, single, bare] = ADDRESS.exec(tag) ?? []
    const called = fileName(double ?? single ?? bare ?? '')
    const kind = SOUND.test(called) ? 'audio' : 'image'
    if (!called || taken[kind] || !isThere(called)) return tag
    taken[kind] = called
    return GONE
  }
  taken.html = replaceShown(html, take)
    .replace(/<audio\b[^<>]*>\s*\ufddf\s*<\/audio>/gi, GONE)
    .replace(/\ufddf\s*<\/(audio|object|embed)>/gi, GONE)
    .replace(/<p>\s*\ufddf\s*<\/p>/gi, '')
    .replaceAll(GONE, '')
  return taken
}

/** Replaces the tags that show something. Each letter is looked at once: whoever wrote the text may have wanted it to take for ever. */
function replaceShown(html: string, replace: (tag: string) => string): string {
  const parts: string[] = []
  let done = 0
  SHOWS.lastIndex = 0
  for (let found = SHOWS.exec(html); found; found = SHOWS.exec(html)) {
    const end = html.indexOf('>', found.index) + 1
    if (!end) break
    parts.push(html.slice(done, found.index), replace(html.slice(found.index, end)))
    done = end
    SHOWS.lastIndex = end
  }
  return parts.join('') + html.slice(done)
}

/** A file's own name in an address, decoded. */
export function fileName(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1)
  const last = path.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

export const imageTag = (address: string) => `<p><img src="${address}" alt="" /></p>`
export const audioTag = (address: string) => `<p><audio controls="controls" src="${address}"></audio></p>`
