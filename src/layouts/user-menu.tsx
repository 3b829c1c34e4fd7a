import { clsx } from 'clsx'
import { Icon } from '../ui/action/icon'
import { Menu } from '../ui/action/menu'
import { Avatar } from '../ui/data/avatar'
import styles from './top-bar.module.css'

/** The signed-in person. */
export type FrameUser = { id?: string; name: string; email?: string; picture?: string | null }

type UserMenuProps = {
  user: FrameUser
  onTour: () => void
  onLogout: () => void
  /** The person has finished the tour. */
  tourTaken?: boolean
  settingsPath?: string
}

/** Settings, the product tour, the policies and the logout. */
export function UserMenu({ user, onTour, onLogout, tourTaken, settingsPath = '/account' }: UserMenuProps) {
  return (
    <Menu
      label="User menu"
      trigger={(props) => (
        <button {...props} type="button" className={styles.usermenu}>
          <span className="vh">{user.name}, user menu</span>
          <Avatar name={user.name} src={user.picture} userId={user.id} />
          <span className={clsx(styles.usermenuName, 'only-wide')} aria-hidden="true">
            {user.name}
          </span>
          <Icon name="down" size="sm" className="only-wide" />
        </button>
      )}
      head={
        <>
          <Avatar name={user.name} src={user.picture} userId={user.id} />
          <p className={styles.usermenuWho}>
            <strong>{user.name}</strong>
            {user.email && <span className={styles.usermenuMail}>{user.email}</span>}
          </p>
        </>
      }
      groups={[
        [
          { label: 'Settings', icon: 'settings', to: settingsPath },
          { label: tourTaken ? 'Repeat the product tour' : 'Product tour', icon: 'tour', onSelect: onTour },
        ],
        [
          { label: 'Terms & Conditions', icon: 'file', to: '/terms-and-conditions' },
          { label: 'Privacy policy', icon: 'lock', to: '/privacy-policy' },
        ],
        [{ label: 'Logout', icon: 'logout', onSelect: onLogout }],
      ]}
    />
  )
}
