import { LinkButton } from '../../../ui/action/link-button'
import styles from './embed-frame.module.css'

interface EmbedFrameProps {
  /** Https, of a host that the server allows. */
  link: string
  title: string
  /** `link` shows the way to the page alone. */
  subtype: 'link' | 'iframe'
}

/** A page of another site, which can run its player and nothing of ours; it learns no address of ours. */
export function EmbedFrame({ link, title, subtype }: EmbedFrameProps) {
  const { hostname } = new URL(link)
  return (
    <figure className={styles.embed}>
      {subtype === 'iframe' && (
        <iframe
          className={styles.frame}
          src={link}
          title={title}
          loading="lazy"
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-presentation"
          allow="fullscreen"
        />
      )}
      <figcaption className={styles.caption}>
        <span>{subtype === 'iframe' ? `From ${hostname}` : title}</span>
        <LinkButton href={link} target="_blank" rel="noopener noreferrer" size="sm">
          {`Open at ${hostname}`}
        </LinkButton>
      </figcaption>
    </figure>
  )
}
