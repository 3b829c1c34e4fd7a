import type { AccountQuery } from './account.documents'

/** What the page has read of the signed-in person. */
export type Account = AccountQuery

/** What each section is given. */
export interface SectionProps {
  account: Account
}
export type Passkey = Account['passkeys'][number]
