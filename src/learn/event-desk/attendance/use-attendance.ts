import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { markOf } from '../../../../rules/groups/attendance'
import type { MeetingMark } from '../../../../schema/generated/types'
import { nameOfPerson } from '../../../nouns/user/name'
import type { ApiError } from '../../../providers/api/api-error'
import { request } from '../../../providers/api/client'
import { showError } from '../../../providers/api/errors'
import { invalidate, queryClient } from '../../../providers/api/query'
import { now } from '../../../providers/device/clock'
import { useViewer } from '../../../providers/sign-in/viewer'
import type { LedEvent } from '../head/use-event'
import { DeskAttendance, type DeskMarkFragment } from './attendance.documents'
import { MarkQueue } from './mark-queue'

/** Somebody with a ticket, and how they are marked, with what this device has not sent yet. */
export type Attendee = DeskMarkFragment & { name: string }

async function read(id: string, signal: AbortSignal): Promise<DeskMarkFragment[]> {
  const rows = new Map<string, DeskMarkFragment>()
  for (let page = 1, hasNext = true; hasNext; page++) {
    const { meetingMembers } = await request(DeskAttendance, { id, page }, { signal })
    // Whoever comes while the pages are read shifts those after them.
    for (const row of meetingMembers.entries) rows.set(row.id, row)
    hasNext = meetingMembers.pageInfo.hasNextPage
  }
  return [...rows.values()]
}

const keyOf = (id: string) => ['DeskAttendance', { id }]

const reload = () => invalidate('DeskAttendance', 'DeskEvent')

/** Puts the server's rows in place of the old ones, so that a mark does not flicker until the list is read again. */
function learn(id: string, rows: readonly DeskMarkFragment[]) {
  const known = new Map(rows.map((row) => [row.id, row]))
  queryClient.setQueryData<DeskMarkFragment[]>(keyOf(id), (old) => old?.map((row) => known.get(row.id) ?? row))
}

function makeQueue(id: string, userId: string) {
  return new MarkQueue(id, userId, {
    onSaved: (rows) => learn(id, rows),
    onRefused: (error) => {
      showError(error)
      void reload()
    },
  })
}

/** The marks of an event that wait to be sent from this device. */
function useQueue(id: string): MarkQueue {
  const userId = useViewer()?.id ?? ''
  const [queue] = useState(() => makeQueue(id, userId))
  useEffect(() => {
    const send = () => void queue.settle()
    send()
    addEventListener('online', send)
    return () => {
      removeEventListener('online', send)
      queue.stop()
    }
  }, [queue])
  return queue
}

/** A row with what waits for it. */
function withWaiting(row: DeskMarkFragment, event: LedEvent, mark: MeetingMark | undefined): DeskMarkFragment {
  if (!mark) return row
  const { attendance, arrivedAt, leftAt } = markOf({ attendance: null, ...mark }, row, event, now())
  const text = (at: string | Date | null) => (at === null ? null : new Date(at).toISOString())
  return { ...row, attendance, arrivedAt: text(arrivedAt), leftAt: text(leftAt) }
}

/** Everybody with a ticket for an event, by name, and the way to mark them. */
export function useAttendance(event: LedEvent) {
  const { id } = event
  const query = useQuery<DeskMarkFragment[], ApiError>({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => read(id, signal),
    staleTime: 0,
  })
  const queue = useQueue(id)
  const { waiting, offlineSince } = useSyncExternalStore(queue.subscribe, queue.get)
  const people = useMemo(
    () =>
      query.data
        ?.map((row) => ({
          ...withWaiting(row, event, waiting.get(row.id)),
          name: nameOfPerson(row.user) ?? 'Somebody',
        }))
        .sort((one, other) => one.name.localeCompare(other.name, 'en-GB')),
    [query.data, event, waiting],
  )
  return { query, people, queue, unsent: waiting.size, offlineSince }
}
