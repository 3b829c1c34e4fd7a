import { useEffect, useState } from 'react'

/** False until so many milliseconds after the first drawing: for what a page can do without while it loads. */
export function useLater(ms: number): boolean {
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isLater
}
