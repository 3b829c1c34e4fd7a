import { createContext, type ReactNode, use, useCallback, useMemo, useRef } from 'react'

interface Links {
  /** An address from which this reader can fetch the file, or null. */
  addressOf: (fileId: string) => string | null
  /** The address of a picture did not work, perhaps because it has run out. */
  renew: () => void
}

const own = new Map<string, string>()

/** Lets a picture be seen that was just uploaded, before the server has said its address. */
export const rememberPicture = (fileId: string, file: Blob): void => void own.set(fileId, URL.createObjectURL(file))

const none: Links = { addressOf: (fileId) => own.get(fileId) ?? null, renew: () => {} }
const Context = createContext<Links>(none)

/** The addresses by which the pictures of rich texts are fetched. */
export const usePictureLinks = (): Links => use(Context)

const linked = /\/files\/([0-9a-f-]{36})\?link=[\w.-]+/g

/** The signed addresses in all texts of what was read, by their files. */
function linksIn(value: unknown, found = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'string') for (const [address, id] of value.matchAll(linked)) found.set(id as string, address)
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) linksIn(each, found)
  return found
}

const PATIENCE_MS = 30_000

interface PictureLinksProps {
  /** What was read of the server last; its texts have the newest addresses. */
  from: unknown
  /** Reads it again. */
  onRenew?: () => unknown
  children: ReactNode
}

/** Gives the texts below it the newest addresses of their pictures: an address is good for some minutes, and a text may stay on the page for hours. */
export function PictureLinks({ from, onRenew, children }: PictureLinksProps) {
  const links = useMemo(() => linksIn(from), [from])
  const latest = useRef(onRenew)
  latest.current = onRenew
  const askedAt = useRef(Number.NEGATIVE_INFINITY)
  const renew = useCallback(() => {
    if (performance.now() - askedAt.current < PATIENCE_MS) return
    askedAt.current = performance.now()
    latest.current?.()
  }, [])
  const value = useMemo(
    () => ({ addressOf: (fileId: string) => links.get(fileId) ?? none.addressOf(fileId), renew }),
    [links, renew],
  )
  return <Context value={value}>{children}</Context>
}

interface KeptPicturesProps {
  /** The pictures as data URLs, by their files. */
  pictures: Readonly<Record<string, string>>
  children: ReactNode
}

/** Gives the texts below it pictures that are kept on this device. */
export function KeptPictures({ pictures, children }: KeptPicturesProps) {
  const value = useMemo(() => ({ ...none, addressOf: (fileId: string) => pictures[fileId] ?? null }), [pictures])
  return <Context value={value}>{children}</Context>
}
