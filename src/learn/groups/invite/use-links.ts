import { useState } from 'react'
import { useApi } from '../../../providers/api/query'
import { now } from '../../../providers/device/clock'
import { addDays, type Day, dayOf, startOf } from '../../../ui/time/london-days'
import { useGroupAction } from '../head/use-group-action'
import {
  GroupLinkChange,
  GroupLinkEnd,
  type GroupLinkFragment,
  GroupLinkMake,
  StudyGroupLinks,
} from './invite.documents'

/** A link that may still be used, as those who lead its group see it. */
export type OpenLink = GroupLinkFragment

/** For how many a link is, its last day, and what it does. */
export interface LinkTerms {
  uses: number
  lastDay: Day
  joinsAtOnce: boolean
}

const MINUTE_MS = 60_000

/** The last minute of a day in London. */
export const endOf = (day: Day): string => new Date(Date.parse(startOf(addDays(day, 1))) - MINUTE_MS).toISOString()

const sentOf = ({ uses, lastDay, joinsAtOnce }: LinkTerms) => ({ uses, joinsAtOnce, until: endOf(lastDay) })

/** The links of a group: one that has just been made follows its terms as they are changed. */
export function useLinks(studyGroupId: string) {
  const query = useApi(StudyGroupLinks, { id: studyGroupId }, { staleTime: 0 })
  const [terms, setTerms] = useState<LinkTerms>(() => ({
    uses: 10,
    lastDay: addDays(dayOf(now()), 14),
    joinsAtOnce: false,
  }))
  const [made, setMade] = useState<OpenLink | null>(null)
  const make = useGroupAction(GroupLinkMake, {
    said: 'The link is made',
    onDone: ({ studyGroupInvitationCreate }) => setMade(studyGroupInvitationCreate),
  })
  const change = useGroupAction(GroupLinkChange, {
    onDone: ({ studyGroupInvitationUpdate }) => setMade(studyGroupInvitationUpdate),
  })
  const end = useGroupAction(GroupLinkEnd, {
    said: 'The link has ended',
    onDone: ({ studyGroupInvitationDelete: { id } }) => setMade((link) => (link?.id === id ? null : link)),
  })
  return {
    query,
    terms,
    made,
    isMaking: make.isPending,
    isBusy: make.isPending || change.isPending || end.isPending,
    make: () => make.mutate({ studyGroupId, ...sentOf(terms) }),
    end: (id: string) => end.mutate({ id }),
    change(changed: Partial<LinkTerms>) {
      const next = { ...terms, ...changed }
      setTerms(next)
      if (made) change.mutate({ id: made.id, ...sentOf(next) })
    },
  }
}

export type Links = ReturnType<typeof useLinks>
