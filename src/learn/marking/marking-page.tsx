import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { isNotThere } from '../../providers/api/api-error'
import { useApi } from '../../providers/api/query'
import { useLive } from '../../providers/live/live'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { Segments } from '../../ui/form/segments'
import { Pages } from '../../ui/list/pages'
import { useRowBeside } from '../../ui/list/use-row-beside'
import { EmptyState } from '../../ui/page/blank'
import { PageHeader } from '../../ui/page/page-header'
import { Unloaded } from '../../ui/page/unloaded'
import { AnswerList } from './answer-list'
import { AnswerPanel } from './answer-panel'
import { AnswersToMark } from './marking.documents'
import styles from './marking-page.module.css'
import { nextOf, waitingWords } from './marking-words'

type View = 'waiting' | 'marked'

const views = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'marked', label: 'Marked' },
] as const

/** The answers of a bundle that wait, who waits longest first, and one of them beside the list. */
export function MarkingPage() {
  const { bundleId = '', answerId } = useParams()
  const navigate = useNavigate()
  const list = useAnswersToMark(bundleId)
  // Open for the first; who has read it folds it away for the others.
  const [reads, setReads] = useState(true)
  const { view, found } = list
  if (!found) return <NoAnswers query={list.query} />
  const { bundle, answersToMark: answers } = found
  const base = `/library/${bundleId}/editor/marking`
  const shown = answerId ?? list.held
  const next = shown && view === 'waiting' ? nextOf(answers.entries, shown) : undefined
  return (
    <>
      <PageHeader
        title="Marking"
        documentTitle={`Marking: ${bundle.title}`}
        crumbs={[
          { label: 'Library', to: '/library' },
          { label: 'Answers to mark', to: '/library/marking' },
          { label: bundle.title, to: `/library/${bundle.categoryId}/${bundleId}` },
          ...(answerId ? [{ label: 'All answers', to: base }] : []),
        ]}
        sub={view === 'waiting' && <span className="num">{waitingWords(answers.pageInfo.totalCount ?? 0)}</span>}
      />
      <div className={styles.page} data-answer={answerId ? 'own' : 'none'}>
        <div className={styles.list}>
          <Card flush>
            <div className={styles.tools}>
              <Segments label="Show" options={views} value={view} onChange={list.show} />
            </div>
            {answers.entries.length ? (
              <AnswerList answers={answers.entries} chosen={shown} to={({ id }) => `${base}/${id}`} />
            ) : (
              <EmptyState icon="check" title={view === 'waiting' ? 'Nothing waits here' : 'Nothing is marked yet'}>
                What a person marks in this bundle’s tests waits here from its hand-in on.
              </EmptyState>
            )}
          </Card>
          <Pages info={answers.pageInfo} onPage={list.setPage} />
        </div>
        {shown && (
          <div className={styles.answer}>
            <AnswerPanel
              key={shown}
              answerId={shown}
              reads={reads}
              onReads={setReads}
              onNext={next ? () => navigate(`${base}/${next}`, { preventScrollReset: true }) : undefined}
            />
          </div>
        )}
      </div>
    </>
  )
}

/** The answers of a view, and the one that stays beside them. */
function useAnswersToMark(bundleId: string) {
  const [view, setView] = useState<View>('waiting')
  const [page, setPage] = useState(1)
  const query = useApi(AnswersToMark, { bundleId, marked: view === 'marked', page }, { staleTime: 0 })
  const { data, isPlaceholderData } = query
  useLive(['AnswerToMark'], ['AnswersToMark', 'AnswerToMark'])
  const found = data?.bundle.id === bundleId ? data : undefined
  const first = isPlaceholderData ? undefined : found?.answersToMark.entries[0]?.id
  const { held, letGo } = useRowBeside(first)
  const show = (chosen: View) => {
    setView(chosen)
    setPage(1)
    letGo()
  }
  return { query, found, held, view, show, setPage }
}

function NoAnswers({ query }: Pick<ReturnType<typeof useAnswersToMark>, 'query'>) {
  return (
    <>
      <PageHeader title="Marking" crumbs={[{ label: 'Library', to: '/library' }]} />
      <Unloaded
        of={query}
        height={480}
        gone={
          isNotThere(query.error) && (
            <EmptyState title="This was not found" action={<LinkButton to="/library">To the library</LinkButton>}>
              Answers are marked by the authors of a bundle and by staff.
            </EmptyState>
          )
        }
      />
    </>
  )
}
