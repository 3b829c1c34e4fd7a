import { eq } from 'drizzle-orm'
import type { BillingGateway } from '../../../schema/generated/types'
import type { Operation } from '../../kernel/graphql/operation'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { list, row } from '../../kernel/read/lists'
import { fields } from '../../kernel/read/selection'
import { royalty } from '../sale/table'
import { expireVisits } from '../settle/payment'
import { billingSessionCreate } from './billingSessionCreate'
import { billingSessionUpdate } from './billingSessionUpdate'
import { billingWeeks } from './billingWeeks'
import { checkout } from './checkout'
import { checkoutQuote } from './checkoutQuote'
import { paymentRoutes } from './routes'
import { sales } from './sales'
import { salesByWeek } from './salesByWeek'
import { billingSessions, billingSession as entity } from './table'
import { createUnfinished } from './unfinished'

const billingGateways: Operation<'billingGateways'> = async (_args, { payments }) =>
  [...payments.keys()] as BillingGateway[]

/** The parts of a person's data that gateways know, beside the amounts. */
const untold = { metadata: null, cancelUrl: null, successUrl: null, url: null, paymentLink: null }

export const billingSession = noun({
  entities: [entity, royalty],
  operations: {
    billingGateways,
    billingWeeks,
    billingSession: row('BillingSession'),
    billingSessionCreate,
    // A visit that keeps a card is no purchase.
    // By its name: where every purchase is a payment, the planner takes a mode that it is not told for the one there is, and expects no rows.
    billingSessions: list('BillingSession', { name: 'purchases', sql: () => "a.mode <> 'setup'" }),
    billingSessionUpdate,
    checkout,
    checkoutQuote,
    sales,
    salesByWeek,
  },
  rates: { checkout: perPerson(30), checkoutQuote: perPerson(300) },
  erasure: {
    async erase(writing, { userId }, services) {
      await expireVisits(services, writing, eq(billingSessions.userId, userId))
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
  whenDue: createUnfinished,
  unwatched: {
    gateway_events: 'come from gateways',
    royalties: 'follow the purchases, which are watched',
  },
  outOfReach: {
    billing_sessions_external: 'the gateway gives the id',
    gateway_events_effect_once: 'a second event is left aside',
  },
})
