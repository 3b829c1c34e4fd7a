import { useState } from 'react'
import { Link } from 'react-router'
import { paperNames } from '../../nouns/exam-sitting/exam-names'
import { Areas } from '../../parts/readiness/areas'
import { Projected } from '../../parts/readiness/projected'
import { TestResults } from '../../parts/readiness/readiness.documents'
import type { Paper, Results } from '../../parts/readiness/readiness-words'
import { StandsOn } from '../../parts/readiness/stands-on'
import { TestsTaken } from '../../parts/readiness/tests-taken'
import { Weeks } from '../../parts/readiness/weeks'
import { useApi } from '../../providers/api/query'
import { useLive } from '../../providers/live/live'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { Loading, Skeleton } from '../../ui/data/skeleton'
import { Segments } from '../../ui/form/segments'
import { EmptyState, ErrorState } from '../../ui/page/blank'
import { PageHeader } from '../../ui/page/page-header'
import { dayWords } from '../../ui/time/london-days'
import { PractiseArea } from './practise-area'
import styles from './readiness-page.module.css'
import { Remembered } from './remembered'
import { WhatNext } from './what-next'

/** How ready one is for each paper, where it is to be gained, and the tests taken. */
export function ReadinessPage() {
  const { data, error, refetch, isFetching } = useApi(TestResults, {})
  useLive(['TestAttempt'], ['TestResults'])
  if (data) return <Shown results={data.testResults} />
  return (
    <>
      <PageHeader title="Test results" />
      {error ? (
        <Card>
          <ErrorState title="This did not load" onRetry={() => void refetch()} retrying={isFetching} />
        </Card>
      ) : (
        <Loading>
          <Skeleton height={240} />
          <Skeleton height={360} />
        </Loading>
      )}
    </>
  )
}

function Shown({ results: { papers, tests } }: { results: Results }) {
  const [chosen, setChosen] = useState<Paper['paper']>()
  // The paper with the most answers is the one that somebody works on.
  const busiest = papers.toSorted((one, other) => other.answers - one.answers)[0]
  const paper = papers.find((each) => each.paper === chosen) ?? busiest
  if (!paper)
    return (
      <>
        <PageHeader title="Test results" />
        <Card>
          <EmptyState
            icon="results"
            title="No test taken yet"
            action={<LinkButton to="/library?type=test">Find a test</LinkButton>}
          >
            After a test you see here how ready you are, area by area, and what to practise next.
          </EmptyState>
        </Card>
      </>
    )
  return (
    <>
      <PageHeader
        title="Readiness for SQE1"
        documentTitle="Test results"
        sub={
          paper.date ? (
            `${paperNames[paper.paper]} on ${dayWords(paper.date, 'long')}`
          ) : (
            <Link to="/account#exam">Say on your account page when you sit it</Link>
          )
        }
        actions={
          papers.length > 1 ? (
            <Segments
              label="Paper"
              options={papers.map((each) => ({ value: each.paper, label: paperNames[each.paper] }))}
              value={paper.paper}
              onChange={setChosen}
            />
          ) : undefined
        }
      />
      <div className={styles.page}>
        <div className={styles.top}>
          <Projected paper={paper} />
          <WhatNext paper={paper} />
        </div>
        <Areas paper={paper} action={(area) => <PractiseArea area={area} />} />
        <div className={styles.top}>
          <Weeks paper={paper} />
          <StandsOn paper={paper} />
        </div>
        <Remembered areaIds={paper.areas.map(({ practiceArea }) => practiceArea.id)} />
        <TestsTaken tests={tests} to={({ bundleId }) => `/test-results/${bundleId}`} />
      </div>
    </>
  )
}
