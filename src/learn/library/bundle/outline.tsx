import { heardWords } from '../../../nouns/bundle/bundle-words'
import { partsOf, slidesIn } from '../../../nouns/bundle/lecture-parts'
import { Card } from '../../../ui/data/card'
import type { LibraryBundleQuery } from './bundle-page.documents'
import styles from './outline.module.css'

interface OutlineProps {
  chapters: LibraryBundleQuery['libraryChapters']
  slides: LibraryBundleQuery['librarySlides']
}

/** The chapters and titles of a lecture, for whoever thinks of hearing it. */
export function Outline({ chapters, slides }: OutlineProps) {
  if (slides.length === 0) return null
  const parts = partsOf(chapters, slides).filter((part) => part.slides.length > 0)
  const numbers = new Map(slidesIn(parts).map(({ id }, index) => [id, index + 1]))
  return (
    <Card title="What it says" count={slides.length}>
      <div className={styles.parts}>
        {parts.map(({ chapter, slides: inPart }) => (
          <section key={chapter?.id ?? ''}>
            {chapter && <h3>{chapter.title}</h3>}
            <ol className={styles.slides}>
              {inPart.map(({ id, title }) => (
                <li key={id}>
                  <span className="n num">{numbers.get(id)}</span>
                  {title ?? `Slide ${numbers.get(id)}`}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Card>
  )
}

/** The titles of the videos, for whoever thinks of watching them. */
export function VideoOutline({ videos }: { videos: LibraryBundleQuery['bundle']['videos'] }) {
  if (videos.length === 0) return null
  return (
    <Card title="Videos" count={videos.length}>
      <ol className={styles.slides}>
        {videos.map(({ id, title, seconds }, index) => (
          <li key={id}>
            <span className="n num">{index + 1}</span>
            {title}
            {seconds && <span className="help num">{heardWords(seconds)}</span>}
          </li>
        ))}
      </ol>
    </Card>
  )
}
