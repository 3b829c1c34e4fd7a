import { type ReactNode, useContext } from 'react'
import { Button } from '../ui/action/button'
import { LinkButton } from '../ui/action/link-button'
import { Avatar } from '../ui/data/avatar'
import styles from './classroom-layout.module.css'
import { FrameNotice } from './frame-notice'
import { useFullWindow } from './full-window'

type ClassroomLayoutProps = {
  title: string
  /** The kind of session, the mock, and the other person. */
  about?: ReactNode
  /** The last part of `about`, shown only if there is room. */
  aboutMore?: ReactNode
  /** The other person here, with a sign if they are online. */
  person?: { id: string; name: string; picture?: string | null }
  back?: { to: string; label: string }
  /** 'Saved 13:48'. */
  saved?: ReactNode
  timer?: ReactNode
  /** The one primary action, such as handing in or leaving. */
  action?: ReactNode
  banner?: ReactNode
  /** A paper is open or a live part runs, so that the room fills the window by itself. */
  working?: boolean
  /** Fills the rest of the window; `WindowSpace` or a `<main id="main">`. */
  children: ReactNode
}

/** A room: one bar with its name, the time left and the way out, and the rest for the work. */
export function ClassroomLayout(props: ClassroomLayoutProps) {
  const { title, about, aboutMore, person, saved, timer, action, banner, children } = props
  const framed = useFullWindow(props.working ?? false)
  const inFrame = framed !== null && !framed.full
  // The frame has its own head and its own way past it.
  const Bar = inFrame ? 'div' : 'header'
  const { back = { to: '/dashboard', label: 'Leave for the dashboard' } } = props
  return (
    <div className={styles.room}>
      <title>{`${title} · Articled`}</title>
      {!inFrame && (
        <a className={styles.skip} href="#main">
          Skip to the work
        </a>
      )}
      <Bar className={styles.roombar}>
        <LinkButton variant="quiet" icon="left" to={back.to} label={back.label} />
        {person && <Avatar name={person.name} src={person.picture} userId={person.id} className={styles.person} />}
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {about && (
            <p className={styles.about}>
              {about}
              {aboutMore && <span className={styles.more}> · {aboutMore}</span>}
            </p>
          )}
        </div>
        {saved && <div className={styles.saved}>{saved}</div>}
        {timer && <div className={styles.timer}>{timer}</div>}
        {action}
        {framed && (
          <Button
            variant="quiet"
            icon={framed.full ? 'restore' : 'full'}
            label={framed.full ? 'Show the menu (Escape)' : 'Fill the window'}
            className="only-wide"
            onClick={framed.toggle}
          />
        )}
      </Bar>
      {useContext(FrameNotice)}
      {banner}
      <div className={styles.body}>{children}</div>
    </div>
  )
}
