import type { MeetingLinkFailure, MeetingProvider } from '../../../schema/generated/types'

const names: Partial<Record<MeetingProvider, string>> = { google_meet: 'Google', zoom: 'Zoom' }

/** Why a link could not be made or moved, and what helps. */
export function linkFailureWords(failure: MeetingLinkFailure, provider: MeetingProvider): string {
  const name = names[provider] ?? 'The provider'
  const words: Record<MeetingLinkFailure, string> = {
    no_answer: `${name} gives no answer at the moment. It is tried again by itself for some minutes.`,
    not_connected: `The school’s account at ${name} is not connected any more.`,
    account_ended: `${name} no longer accepts the school’s account: its password was changed, or the access was taken away there. Connect it again in the settings.`,
    keys_refused: `${name} does not accept the keys that the operator has set.`,
    not_allowed: `${name} does not let the school’s account make meetings. The operator looks at what the account and the application may do.`,
    no_link: `${name} made an entry without a link. The account may not be allowed to make meetings.`,
    refused: `${name} refused it. Try again, or type a link.`,
  }
  return words[failure]
}
