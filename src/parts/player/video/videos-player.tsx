import { useApi } from '../../../providers/api/query'
import { useLive } from '../../../providers/live/live'
import { Card } from '../../../ui/data/card'
import { Loading, Skeleton } from '../../../ui/data/skeleton'
import { ErrorState } from '../../../ui/page/blank'
import { useKeptPlaces } from '../places/use-kept-places'
import { useSpeed } from '../places/use-speed'
import { BundleVideos } from './video.documents'
import { VideoRoom } from './video-room'

// The addresses of the videos are good for 15 minutes; what is loaded plays on.
const FRESH_MS = 10 * 60_000

interface VideosPlayerProps {
  bundleId: string
  /** The bundle's title. */
  title: string
  /** No other player on the page listens to the keys. */
  isAlone: boolean
}

/** The videos of a bundle, from where the person left them on whichever device. */
export function VideosPlayer({ bundleId, title, isAlone }: VideosPlayerProps) {
  const { data, error, refetch, isFetching } = useApi(BundleVideos, { bundleId }, { staleTime: FRESH_MS })
  useLive(['LibraryVideo', 'Bundle'], ['BundleVideos'])
  const kept = useKeptPlaces(bundleId)
  const speed = useSpeed('video')
  const videos = data?.libraryVideos
  if (videos?.length === 0) return null
  if (videos && kept && speed)
    return (
      <VideoRoom
        title={title}
        videos={videos}
        kept={kept}
        speed={speed}
        onLost={() => void refetch()}
        isAlone={isAlone}
      />
    )
  if (error && !videos)
    return (
      <Card>
        <ErrorState title="The videos did not load" onRetry={() => void refetch()} retrying={isFetching} />
      </Card>
    )
  return (
    <Loading label="Loading the videos">
      <Skeleton height={420} />
    </Loading>
  )
}
