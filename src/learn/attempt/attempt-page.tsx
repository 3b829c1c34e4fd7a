import { useCallback } from 'react'
import { useNavigate, useParams } from 'react-router'
import { Attempt } from '../../parts/player/test/attempt.documents'
import { TestPlayer } from '../../parts/player/test/test-player'
import { isNotThere } from '../../providers/api/api-error'
import { useApi } from '../../providers/api/query'
import { Loading, Skeleton } from '../../ui/data/skeleton'
import { ErrorState } from '../../ui/page/blank'
import { PadPage } from '../../ui/page/pad-page'
import { PictureLinks } from '../../ui/rich-text/picture-links'
import styles from './attempt-page.module.css'

/** Takes a test, from where it was left; one that is over leads to its result. */
export function AttemptPage() {
  const { attemptId = '' } = useParams()
  const navigate = useNavigate()
  // What is kept from before may lack answers given since; later answers are the saver's.
  const { data, error, refetch, isFetching, isFetchedAfterMount } = useApi(Attempt, { id: attemptId }, { staleTime: 0 })
  const mockDayId = data?.testAttempt.mockDayId
  const toResult = useCallback(() => {
    void navigate(mockDayId ? `/library/mock-day/${mockDayId}` : `/test-results/attempts/${attemptId}`, {
      replace: true,
    })
  }, [attemptId, mockDayId, navigate])
  if (error && !data)
    return isNotThere(error) ? (
      <PadPage
        icon="library"
        title="This test was not found"
        lead="It may be somebody else’s, or have been taken down."
        links={[{ to: '/library', label: 'To the library' }]}
      />
    ) : (
      <main id="main">
        <ErrorState isPage title="This did not load" onRetry={() => void refetch()} retrying={isFetching} />
      </main>
    )
  const attempt = data?.testAttempt
  if (!attempt || attempt.id !== attemptId || !isFetchedAfterMount)
    return (
      <main id="main" className={styles.waiting}>
        <Loading>
          <Skeleton height={280} />
          <Skeleton height={320} />
        </Loading>
      </main>
    )
  const { bundle } = attempt
  return (
    <PictureLinks from={attempt} onRenew={refetch}>
      <TestPlayer
        key={attempt.id}
        attempt={attempt}
        back={
          bundle
            ? { to: `/library/${bundle.categoryId}/${bundle.id}`, label: 'Leave; your answers are kept' }
            : { to: '/library', label: 'Leave; your answers are kept' }
        }
        onEnd={toResult}
      />
    </PictureLinks>
  )
}
