import { type RefObject, useEffect, useState } from 'react'

/** The `<track>` of a video's captions, and whether it shows them; null where it has none. */
export function useCaptions(captions: string | null, shown: boolean, video: RefObject<HTMLVideoElement | null>) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!captions) return setAddress(null)
    const made = URL.createObjectURL(new Blob([captions], { type: 'text/vtt' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [captions])
  useEffect(() => {
    const [track] = video.current?.textTracks ?? []
    if (track && address) track.mode = shown ? 'showing' : 'hidden'
  }, [address, shown, video])
  return address && <track key={address} kind="captions" src={address} srcLang="en" label="English" default={shown} />
}
