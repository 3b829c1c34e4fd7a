import { clsx } from 'clsx'
import { useParams } from 'react-router'
import { needTitles } from '../../nouns/mock/need-titles'
import { StatusWord } from '../../nouns/mock/status-word'
import { isNotThere } from '../../providers/api/api-error'
import { useApi } from '../../providers/api/query'
import { useLive } from '../../providers/live/live'
import { useViewer } from '../../providers/sign-in/viewer'
import { Card } from '../../ui/data/card'
import { Loading, SkeletonRows } from '../../ui/data/skeleton'
import { ErrorState, NoPermission } from '../../ui/page/blank'
import { PageHeader } from '../../ui/page/page-header'
import { RichText } from '../../ui/rich-text/rich-text'
import { MockFiles } from './mock-files'
import { MOCK_TYPES } from './mock-types'
import { EditableMock, type EditableMockQuery } from './mocks.documents'
import styles from './mocks.module.css'

type Mock = EditableMockQuery['mock']

const crumbs = [{ label: 'Mocks', to: '/my-mocks' }]

/** A mock as a tutor with the permission to edit it sees it: their documents to change, the rest to read. */
export function MockPage() {
  const { mockId = '' } = useParams()
  const viewer = useViewer()
  const { data, error, refetch, isFetching } = useApi(EditableMock, { id: mockId })
  useLive(MOCK_TYPES, ['EditableMock', 'EditsMocks'])
  if (!data)
    return (
      <>
        <PageHeader title="Mock" crumbs={crumbs} />
        {!error ? (
          <Loading>
            <SkeletonRows rows={8} />
          </Loading>
        ) : isNotThere(error) ? (
          <Refused />
        ) : (
          <ErrorState title="The mock did not load" onRetry={() => void refetch()} retrying={isFetching} />
        )}
      </>
    )
  const { mock } = data
  const mayEdit = mock.permissions?.some(({ userId, type }) => userId === viewer?.id && type === 'edit')
  if (!mayEdit || isNotThere(error))
    return (
      <>
        <PageHeader title="Mock" crumbs={crumbs} />
        <Refused />
      </>
    )
  return (
    <>
      <PageHeader
        title={mock.name ?? 'Mock'}
        crumbs={crumbs}
        sub={
          <span className={styles.sub}>
            {[mock.sessionType?.name, mock.practiceArea?.name].filter(Boolean).join(' · ')}
            <StatusWord status={mock.status} />
          </span>
        }
      />
      <div className={styles.page}>
        <div className={styles.main}>
          <MockFiles mockId={mock.id} kind="material" files={filesOf(mock.materials)} />
          <MockFiles mockId={mock.id} kind="template" files={filesOf(mock.templates)} />
          <Texts mock={mock} />
        </div>
        <aside className={clsx(styles.side, mock.lacks?.length && styles.first)} aria-label="About this mock">
          <Missing mock={mock} />
          <Card title="What only staff change">
            <p className="meta">
              Its name, texts, criteria and status, who may conduct it, and the documents that others added. Tell staff
              what should change.
            </p>
          </Card>
        </aside>
      </div>
    </>
  )
}

const filesOf = (documents: Mock['materials']) => (documents ?? []).flatMap(({ file }) => (file ? [file] : []))

function Refused() {
  return (
    <Card>
      <NoPermission title="You may not edit this mock">
        Staff give this permission, mock by mock. Ask them if you should have it.
      </NoPermission>
    </Card>
  )
}

/** What the mock still needs; nothing once it is complete. */
function Missing({ mock: { lacks } }: { mock: Mock }) {
  if (!lacks?.length) return null
  return (
    <Card title="Still missing" count={lacks.length}>
      <ul className={styles.needs}>
        {lacks.map((need) => (
          <li key={need}>{needTitles[need]}</li>
        ))}
      </ul>
    </Card>
  )
}

function Texts({ mock }: { mock: Mock }) {
  const texts = [
    { title: 'Task for the candidate', html: mock.candidateInstruction },
    { title: 'Scenario', html: mock.scenario },
    { title: 'How the station runs', html: mock.instruction },
    { title: 'For tutors', html: mock.tutorInstruction },
    { title: 'Suggested answer', html: mock.suggestedAnswer },
  ]
  return (
    <>
      {mock.marksheet && mock.marksheet.length > 0 && (
        <Card title="Criteria" count={mock.marksheet.length}>
          <ul className={styles.needs}>
            {mock.marksheet.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        </Card>
      )}
      {texts.map(
        ({ title, html }) =>
          html && (
            <Card key={title} title={title}>
              <RichText html={html} />
            </Card>
          ),
      )}
    </>
  )
}
