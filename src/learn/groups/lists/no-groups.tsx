import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import styles from './groups.module.css'

/** What a group is, for somebody who is in none. */
export function NoGroups({ open }: { open: number }) {
  return (
    <Card title="You are in no group yet" lined>
      <div className={styles.none}>
        <p>
          A group is people who sit when you do, and a tutor who leads them. Your marks stay yours: nobody in a group
          sees them.
        </p>
        <RowList tight>
          <Row
            title="Some are open at once"
            meta="For the others one of those who lead it reads your application, and you are told either way."
          />
          <Row title="It has its days" meta="Each sub-group sits on the same exam days, which the group trains for." />
          <Row title="You can leave on any day" meta="What you have booked stays yours." />
        </RowList>
        <p className="btn-row">
          <LinkButton variant="primary" to="/study-groups?view=open">
            {open === 1 ? 'See the open group' : open > 0 ? `See ${open} open groups` : 'See open groups'}
          </LinkButton>
        </p>
      </div>
    </Card>
  )
}
