import { inOrder } from '../../../nouns/session/next-moment'
import { now } from '../../../providers/device/clock'
import type { Viewer } from '../../../providers/sign-in/viewer'
import dashboardStyles from '../dashboard.module.css'
import { eventsOf, heldOf } from '../events/held'
import { MyEvents, NextUp } from '../next-up'
import { ExamCountdown } from './exam-countdown'
import { FirstDay, FirstSessions } from './first-day'
import { ReadinessCard } from './readiness-card'
import type { StudentDashboardQuery } from './student.documents'
import { studyTasks } from './study-tasks'
import { TodayTasks } from './today-tasks'

export interface DayProps {
  data: StudentDashboardQuery
  viewer: Viewer
  /** In London. */
  today: string
}

/** The day of a student who has never booked: how to begin. */
export function Beginning({ data, viewer, today }: DayProps) {
  const hasExam = data.examSittings.some(({ date }) => date >= today)
  const events = eventsOf(data, now())
  const [next] = inOrder(heldOf(events), now())
  return (
    <div className={dashboardStyles.dash}>
      <div className={dashboardStyles.main}>
        {next && <NextUp next={next} viewerId={viewer.id} />}
        <FirstDay firstName={viewer.firstName} data={data} hasExam={hasExam} isSecond={!!next} />
        <MyEvents events={events} next={next} />
        <TodayTasks tasks={studyTasks(data, now())} />
        <ReadinessCard papers={data.testResults.papers} />
      </div>
      <div className={dashboardStyles.side}>
        <ExamCountdown sittings={data.examSittings} today={today} />
        <FirstSessions types={data.sessionTypes} />
      </div>
    </div>
  )
}
