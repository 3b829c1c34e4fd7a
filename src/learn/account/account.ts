import type { AccountQuery } from './account.documents'

/** The page's data about the signed-in person. */
export type Account = AccountQuery

/** The props of each section. */
export interface SectionProps {
  account: Account
}
export type Passkey = Account['passkeys'][number]

export type CalendarFeed = NonNullable<Account['calendarFeed']>
export type BusyCalendar = Account['busyCalendars'][number]
