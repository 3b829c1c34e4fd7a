import { useSearchParams } from 'react-router'
import type { MockNeed } from '../../../rules/room/mock-checklist'
import { needTitles } from '../../nouns/mock/need-titles'
import { StatusWord } from '../../nouns/mock/status-word'
import { areaInShort } from '../../nouns/practice-area/area-in-short'
import { useApi } from '../../providers/api/query'
import { useLive } from '../../providers/live/live'
import { Card } from '../../ui/data/card'
import { Row, RowList } from '../../ui/data/row-list'
import { Loading, SkeletonRows } from '../../ui/data/skeleton'
import { Pages } from '../../ui/list/pages'
import { ErrorState, NoPermission } from '../../ui/page/blank'
import { PageHeader } from '../../ui/page/page-header'
import { MOCK_TYPES } from './mock-types'
import { EditableMocks } from './mocks.documents'
import styles from './mocks.module.css'

/** The mocks that a tutor may edit, with what each of them lacks. */
export function MocksPage() {
  const [search, setSearch] = useSearchParams()
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1)
  const { data, error, refetch, isFetching, isPlaceholderData } = useApi(EditableMocks, { page })
  useLive(MOCK_TYPES, ['EditableMocks', 'EditsMocks'])
  const { entries, pageInfo } = data?.mocks ?? {}
  return (
    <>
      <PageHeader
        title="Mocks"
        sub={pageInfo && pageInfo.totalCount > 0 ? `${pageInfo.totalCount} that you may edit` : undefined}
      />
      <Card busy={isPlaceholderData}>
        {entries?.length ? (
          <RowList>
            {entries.map(({ id, name, status, lacks, sessionType, practiceArea }) => (
              <Row
                key={id}
                title={name}
                to={`/my-mocks/${id}`}
                meta={
                  <>
                    {[sessionType?.name, areaInShort(practiceArea)].filter(Boolean).join(' · ')}
                    {lacks && lacks.length > 0 && (
                      <span className={styles.lacks}>{`Missing: ${lackWords(lacks)}`}</span>
                    )}
                  </>
                }
                end={<StatusWord status={status} />}
              />
            ))}
          </RowList>
        ) : entries ? (
          <NoPermission title="You may not edit any mock">
            Staff give this permission, mock by mock. Ask them if you should have it.
          </NoPermission>
        ) : error ? (
          <ErrorState title="The mocks did not load" onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Loading>
            <SkeletonRows rows={8} />
          </Loading>
        )}
      </Card>
      {pageInfo && <Pages info={pageInfo} onPage={(to) => setSearch(to > 1 ? { page: String(to) } : {})} />}
    </>
  )
}

/** 'scenario, documents'. */
const lackWords = (lacks: readonly MockNeed[]): string =>
  lacks
    .filter((need) => need !== 'published')
    .map((need) => needTitles[need])
    .join(', ') || needTitles.published
