import { memberRoles } from '../../../nouns/study-group/group-words'
import { Avatar } from '../../../ui/data/avatar'
import { Card } from '../../../ui/data/card'
import { When } from '../../../ui/time/when'
import type { Invited } from './invited'
import styles from './invited.module.css'

/** Who invites, and what the group sees of whoever comes. */
export function InvitedBy({ link: { invitedByName, invitedByRole, madeAt, membership } }: { link: Invited }) {
  const name = invitedByName ?? 'Somebody who leads the group'
  return (
    <Card lined>
      <div className={styles.by}>
        <Avatar name={name} />
        <div className={styles.words}>
          <h2>{`${name} invites you`}</h2>
          <p className="meta">
            {invitedByRole && invitedByRole !== 'member' && `${memberRoles[invitedByRole]}, `}
            {madeAt && <When at={madeAt} />}
          </p>
          {!membership && <p>You take no place in the group until you answer.</p>}
          <p className="meta">
            Members see your name, picture, summary and time zone. Your marks and your e-mail address stay yours.
          </p>
        </div>
      </div>
    </Card>
  )
}
