import type { MeetingLinkFailure } from '../../../schema/generated/types'

/** An event, as a meeting is made for it. Nobody's name or address is in it. */
export interface WantedMeeting {
  /** Ours, a UUID: by it the provider's meeting is found again. */
  key: string
  title: string
  from: Date
  until: Date
  timezone: string
}

export interface MadeMeeting {
  /** The provider's own name of it. */
  externalId: string
  link: string
}

/** Who makes meetings with links. Each call throws MeetingRefused and ProviderBusy. */
export interface MeetingLinks {
  /** Makes a meeting. `again`: it was asked for before, and the answer is not known; what was made then is found and not made twice. */
  make(wanted: WantedMeeting, terms: { again: boolean }): Promise<MadeMeeting>
  /** Tells it another time or name. Throws MeetingGone. */
  move(externalId: string, wanted: WantedMeeting): Promise<void>
  /** Ends it, also where its answer never came; what is not there is no fault. */
  end(meeting: { key: string; externalId: string | null }): Promise<void>
}

/** No answer, or one that asks to come again: a later try may do. */
export class ProviderBusy extends Error {
  override name = 'ProviderBusy'
}

/** Refused for good, until somebody changes something. */
export class MeetingRefused extends Error {
  override name = 'MeetingRefused'
  constructor(
    readonly failure: MeetingLinkFailure,
    /** For the log. */
    reason: string,
  ) {
    super(reason)
  }
}

/** The meeting is not there any more. */
export class MeetingGone extends Error {
  override name = 'MeetingGone'
}

/** The link that a provider answered. */
export function linkFrom(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 500 || !URL.canParse(text)) return null
  return new URL(text).protocol === 'https:' ? text : null
}
