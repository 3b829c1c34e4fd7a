import { useEffect, useState } from 'react'

/**
 * The row that is shown beside a list where none is chosen: its first. It stays when it leaves the list because of what was done to it, until it is let
 * go. While `first` is not known nothing changes.
 */
export function useRowBeside(first: string | undefined) {
  const [held, hold] = useState<string>()
  useEffect(() => {
    if (first && !held) hold(first)
  }, [first, held])
  return { held: held ?? first, letGo: () => hold(undefined) }
}
