import { useEffect } from 'react'

/** Goes to the last page of a list from one beyond it: an old address, or rows that were deleted meanwhile. While the pages are not known, it stays. */
export function useWithinEnd(page: number, last: number | undefined, go: (page: number) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is another one at each drawing.
  useEffect(() => {
    if (last !== undefined && page > Math.max(1, last)) go(Math.max(1, last))
  }, [page, last])
}
