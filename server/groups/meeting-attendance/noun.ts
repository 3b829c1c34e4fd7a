import { perPerson, perPersonADay } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { meetingCorrectionAsk, meetingCorrectionDecline } from './corrections'
import { meetingAdmit } from './meetingAdmit'
import { meetingAttendanceUpdate } from './meetingAttendanceUpdate'
import { meetingJoin } from './meetingJoin'
import { sweepAttendance } from './sweep'

/** Who came to an event: a part of its members' rows. */
export const meetingAttendance = noun({
  entities: [],
  operations: { meetingAdmit, meetingAttendanceUpdate, meetingCorrectionAsk, meetingCorrectionDecline, meetingJoin },
  rates: {
    meetingAdmit: perPerson(120),
    meetingAttendanceUpdate: perPerson(600),
    meetingCorrectionAsk: perPersonADay(30),
    meetingJoin: perPerson(120),
  },
  whenDue: (services) => () => sweepAttendance(services),
  erasure: 'nothing of a person',
  exported: 'nothing of a person',
})
