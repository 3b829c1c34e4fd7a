import { createContext, use } from 'react'

interface Sending {
  /** From 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Keeps a picture for a text, and answers the id of its file. Without one, texts take no pictures. */
export type PictureKeeper = (file: File, sending: Sending) => Promise<string>

export const PictureKeeping = createContext<PictureKeeper | null>(null)

/** Where the texts of this page keep their pictures, or null. */
export const usePictureKeeper = (): PictureKeeper | null => use(PictureKeeping)
