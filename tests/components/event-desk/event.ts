import { queryClient } from '../../../src/providers/api/query'

const pageInfo = { totalCount: 0, totalPages: 1, currentPage: 1, hasPreviousPage: false, hasNextPage: false }

/** A page of people of an event. */
export const people = (...entries: object[]) => ({
  meetingMembers: { entries, pageInfo: { ...pageInfo, totalCount: entries.length } },
})

/** An event as those who lead it read it. */
export const event = {
  id: 'e1',
  type: 'workshop',
  title: 'A will in doubt',
  subtitle: 'Interview and note',
  provider: 'zoom',
  place: null,
  membersLimit: 20,
  visibility: 'authenticated',
  timezone: 'Europe/London',
  startAt: '2026-12-06T10:00:00Z',
  endAt: '2026-12-06T12:00:00Z',
  status: 'draft',
  price: 0,
  taken: 0,
  waitingCount: 0,
  publishedAt: null as string | null,
  cancelledAt: null,
  cancelReason: null,
  materialsLockedTo: null,
  studyGroupId: 'g1',
  practiceAreaId: null,
  bookingPolicy: { freeUntilHours: 24, laterPercent: 50, waitlist: true },
  studyGroup: { id: 'g1', name: 'SQE2 intensive', membership: null },
  practiceArea: null,
  lectors: [{ id: 'm1', type: 'lector', userId: 'me', user: { id: 'me', fullName: 'Helen Prosser', avatar: null } }],
  description: null,
  banner: null,
  link: 'https://zoom.us/j/1' as string | null,
  linkState: null as string | null,
  linkFailure: null as string | null,
  privateLink: null,
  roomLimit: null as number | null,
  attendanceFinishedAt: null as string | null,
  eventDescription: null,
  instruction: null,
  recordingLink: null,
  recordingUntil: null,
}

/** What is read beside the event. */
export const beside = [
  ['DeskMaterials', () => ({ meetingMaterials: [] })],
  ['DeskLinkProviders', () => ({ meetingLinkProviders: ['google_meet'] })],
  ['DeskAreas', () => ({ practiceAreas: [] })],
  ['DeskAllGroups', () => ({ studyGroups: { entries: [] } })],
  ['DeskInvited', () => people()],
] as const

/** Whoever is signed in keeps all events as staff from now on. */
export const asStaff = () =>
  queryClient.setQueryData(['CurrentUser', {}], (viewer: object) => ({ ...viewer, abilities: ['manage_meetings'] }))
