import { type ComponentProps, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useVisit } from '../../../parts/checkout/use-visit'
import { Notice } from '../../../parts/checkout/visit-notice'
import { loadVisit, storeVisit } from '../../../parts/checkout/visit-store'
import { invalidate } from '../../../providers/api/query'
import { Button } from '../../../ui/action/button'

/** What came of the visit to the page that keeps a card, from the server's record; nothing where there was none. */
export function KeptNotice({ className }: { className?: string | undefined }) {
  const [search, setSearch] = useSearchParams()
  const kept = search.get('kept')
  const visit = useVisit(kept !== null && loadVisit() !== null)
  const status = visit?.status
  useEffect(() => {
    if (status === 'complete') void invalidate('PaymentMethods')
  }, [status])
  if (kept === null) return null
  const done = () => {
    storeVisit(null)
    setSearch({}, { replace: true })
  }
  return (
    <div className={className}>
      <Notice {...wordsOf(status, kept === 'yes')}>
        <Button variant="quiet" onClick={done}>
          Done
        </Button>
      </Notice>
    </div>
  )
}

function wordsOf(status: string | undefined, isDone: boolean): ComponentProps<typeof Notice> {
  if (status === 'complete')
    return {
      ...{ kind: 'positive', icon: 'success', title: 'Your card is kept' },
      words: 'The pay page offers it from now on, and asks you before it is charged.',
    }
  if (isDone && status !== 'expired')
    return {
      ...{ kind: 'info', icon: 'clock', title: 'Waiting for word of your card' },
      words: 'This takes a few seconds. You can leave this page: your card will appear here.',
    }
  return { kind: 'info', icon: 'info', title: 'No card was kept', words: 'Nothing has changed.' }
}
