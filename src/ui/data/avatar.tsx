import { clsx } from 'clsx'
import { firstCharacter } from '../../../rules/cut-text'
import styles from './avatar.module.css'
import { useIsOnline } from './online-people'

type AvatarProps = {
  name: string
  src?: string | null
  size?: 'sm' | 'md' | 'lg'
  /** The person; while they are online the picture has a dot, and a word for screen readers. */
  userId?: string | null
  className?: string
}

/** A face or initials. The name is beside it in words, so screen readers hear only 'online'. */
export function Avatar({ name, src, size = 'md', userId, className }: AvatarProps) {
  const online = useIsOnline(userId)
  return (
    <span className={clsx(styles.avatar, styles[size], className)}>
      {src ? (
        <img className={styles.face} src={src} alt="" loading="lazy" />
      ) : (
        <span aria-hidden="true">{initials(name)}</span>
      )}
      {online && (
        <span className={styles.dot}>
          <span className="vh">online</span>
        </span>
      )}
    </span>
  )
}

/** 'AO' for 'Amara Okafor'. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return (
    ends
      .map((word) => firstCharacter(word ?? ''))
      .join('')
      .toUpperCase() || '–'
  )
}
