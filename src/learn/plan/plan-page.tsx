import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { paperNames } from '../../nouns/exam-sitting/exam-names'
import { askAhead, useApi } from '../../providers/api/query'
import { Button } from '../../ui/action/button'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { EmptyState } from '../../ui/page/blank'
import { PageHeader } from '../../ui/page/page-header'
import { Unloaded } from '../../ui/page/unloaded'
import { daysBetween, dayWords } from '../../ui/time/london-days'
import { DaysAhead } from './days-ahead'
import { Excess } from './excess'
import { StudyPlan } from './plan.documents'
import type { Plan } from './plan-words'
import styles from './study-plan.module.css'
import { Today } from './today'
import { WorkLeft } from './work-left'

const PlanSettings = lazy(async () => ({ default: (await import('./plan-settings')).PlanSettings }))

export const askPlan = () => askAhead(StudyPlan, {})

/** What to do today and each day until one's exams, whether it fits, and what is left. */
export function PlanPage() {
  const asked = useApi(StudyPlan, {}, { staleTime: 0 })
  const [settings, setSettings] = useState(false)
  const plan = asked.data?.studyPlan
  return (
    <>
      <PageHeader
        title="Your plan"
        sub={plan && <Exams plan={plan} />}
        crumbs={[{ label: 'Library', to: '/library' }]}
        actions={
          <Button icon="clock" disabled={!plan} onClick={() => setSettings(true)}>
            Time and days off
          </Button>
        }
      />
      {plan ? <Shown plan={plan} /> : <Unloaded of={asked} height={320} />}
      <Suspense>{settings && plan && <PlanSettings plan={plan} onClose={() => setSettings(false)} />}</Suspense>
    </>
  )
}

function Exams({ plan: { day, exams } }: { plan: Plan }) {
  if (!exams.length) return <Link to="/account#exam">Say on your account page when you sit your exam</Link>
  return exams
    .map(({ paper, date }) => `${paperNames[paper]} on ${dayWords(date, 'long')}, in ${inDays(daysBetween(day, date))}`)
    .join('; ')
}

const inDays = (days: number) => (days === 1 ? '1 day' : `${days} days`)

function Shown({ plan }: { plan: Plan }) {
  const isEmpty = !plan.work.length && plan.days.every(({ minutes }) => !minutes)
  if (isEmpty)
    return (
      <Card>
        <EmptyState
          icon="library"
          title="Nothing to plan yet"
          action={<LinkButton to="/library">To the library</LinkButton>}
        >
          Lectures, tests and questions that you have opened, your cards and your booked sessions are spread here over
          the days until your exam.
        </EmptyState>
      </Card>
    )
  return (
    <div className={styles.page}>
      <Excess plan={plan} />
      <div className={styles.top}>
        <Today plan={plan} />
        <DaysAhead plan={plan} />
      </div>
      <WorkLeft plan={plan} />
    </div>
  )
}
