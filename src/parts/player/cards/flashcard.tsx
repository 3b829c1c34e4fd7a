import type { ReactNode } from 'react'
import { pictureFile } from '../../../../rules/content/pictures'
import { usePictureLinks } from '../../../ui/rich-text/picture-links'
import { RichText } from '../../../ui/rich-text/rich-text'
import { SourceLine } from '../source-line'
import styles from './flashcard.module.css'

interface FlashcardProps {
  topic?: string | null
  /** The address of its picture, which stands above both sides. */
  image: string | null
  front: string
  back: string
  source: string | null
  lawStatedAt: string | null
  /** Whether the back is shown too. */
  shown: boolean
  /** Below the back. */
  children?: ReactNode
}

/** A side of a flashcard as it is learnt: the front, then also the back with its source. */
export function Flashcard({ topic, image, front, back, source, lawStatedAt, shown, children }: FlashcardProps) {
  return (
    <div className={styles.card}>
      {topic && <p className={styles.topic}>{topic}</p>}
      {image && <Picture address={image} />}
      <RichText className={styles.front} html={front} />
      <div aria-live="polite">
        {shown && (
          <>
            <RichText className={styles.back} html={back} />
            {children}
            <SourceLine className={styles.source} source={source} lawStatedAt={lawStatedAt} />
          </>
        )}
      </div>
    </div>
  )
}

function Picture({ address }: { address: string }) {
  const { addressOf, renew } = usePictureLinks()
  return (
    <img className={styles.picture} src={addressOf(pictureFile(address) ?? '') ?? address} alt="" onError={renew} />
  )
}
