import { lengthWords } from '../../../rules/length-words'
import type { FeedEntry } from '../../gateways/calendar-feed'
import { planOf } from '../../library/study-plan/plan'
import type { CalendarAsked } from './entries'

const DAY_MS = 86_400_000

/** The days until a person's exams on which their plan has something to do. */
export async function studyDaysInCalendar(asked: CalendarAsked): Promise<FeedEntry[]> {
  const { kinds, userId, now, publicUrl } = asked
  if (!kinds.has('studyDays')) return []
  const { days, exams } = await planOf(asked, userId, now)
  if (!exams.length) return []
  return days
    .filter(({ off, minutes }) => !off && minutes > 0)
    .map(({ day, minutes, training }) => {
      // Noon is on that day by any clock of London.
      const start = new Date(`${day}T12:00:00Z`)
      return {
        id: `${userId}-study-${day}`,
        title: `Study: ${lengthWords(minutes)}`,
        description: training.length ? `With ${training.join(', ')}.` : '',
        start,
        end: new Date(+start + DAY_MS),
        wholeDays: true,
        url: `${publicUrl}/library/plan`,
        isBusy: false,
        alarm: null,
        // The plan follows from what is left to do, and has no change of its own.
        changedAt: new Date(`${day}T00:00:00Z`),
        sequence: 0,
        isCancelled: false,
      }
    })
}
