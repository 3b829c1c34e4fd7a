import type { MeetingMemberType, MeetingProvider, Visibility } from '../../schema/generated/types'

/** The ways to meet, as those who lead an event and staff choose them. */
export const providers: Record<MeetingProvider, string> = {
  zoom: 'Zoom',
  google_meet: 'Google Meet',
  teams: 'Teams',
  jitsi: 'Jitsi',
  custom: 'Other link',
  in_person: 'In person',
}

/** What somebody is at an event. */
export const memberTypes: Record<MeetingMemberType, string> = {
  lector: 'Lector',
  moderator: 'Moderator',
  attendee: 'Ticket',
  invited: 'Invited',
  waitlisted: 'Waits',
}

/** Who sees an event: `public` means the same as `authenticated` here. */
export const visibilities: Record<Visibility, string> = {
  public: 'Everybody signed in',
  authenticated: 'Everybody signed in',
  restricted: 'Members of the group, and people invited',
  private: 'Only people invited',
}
