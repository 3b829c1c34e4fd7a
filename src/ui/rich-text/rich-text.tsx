import { clsx } from 'clsx'
import styles from './rich-text.module.css'

/** Text for reading, from HTML that the server has cleaned. */
export function RichText({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server lets only an allow-list of tags through.
  return <div className={clsx(styles.rich, className)} dangerouslySetInnerHTML={{ __html: html }} />
}
