import { useApi } from '../../providers/api/query'
import { useLive } from '../../providers/live/live'
import { Icon } from '../../ui/action/icon'
import { Card } from '../../ui/data/card'
import { Row, RowList } from '../../ui/data/row-list'
import { EmptyState } from '../../ui/page/blank'
import { PageHeader } from '../../ui/page/page-header'
import { Unloaded } from '../../ui/page/unloaded'
import { When } from '../../ui/time/when'
import { BundlesToMark } from './marking.documents'
import { waitingWords } from './marking-words'

/** What waits to be marked in the bundles that one has written, or in all for staff: who has waited longest stands first. */
export function QueuePage() {
  const query = useApi(BundlesToMark, {}, { staleTime: 0 })
  const { data } = query
  useLive(['AnswerToMark'], ['BundlesToMark'])
  const all = data?.bundlesToMark.reduce((sum, { waiting }) => sum + waiting, 0) ?? 0
  return (
    <>
      <PageHeader
        title="Answers to mark"
        crumbs={[{ label: 'Library', to: '/library' }]}
        sub={all > 0 && waitingWords(all)}
      />
      {!data ? (
        <Unloaded of={query} height={240} />
      ) : data.bundlesToMark.length === 0 ? (
        <Card>
          <EmptyState icon="check" title="No answer waits for you">
            Essays and tasks of your tests appear here once students hand them in.
          </EmptyState>
        </Card>
      ) : (
        <Card>
          <RowList>
            {data.bundlesToMark.map(({ bundleId, title, waiting, oldest }) => (
              <Row
                key={bundleId}
                to={`/library/${bundleId}/editor/marking`}
                title={title}
                meta={
                  <>
                    <span className="num">{waitingWords(waiting)}</span>, the first since <When at={oldest} />
                  </>
                }
                end={<Icon name="right" size="sm" />}
              />
            ))}
          </RowList>
        </Card>
      )}
    </>
  )
}
