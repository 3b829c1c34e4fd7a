import { clsx } from 'clsx'
import { withPictures } from '../../../rules/content/pictures'
import { usePictureLinks } from './picture-links'
import styles from './rich-text.module.css'

/** Text for reading, from HTML that the server has cleaned. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const { addressOf, renew } = usePictureLinks()
  return (
    <div
      className={clsx(styles.rich, className)}
      data-rich-text=""
      // The event of a picture does not rise, so it is caught on its way down.
      onErrorCapture={renew}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server lets only an allow-list of tags through.
      dangerouslySetInnerHTML={{ __html: withPictures(html, addressOf) }}
    />
  )
}
