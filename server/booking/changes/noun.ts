import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { sessionBook } from './sessionBook'
import { sessionCancel } from './sessionCancel'
import { sessionHold } from './sessionHold'
import { sessionQuote } from './sessionQuote'
import { sessionReschedule } from './sessionReschedule'
import { soldSession } from './sold'

/** Booking a session: quote, hold, payment, move and cancellation. */
export const booking = noun({
  entities: [],
  sold: { session: soldSession },
  operations: { sessionBook, sessionCancel, sessionHold, sessionQuote, sessionReschedule },
  rates: { sessionHold: perPerson(60) },
  // The result of a booking is a session, so nothing else is stored.
  erasure: 'nothing of a person',
  exported: 'nothing of a person',
})
