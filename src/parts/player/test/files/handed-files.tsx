import { Icon } from '../../../../ui/action/icon'
import { formatBytes } from '../../../../ui/files/check-file'
import { usePictureLinks } from '../../../../ui/rich-text/picture-links'
import type { HandedFile } from '../attempt-parts'
import styles from './files.module.css'

/** Files that were handed in: sounds to be heard, pictures to be seen, others to be opened. */
export function HandedFiles({ files }: { files: readonly HandedFile[] }) {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id}>
          <Handed file={file} />
        </li>
      ))}
    </ul>
  )
}

/** One of them. Its address is good for some minutes, so another is asked for before it is opened, or when it has run out. */
export function Handed({ file: { id, name, size, contentType, url } }: { file: HandedFile }) {
  const { addressOf, renew } = usePictureLinks()
  const address = addressOf(id) ?? url ?? undefined
  return (
    <figure className={styles.file}>
      {contentType.startsWith('audio/') && (
        // biome-ignore lint/a11y/useMediaCaption: nobody has written down what is said in it.
        <audio className={styles.sound} src={address} controls preload="metadata" aria-label={name} onError={renew} />
      )}
      {contentType.startsWith('image/') && <img className={styles.image} src={address} alt={name} onError={renew} />}
      <figcaption className={styles.name}>
        <Icon name="file" size="sm" />
        <a href={address} onFocus={renew} onPointerEnter={renew}>
          {name}
        </a>
        <span className="help num">{formatBytes(size)}</span>
      </figcaption>
    </figure>
  )
}
