import type { MeetingProvider } from '../../../schema/generated/types'

/** Where events meet, by name; an address of the web has none. */
const providers: Record<MeetingProvider, string | null> = {
  zoom: 'Zoom',
  google_meet: 'Google Meet',
  teams: 'Microsoft Teams',
  jitsi: 'Jitsi',
  custom: null,
  in_person: null,
}

interface Place {
  provider: MeetingProvider
  place: string | null
}

/** 'online', or 'in person, Manchester'. */
export const whereShort = ({ provider, place }: Place): string =>
  provider === 'in_person' ? ['in person', place].filter(Boolean).join(', ') : 'online'

/** 'Online', 'On Zoom', or 'In person: 1 High Street, Manchester'. */
export function whereWords({ provider, place }: Place): string {
  if (provider === 'in_person') return place ? `In person: ${place}` : 'In person'
  const name = providers[provider]
  return name ? `On ${name}` : 'Online'
}

/** 'Join on Zoom', or 'Join'. */
export const joinWords = (provider: MeetingProvider): string =>
  providers[provider] ? `Join on ${providers[provider]}` : 'Join'
