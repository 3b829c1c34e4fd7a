import { type ReactNode, useContext } from 'react'
import { LinkButton } from '../ui/action/link-button'
import { Avatar } from '../ui/data/avatar'
import './classroom-layout.css'
import { FrameNotice } from './frame-notice'

type ClassroomLayoutProps = {
  title: string
  /** What, which mock, with whom. */
  about?: ReactNode
  /** The last of `about`, only where there is room. */
  aboutMore?: ReactNode
  /** Whom one meets here, with whether they are online. */
  person?: { id: string; name: string; picture?: string | null }
  back?: { to: string; label: string }
  /** 'Saved 13:48'. */
  saved?: ReactNode
  timer?: ReactNode
  /** The one primary action: hand in, leave. */
  action?: ReactNode
  banner?: ReactNode
  /** Fills what is left of the window; `WindowSpace` or a `<main id="main">`. */
  children: ReactNode
}

/** A room: one bar with what it is, the time left and the way out, and all the rest for the work. */
export function ClassroomLayout(props: ClassroomLayoutProps) {
  const { title, about, aboutMore, person, saved, timer, action, banner, children } = props
  const { back = { to: '/dashboard', label: 'Leave for the dashboard' } } = props
  return (
    <div className="room">
      <title>{`${title} · Articled`}</title>
      <a className="skip" href="#main">
        Skip to the work
      </a>
      <header className="roombar">
        <LinkButton variant="quiet" icon="left" to={back.to} label={back.label} />
        {person && <Avatar name={person.name} src={person.picture} userId={person.id} />}
        <div className="roombar-words">
          <h1 className="roombar-title">{title}</h1>
          {about && (
            <p className="roombar-about">
              {about}
              {aboutMore && <span className="roombar-more"> · {aboutMore}</span>}
            </p>
          )}
        </div>
        {saved && <div className="roombar-saved">{saved}</div>}
        {timer && <div className="roombar-timer">{timer}</div>}
        {action}
      </header>
      {useContext(FrameNotice)}
      {banner}
      <div className="room-body">{children}</div>
    </div>
  )
}
