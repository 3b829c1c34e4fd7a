import { useApi } from '../../../providers/api/query'
import { useLive } from '../../../providers/live/live'
import { Card } from '../../../ui/data/card'
import { Loading, Skeleton } from '../../../ui/data/skeleton'
import { EmptyState, ErrorState } from '../../../ui/page/blank'
import { PictureLinks } from '../../../ui/rich-text/picture-links'
import { facesOf } from './card-faces'
import { Cards } from './cards.documents'
import { Deck } from './deck'

// The addresses of the pictures are good for 15 minutes.
const FRESH_MS = 10 * 60_000

/** A look through the flashcards of a content. */
export function CardsPlayer({ contentId }: { contentId: string }) {
  const { data, error, refetch, isFetching } = useApi(Cards, { contentId }, { staleTime: FRESH_MS })
  useLive(['ContentBlock'], ['Cards'])
  if (!data)
    return error ? (
      <Card>
        <ErrorState title="The cards did not load" onRetry={() => void refetch()} retrying={isFetching} />
      </Card>
    ) : (
      <Loading label="Loading the cards">
        <Skeleton height={460} />
      </Loading>
    )
  const faces = facesOf(data.contentBlocks)
  if (faces.length === 0)
    return (
      <Card>
        <EmptyState icon="cards" title="No cards yet">
          Its authors are still at work. They appear here by themselves.
        </EmptyState>
      </Card>
    )
  return (
    <PictureLinks from={data} onRenew={refetch}>
      <Deck faces={faces} />
    </PictureLinks>
  )
}
