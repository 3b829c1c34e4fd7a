import { Avatar } from './avatar'
import './person.css'

type PersonProps = {
  name: string
  userId?: string | null
  picture?: string | null
  /** What they are here: 'interviewer'. */
  role?: string
}

/** Somebody in a line of text: the face, which shows whether they are online, and the name. */
export function Person({ name, userId, picture, role }: PersonProps) {
  return (
    <span className="person">
      <Avatar name={name} src={picture} userId={userId} size="sm" /> {name}
      {role && `, ${role}`}
    </span>
  )
}
