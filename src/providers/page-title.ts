import { useEffect } from 'react'

/** Names the document after its page. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Articled`
  }, [title])
}
