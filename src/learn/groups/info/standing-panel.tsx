import type { Group } from '../head/use-group'
import { InviteAnswer } from './invite-answer'
import { JoinPanel } from './join-panel'
import { MemberPanel } from './member-panel'
import { OfferPanel } from './offer-panel'
import { SentPanel, WaitingPanel } from './sent-panel'

/** What the reader can do about a group, by how they stand with it. */
export function StandingPanel({ group }: { group: Group }) {
  const own = group.membership
  switch (own?.state) {
    case 'requested':
      return <SentPanel group={group} own={own} />
    case 'waiting':
      return <WaitingPanel group={group} own={own} />
    case 'offered':
      return <OfferPanel group={group} own={own} />
    case 'invited':
      return <InviteAnswer group={group} own={own} />
    case 'accepted':
      return <MemberPanel group={group} own={own} />
    default:
      return <JoinPanel group={group} againFrom={own?.againFrom ?? null} />
  }
}
