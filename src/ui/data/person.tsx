import { Avatar } from './avatar'
import styles from './person.module.css'

type PersonProps = {
  name: string
  userId?: string | null
  picture?: string | null
  /** Their role here: 'interviewer'. */
  role?: string
}

/** A person in a line of text: the face, with a dot while online, and the name. */
export function Person({ name, userId, picture, role }: PersonProps) {
  return (
    <span className={styles.person}>
      <Avatar name={name} src={picture} userId={userId} size="sm" /> {name}
      {role && `, ${role}`}
    </span>
  )
}
