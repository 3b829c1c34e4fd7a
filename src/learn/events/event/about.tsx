import { nameOfPerson } from '../../../nouns/user/name'
import { Card } from '../../../ui/data/card'
import { Person } from '../../../ui/data/person'
import { RichText } from '../../../ui/rich-text/rich-text'
import type { Event } from './event'
import styles from './event.module.css'

/** What people do at an event, and how it goes for those who have a ticket. */
export function About({ event: { subtitle, description, banner, instruction } }: { event: Event }) {
  return (
    <>
      {(subtitle || description || banner) && (
        <Card title="What you will do">
          <div className={styles.words}>
            {banner && <img className={styles.banner} src={banner} alt="" />}
            {subtitle && <p>{subtitle}</p>}
            {description && <RichText html={description} />}
          </div>
        </Card>
      )}
      {instruction && (
        <Card title="Before you come">
          <RichText html={instruction} />
        </Card>
      )}
    </>
  )
}

/** Who leads an event. */
export function Leaders({ event: { lectors } }: { event: Event }) {
  const named = lectors.flatMap(({ id, type, user }) => {
    const name = nameOfPerson(user)
    return name ? [{ id, name, type, user }] : []
  })
  if (named.length === 0) return null
  return (
    <Card title="Who leads it">
      <ul className={styles.people}>
        {named.map(({ id, name, type, user }) => (
          <li key={id}>
            <Person name={name} picture={user?.avatar} {...(type === 'moderator' && { role: 'helps' })} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What those who cancelled it wrote. */
export const Cancelled = ({ event: { cancelReason } }: { event: Event }) => (
  <Card title="Why it was cancelled">
    <blockquote className={styles.said}>{cancelReason}</blockquote>
  </Card>
)
