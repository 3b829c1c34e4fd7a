import type { PersonChoice } from '../../ui/action/choice-list'
import type { TutorsForSessionQuery } from './assign.documents'

export type SessionTutor = TutorsForSessionQuery['sessionTutors'][number]

/** What a tutor is called. */
export const tutorName = ({ tutor }: SessionTutor): string =>
  tutor?.fullName ?? tutor?.nickname ?? /* text */ 'A tutor without a name'

/** What speaks for or against a tutor; a written session takes nobody's time. */
export function timeWords({ time, role }: SessionTutor, isWritten: boolean): string {
  switch (time) {
    case 'free': {
      const may = isWritten ? 'May mark this mock' : 'Free. May conduct this mock'
      return role === 'interviewer' ? `${may}; marks skills only` : may
    }
    case 'outside_hours':
      return 'Outside their hours: ask them first'
    case 'declined':
      return 'Declined this session: ask them first'
    case 'busy':
      return 'Gives another session then'
  }
}

/** How much a tutor has to do. */
export const loadWords = ({ load, thisWeek, toMark }: SessionTutor): Pick<PersonChoice, 'end' | 'endMeta'> => ({
  end: load === 0 ? /* text */ 'None open' : `${load} open`,
  endMeta: [`${thisWeek} this week`, toMark > 0 && `${toMark} to mark`].filter(Boolean).join(', '),
})
