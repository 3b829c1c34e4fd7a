import { useState } from 'react'
import { useParams } from 'react-router'
import { isNotThere } from '../../providers/api/api-error'
import { useApi } from '../../providers/api/query'
import { useLive } from '../../providers/live/live'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { Segments } from '../../ui/form/segments'
import { TextField } from '../../ui/form/text-field'
import { Pages } from '../../ui/list/pages'
import { useRowBeside } from '../../ui/list/use-row-beside'
import { EmptyState } from '../../ui/page/blank'
import { PageHeader } from '../../ui/page/page-header'
import { Unloaded } from '../../ui/page/unloaded'
import { BundleHealth, type BundleHealthQueryVariables } from './health.documents'
import styles from './health-page.module.css'
import type { BundleHealthShown } from './health-words'
import { QuestionPanel } from './question-panel'
import { QuestionTable } from './question-table'

type View = NonNullable<BundleHealthQueryVariables['view']>

/** How the questions of a bundle do, worst first, and one of them beside it. */
export function HealthPage() {
  const { bundleId = '', blockId } = useParams()
  const list = useQuestions(bundleId)
  const { health } = list
  if (!health) return <NoHealth query={list.query} />
  const base = `/library/${bundleId}/editor/health`
  const shown = blockId ?? list.held
  return (
    <>
      <PageHeader
        title="Question health"
        documentTitle={`Question health: ${health.title}`}
        crumbs={[
          { label: 'Library', to: '/library' },
          { label: health.title, to: `/library/${health.categoryId}/${bundleId}` },
          ...(blockId ? [{ label: 'All questions', to: base }] : []),
        ]}
        sub={subWords(health)}
      />
      <div className={styles.page} data-question={blockId ? 'own' : 'none'}>
        <div className={styles.list}>
          <QuestionCard health={health} list={list} chosen={shown} base={base} />
          <Pages info={health.pageInfo} onPage={list.setPage} />
          <p className="help">{passWords(health)}</p>
        </div>
        {shown && (
          <div className={styles.side}>
            <QuestionPanel key={shown} blockId={shown} bundleId={bundleId} />
          </div>
        )}
      </div>
    </>
  )
}

/** The questions of a view, and the one that stays beside them. */
function useQuestions(bundleId: string) {
  const [view, setView] = useState<View>('to_look_at')
  const [page, setPage] = useState(1)
  const [lawBefore, setLawBefore] = useState('')
  const query = useApi(BundleHealth, {
    bundleId,
    view,
    page,
    ...(view === 'law' && lawBefore && { lawBefore }),
  })
  const { data, isPlaceholderData } = query
  useLive(['QuestionReport', 'QuestionCorrection', 'ContentBlock'], ['BundleHealth', 'QuestionHealth'])
  const health = data?.bundleHealth.id === bundleId ? data.bundleHealth : undefined
  const first = isPlaceholderData ? undefined : health?.questions[0]?.id
  const { held, letGo } = useRowBeside(first)
  const show = (next: View) => {
    setView(next)
    letGo()
    setPage(1)
  }
  return { query, health, held, view, show, setPage, lawBefore, setLawBefore }
}

type Questions = ReturnType<typeof useQuestions>

function NoHealth({ query }: Pick<Questions, 'query'>) {
  return (
    <>
      <PageHeader title="Question health" crumbs={[{ label: 'Library', to: '/library' }]} />
      <Unloaded
        of={query}
        height={480}
        gone={
          isNotThere(query.error) && (
            <EmptyState title="This was not found" action={<LinkButton to="/library">To the library</LinkButton>}>
              Question health is for the authors of a bundle and for staff.
            </EmptyState>
          )
        }
      />
    </>
  )
}

interface QuestionCardProps {
  health: BundleHealthShown
  list: Questions
  chosen: string | undefined
  /** The address before that of each question. */
  base: string
}

/** The list of the questions, by view. */
function QuestionCard({ health, list: { view, show, lawBefore, setLawBefore }, chosen, base }: QuestionCardProps) {
  return (
    <Card flush>
      <div className={styles.tools}>
        <Segments label="Show" options={viewsOf(health)} value={view} onChange={show} />
        <p className={styles.key} aria-hidden="true">
          <span>
            <i className={styles.tick} />
            estimate
          </span>
          <span>
            <i className={styles.swatch} />
            right option
          </span>
        </p>
      </div>
      {view === 'law' && (
        <div className={styles.law}>
          <TextField
            label="Law stated before"
            type="date"
            help="Leave it empty for a year ago; enter the day of a change in the law to see what it may touch."
            value={lawBefore}
            onChange={(event) => setLawBefore(event.target.value)}
          />
        </div>
      )}
      {health.questions.length ? (
        <QuestionTable questions={health.questions} chosen={chosen} to={({ id }) => `${base}/${id}`} />
      ) : (
        <EmptyState title={emptyTitles[view]} icon="check">
          {health.all ? 'Choose another view to see the others.' : 'This bundle has no questions.'}
        </EmptyState>
      )}
    </Card>
  )
}

const emptyTitles: Record<View, string> = {
  to_look_at: 'Nothing to look at',
  all: 'No questions yet',
  voided: 'No question is taken out',
  law: 'The law of all questions is recent',
}

const viewsOf = ({ toLookAt, all, voided, law }: BundleHealthShown) =>
  [
    { value: 'to_look_at', label: `To look at ${toLookAt}` },
    { value: 'all', label: `All ${all}` },
    { value: 'law', label: `Old law ${law}` },
    { value: 'voided', label: `Taken out ${voided}` },
  ] as const

const subWords = ({ toLookAt, all, answers }: BundleHealthShown) => (
  <span className="num">
    {`${toLookAt} of ${all} questions to look at, worst first. ${answers.toLocaleString('en-GB')} first answers.`}
  </span>
)

function passWords({ passPercent, passFrom, estimated, all, voided }: BundleHealthShown): string {
  if (passFrom === 'set') return `The pass line is set: ${passPercent}%. Estimates do not change it.`
  if (passFrom === 'estimates')
    return `The pass line of the next attempt is ${passPercent}%: the mean of its authors’ estimates (Angoff). Attempts keep the line of their start.`
  return `There is no pass line: ${estimated} of ${all - voided} questions have an estimate, and all of them need one.`
}
