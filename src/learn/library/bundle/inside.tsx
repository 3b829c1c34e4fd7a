import { partsOf } from '../../../nouns/bundle/bundle-words'
import { Icon } from '../../../ui/action/icon'
import { Avatar } from '../../../ui/data/avatar'
import { Card } from '../../../ui/data/card'
import { RichText } from '../../../ui/rich-text/rich-text'
import { When } from '../../../ui/time/when'
import type { Bundle } from './bundle'
import styles from './inside.module.css'

/** What is in a bundle, counted. */
export function Inside({ parts }: Pick<Bundle, 'parts'>) {
  const shown = partsOf(parts)
  return (
    <Card title="What is inside">
      {shown.length === 0 ? (
        <p className="meta">Nothing yet. Its authors are still at work.</p>
      ) : (
        <dl className={styles.parts}>
          {shown.map(({ icon, label, count, note }) => (
            <div key={label}>
              <dt>
                <Icon name={icon} />
                {label}
              </dt>
              <dd>
                <b className="num">{count}</b>
                {note && <span className="help num">{note}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}

/** What it is about, and what to know before beginning. */
export function About({ bundle: { description, instruction } }: { bundle: Bundle }) {
  if (!description && !instruction) return null
  return (
    <Card title="About it">
      <div className={styles.about}>
        {description && <RichText html={description} />}
        {instruction && (
          <>
            <h3>Before you begin</h3>
            <RichText html={instruction} />
          </>
        )}
      </div>
    </Card>
  )
}

/** Who wrote it, and when it was last changed. */
export function Authors({ bundle: { bundleAuthors, updatedAt } }: { bundle: Bundle }) {
  const people = bundleAuthors.flatMap(({ user }) => (user ? [user] : []))
  return (
    <Card title={people.length > 0 ? 'Who wrote it' : undefined}>
      {people.length > 0 && (
        <ul className={styles.people}>
          {people.map(({ id, fullName, avatar, summary }) => (
            <li key={id}>
              <Avatar name={fullName ?? ''} src={avatar} userId={id} />
              <div>
                <p className={styles.person}>{fullName}</p>
                {summary && <RichText className={styles.summary} html={summary} />}
              </div>
            </li>
          ))}
        </ul>
      )}
      <p className="meta">
        Last changed <When at={updatedAt} show="date" look="year" />.
      </p>
    </Card>
  )
}
