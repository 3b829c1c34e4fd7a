import { useState } from 'react'
import type { ContactStatus } from '../../../../schema/generated/types'
import { invalidate, useAction } from '../../../providers/api/query'
import { toast } from '../../../ui/overlay/toast'
import { MoveLead } from '../interest.documents'
import { type Lead, nameOf } from '../lead-words'
import { labelOf } from '../statuses'

export interface Moves {
  /** The leads that stand elsewhere than the server has last said. */
  moved: readonly Lead[]
  /** The lead that was moved last, which keeps the focus. */
  last: string | null
  move: (lead: Lead, to: ContactStatus) => void
  /** What is read out. */
  said: string
}

/** Moves leads at once, and back where the server refuses it. */
export function useMoves(): Moves {
  const [moved, setMoved] = useState<readonly Lead[]>([])
  const [last, setLast] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const action = useAction(MoveLead, { quiet: true, scope: 'move lead' })

  const move = async (lead: Lead, to: ContactStatus) => {
    if (lead.contactStatus === to) return
    const there = { ...lead, contactStatus: to }
    const others = (before: readonly Lead[]) => before.filter(({ id }) => id !== lead.id)
    setMoved((before) => [...others(before), there])
    setLast(lead.id)
    setSaid(`${nameOf(lead)} is moved to ${labelOf(to)}.`)
    try {
      await action.mutateAsync({ id: lead.id, contactStatus: to })
      await invalidate('LeadsOfStatus', 'InterestFigures')
    } catch (error) {
      const words = `${nameOf(lead)} stays in ${labelOf(lead.contactStatus)}`
      setSaid(`${words}. ${(error as Error).message}`)
      toast({ kind: 'negative', text: words, detail: (error as Error).message })
    }
    // A later move of the same lead has put another in its place.
    setMoved((before) => before.filter((each) => each !== there))
  }
  return { moved, last, move: (lead, to) => void move(lead, to), said }
}
