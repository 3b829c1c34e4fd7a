import type { RecordHead } from '../../admin/record/tab-page'
import { OpenDispute } from './open-dispute'

/** Whether staff have yet to decide a dispute, as the page has read it. */
const isOpen = (dispute: unknown) =>
  typeof dispute === 'object' && dispute !== null && 'outcome' in dispute && dispute.outcome === null

/** What the page of a session begins with: a dispute, while one waits for its decision. */
export const sessionHead: RecordHead = {
  Lead: ({ id, record }) => (isOpen(record.noShowDispute) ? <OpenDispute id={id} /> : null),
}
