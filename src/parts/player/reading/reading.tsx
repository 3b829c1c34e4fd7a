import { clsx } from 'clsx'
import { useApi } from '../../../providers/api/query'
import { useLive } from '../../../providers/live/live'
import { Card } from '../../../ui/data/card'
import { RichText } from '../../../ui/rich-text/rich-text'
import { EmbedFrame } from '../embed/embed-frame'
import { SourceLine } from '../source-line'
import { Reading as ReadingOf, type ReadingQuery } from './reading.documents'
import styles from './reading.module.css'

// The addresses of the media are good for 15 minutes.
const FRESH_MS = 10 * 60_000

export type ReadBlock = ReadingQuery['contentBlocks'][number]

/** Texts that stand apart from what is said about them. */
const framed: readonly string[] = ['callout', 'statute', 'case_note']

/** What a content has to read, see and hear beside its cards and questions; nothing where it has none. */
export function Reading({ contentId }: { contentId: string }) {
  const { data } = useApi(ReadingOf, { contentId }, { refetchInterval: FRESH_MS })
  useLive(['ContentBlock'], ['Reading'])
  const blocks = data?.contentBlocks.filter(({ type }) => type === 'text' || type === 'media' || type === 'embed') ?? []
  if (blocks.length === 0) return null
  return (
    <Card title="Read and watch">
      <div className={styles.blocks}>
        {blocks.map((block) => (
          <BlockView key={block.id} block={block} />
        ))}
      </div>
    </Card>
  )
}

/** One block as a learner meets it. */
export function BlockView({ block }: { block: ReadBlock }) {
  const { subtype, title, assignment, image, audio, video, link, attachments, source, lawStatedAt } = block
  const name = title ?? 'Untitled'
  return (
    <article className={clsx(styles.block, framed.includes(subtype) && styles.framed)}>
      {title && <h3>{title}</h3>}
      {assignment && <RichText html={assignment} />}
      {image && <img className={styles.image} src={image} alt={name} />}
      {/* biome-ignore lint/a11y/useMediaCaption: a block has its words beside it. */}
      {audio && <audio className={styles.sound} src={audio} controls preload="none" aria-label={name} />}
      {video && (
        // biome-ignore lint/a11y/useMediaCaption: a block has its words beside it.
        <video className={styles.image} src={video} controls playsInline preload="metadata" aria-label={name} />
      )}
      {link && <EmbedFrame link={link} title={name} subtype={subtype === 'link' ? 'link' : 'iframe'} />}
      {attachments.map(({ id, fileName, fileUrl }) => (
        <p key={id}>
          <a href={fileUrl ?? undefined}>{fileName}</a>
        </p>
      ))}
      <SourceLine className="help" source={source} lawStatedAt={lawStatedAt} />
    </article>
  )
}
