import { useState } from 'react'
import { useApi } from '../../providers/api/query'
import { now } from '../../providers/device/clock'
import { When } from '../../ui/time/when'
import { NextStart as NextStartQuery } from './next-steps.documents'

interface NextStartProps {
  sessionTypeId: string
  practiceAreaId: string | undefined
}

const DAYS = 14
const DAY_MS = 86_400_000

/** The first start of the next two weeks that the person can book; nothing where there is none. */
export function NextStart({ sessionTypeId, practiceAreaId }: NextStartProps) {
  const [until] = useState(() => new Date(now() + DAYS * DAY_MS).toISOString())
  const { data } = useApi(NextStartQuery, { sessionTypeId, practiceAreaId, until })
  const first = data?.slots.entries[0]
  return first ? (
    <>
      The next free start is <When at={first.from} />.
    </>
  ) : null
}
