import { hasPlace } from '../../../rules/groups/tickets'
import type { MeetingType } from '../../../schema/generated/types'
import { lengthWords } from '../../ui/time/length-words'
import { areaInShort } from '../practice-area/area-in-short'
import { meetingTypes } from './meeting-sign'

interface Places {
  membersLimit: number | null
  taken: number
  waitingCount: number
}

/** 'No limit', '4 of 20 left', 'Full', or 'Full, 6 wait': a place that is free is for those who wait. */
export function seatWords(event: Places): string {
  const { membersLimit, taken, waitingCount } = event
  if (membersLimit === null) return 'No limit'
  if (hasPlace(event)) return `${membersLimit - taken} of ${membersLimit} left`
  if (waitingCount === 0) return 'Full'
  return waitingCount === 1 ? 'Full, 1 waits' : `Full, ${waitingCount} wait`
}

/** '4 of 20 places left.', or '' where there is no limit. */
export function seatSentence(event: Places): string {
  const { membersLimit, taken, waitingCount } = event
  if (membersLimit === null) return ''
  if (hasPlace(event)) return `${membersLimit - taken} of ${membersLimit} places left.`
  const wait =
    waitingCount === 0 ? '' : waitingCount === 1 ? ' One person is waiting.' : ` ${waitingCount} people are waiting.`
  return `${allTakenWords(membersLimit)}.${wait}`
}

/** 'All 20 places are taken', or 'The one place is taken'. */
export const allTakenWords = (places: number): string =>
  places === 1 ? 'The one place is taken' : `All ${places} places are taken`

/** How long an event takes. */
export const spanLength = ({ startAt, endAt }: { startAt: string; endAt: string }): string =>
  lengthWords(Math.round((Date.parse(endAt) - Date.parse(startAt)) / 60_000))

interface Kind {
  type: MeetingType
  practiceArea: { name: string } | null
  studyGroup: { name: string } | null
}

/** 'Workshop · Wills and Probate', or the group where it is of no area. */
export const kindWords = ({ type, practiceArea, studyGroup }: Kind): string =>
  [meetingTypes[type], areaInShort(practiceArea) ?? studyGroup?.name].filter(Boolean).join(' · ')
