import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { sessionBook } from './sessionBook'
import { sessionCancel } from './sessionCancel'
import { sessionHold } from './sessionHold'
import { sessionQuote } from './sessionQuote'
import { sessionReschedule } from './sessionReschedule'

/** Booking a session: from the quote and the hold of a start to moving and cancelling it. */
export const booking = noun({
  entities: [],
  operations: { sessionBook, sessionCancel, sessionHold, sessionQuote, sessionReschedule },
  rates: { sessionHold: perPerson(60) },
  // What is booked is a session.
  erasure: 'nothing of a person',
  exported: 'nothing of a person',
})
