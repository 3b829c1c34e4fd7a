import type { BillingWeeksQuery } from './sales.documents'

/** What was sold and owed in a week. */
export type Week = BillingWeeksQuery['billingWeeks'][number]
