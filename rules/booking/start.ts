import type { SessionMode } from '../../schema/generated/types'

/** Whether a session begins when it is booked: nobody chooses its start, and there is nothing to move. */
export const beginsAtBooking = (mode: SessionMode): boolean => mode === 'on_demand'

interface Noticed {
  mode: SessionMode
  noticeHours: number
}

/** The least number of hours between a booking and its start. */
export const noticeOf = ({ mode, noticeHours }: Noticed): number => (beginsAtBooking(mode) ? 0 : noticeHours)
