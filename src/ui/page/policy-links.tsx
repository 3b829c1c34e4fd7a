import { clsx } from 'clsx'
import styles from './policy-links.module.css'

/** The policies, at the foot of the pages outside the frame; plain links, since signing in has no router. */
export function PolicyLinks({ className }: { className?: string }) {
  return (
    <footer className={clsx(styles.policies, className)}>
      <ul>
        <li>
          <a href="/terms-and-conditions">Terms &amp; Conditions</a>
        </li>
        <li>
          <a href="/privacy-policy">Privacy policy</a>
        </li>
        <li>
          <a href="/cookies-policy">Cookies policy</a>
        </li>
      </ul>
    </footer>
  )
}
