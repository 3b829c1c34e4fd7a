import { Suspense, useState } from 'react'
import { invalidate, useAction, useApi } from '../../providers/api/query'
import { useLive } from '../../providers/live/live'
import { lazyPart } from '../../providers/page/lazy-part'
import { Button } from '../../ui/action/button'
import { StepButtons } from '../../ui/action/step-buttons'
import { Card } from '../../ui/data/card'
import { RowActs } from '../../ui/data/row-acts'
import { Row, RowList } from '../../ui/data/row-list'
import { SkeletonRows } from '../../ui/data/skeleton'
import { Confirm } from '../../ui/overlay/confirm'
import { ErrorState } from '../../ui/page/blank'
import { lengthWords } from '../../ui/time/length-words'
import styles from './bundle-videos.module.css'
import { EditableVideos, type EditableVideosQuery, VideoRemove, VideosMove } from './videos.documents'

// The upload with its library comes when somebody adds a video.
const VideoDialog = lazyPart(() => import('./video-dialog').then((m) => m.VideoDialog))

type Video = EditableVideosQuery['libraryVideos'][number]
type Open = { task: 'add' } | { task: 'change' | 'remove'; video: Video } | null

/** The videos of a bundle for its authors and staff: add, rename, caption, move and remove. */
export function BundleVideos({ bundleId }: { bundleId: string }) {
  const { data, error, refetch, isFetching } = useApi(EditableVideos, { bundleId })
  useLive(['LibraryVideo', 'Bundle'], ['EditableVideos'])
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const renew = () => {
    void invalidate('EditableVideos')
    close()
  }
  const move = useAction(VideosMove, { onSuccess: renew, onError: renew })
  const videos = data?.libraryVideos
  const swap = (at: number, by: 1 | -1) => {
    const order = [...(videos ?? [])]
    const [moved] = order.splice(at, 1)
    if (!moved) return
    order.splice(at + by, 0, moved)
    move.mutate({ bundleId, videos: order.map(({ id }, position) => ({ id, position })) })
  }
  return (
    <Card
      title="Videos"
      count={videos?.length}
      busy={move.isPending}
      actions={
        <Button size="sm" icon="plus" label="Add a video" onClick={() => setOpen({ task: 'add' })}>
          Add
        </Button>
      }
    >
      {!videos ? (
        error ? (
          <ErrorState title="The videos did not load" onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <SkeletonRows rows={2} />
        )
      ) : videos.length === 0 ? (
        <p className="meta">No videos yet. Learners who have opened the bundle see them here.</p>
      ) : (
        <VideoRows videos={videos} onSwap={swap} onOpen={(task, video) => setOpen({ task, video })} />
      )}
      <Suspense>
        {open?.task === 'add' && <VideoDialog bundleId={bundleId} onDone={renew} onClose={close} />}
        {open?.task === 'change' && (
          <VideoDialog bundleId={bundleId} video={open.video} onDone={renew} onClose={close} />
        )}
      </Suspense>
      {open?.task === 'remove' && <Remove video={open.video} onDone={renew} onClose={close} />}
    </Card>
  )
}

interface VideoRowsProps {
  videos: readonly Video[]
  onSwap: (at: number, by: 1 | -1) => void
  onOpen: (task: 'change' | 'remove', video: Video) => void
}

function VideoRows({ videos, onSwap, onOpen }: VideoRowsProps) {
  return (
    <RowList tight>
      {videos.map((video, index) => (
        <Row
          key={video.id}
          title={video.title}
          meta={aboutOf(video)}
          before={video.poster && <img className={styles.poster} src={video.poster} alt="" />}
          end={
            <RowActs name={video.title} onOpen={(task) => onOpen(task, video)}>
              <StepButtons
                name={video.title}
                isFirst={index === 0}
                isLast={index === videos.length - 1}
                onStep={(by) => onSwap(index, by)}
              />
            </RowActs>
          }
        />
      ))}
    </RowList>
  )
}

/** '12 min, with captions'. */
const aboutOf = ({ seconds, captions }: Video): string =>
  [
    seconds ? lengthWords(Math.max(1, Math.round(seconds / 60))) : 'length not known',
    captions ? 'with captions' : 'without captions',
  ].join(', ')

function Remove({ video, onDone, onClose }: { video: Video; onDone: () => void; onClose: () => void }) {
  const remove = useAction(VideoRemove, { onSuccess: onDone, onError: onClose })
  return (
    <Confirm
      open
      danger
      title="Remove this video?"
      keepLabel="Keep it"
      confirmLabel="Remove"
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={() => remove.mutate({ id: video.id })}
    >
      <p>{`${video.title} can no longer be watched, and its file is deleted within a day.`}</p>
    </Confirm>
  )
}
