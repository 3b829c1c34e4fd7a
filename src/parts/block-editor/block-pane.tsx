import { useApi } from '../../providers/api/query'
import { Loading, Skeleton } from '../../ui/data/skeleton'
import { EmptyState, ErrorState } from '../../ui/page/blank'
import styles from './block-editor.module.css'
import { BlockForm } from './block-form'
import { EditorBlock } from './editor.documents'
import type { Editor } from './use-editor'

interface BlockPaneProps {
  editor: Editor
  blockId: string
}

// The addresses of its files are good for 15 minutes.
const FRESH_MS = 10 * 60_000

/** The open block, once it is read. */
export function BlockPane({ editor, blockId }: BlockPaneProps) {
  const { data, error, refetch, isFetching } = useApi(EditorBlock, { id: blockId }, { staleTime: FRESH_MS })
  const block = data?.contentBlock.id === blockId ? data.contentBlock : null
  const isGone = error?.code === 'NOT_FOUND'
  if (block) return <BlockForm key={blockId} editor={editor} block={block} isGone={isGone} />
  return (
    <div className={styles.main}>
      {isGone ? (
        <EmptyState title="This block is not here any more">Somebody has deleted it. Choose another.</EmptyState>
      ) : error ? (
        <ErrorState title="This block did not load" onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading>
          <Skeleton height={420} />
        </Loading>
      )}
    </div>
  )
}
