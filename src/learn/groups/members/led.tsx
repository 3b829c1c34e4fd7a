import type { Rights } from '../head/rights'
import type { Group } from '../head/use-group'
import { Applicants } from './applicants'
import { MemberTable } from './member-table'
import styles from './members.module.css'

/** The people of a group for those who lead it: who waits for an answer, then who is in it. */
export const Led = ({ group, rights }: { group: Group; rights: Rights }) => (
  <div className={styles.parts}>
    <Applicants group={group} />
    <MemberTable group={group} rights={rights} />
    <p className="meta">
      Exam marks and passes are recorded by staff. Somebody who is removed keeps the sessions that they have booked.
    </p>
  </div>
)
