import { eq } from 'drizzle-orm'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { list, row } from '../../kernel/read/lists'
import { fields } from '../../kernel/read/selection'
import { expireVisits } from '../billing'
import { billingSessionCreate } from './billingSessionCreate'
import { billingSessionUpdate } from './billingSessionUpdate'
import { checkout } from './checkout'
import { paymentRoutes } from './routes'
import { sales } from './sales'
import { salesByWeek } from './salesByWeek'
import { billingSessions, billingSession as entity } from './table'

/** The parts of a person's data that gateways know, beside the amounts. */
const untold = { metadata: null, cancelUrl: null, successUrl: null, url: null, paymentLink: null }

export const billingSession = noun({
  entities: [entity],
  operations: {
    billingSession: row('BillingSession'),
    billingSessionCreate,
    billingSessions: list('BillingSession'),
    billingSessionUpdate,
    checkout,
    sales,
    salesByWeek,
  },
  rates: { checkout: perPerson(30) },
  erasure: {
    async erase(writing, { userId }, services) {
      await expireVisits(services, writing, userId)
      await writing.orm.update(billingSessions).set(untold).where(eq(billingSessions.userId, userId))
    },
  },
  exported: {
    payments: [
      'BillingSession',
      fields('createdAt', 'gateway', 'mode', 'items', 'currency', 'amountTotal', 'status', 'paymentStatus'),
    ],
  },
  routes: [paymentRoutes],
  unwatched: { gateway_events: 'come from gateways' },
  outOfReach: {
    billing_sessions_external: 'the gateway gives the id',
    gateway_events_effect_once: 'a second event is left aside',
  },
})
