import { now } from '../../providers/device/clock'
import { Icon } from '../../ui/action/icon'
import type { IconName } from '../../ui/action/icon-paths'
import { LinkButton } from '../../ui/action/link-button'
import { Row, RowList } from '../../ui/data/row-list'
import { type Day, dayOf, daysBetween } from '../../ui/time/london-days'

interface Step {
  icon: IconName
  title: string
  reason: string
  to: string
  act: string
}

const findEvents: Step = {
  icon: 'events',
  title: 'Find an event',
  reason: 'Workshops, lectures and clinics; those with a ticket come here',
  to: '/smart-events',
  act: 'See events',
}

const bringBusy: Step = {
  icon: 'link',
  title: 'Bring in your busy times',
  reason: 'From any calendar: the times are kept, never the titles',
  to: '/account#calendar',
  act: 'Add a calendar',
}

const ofStudents: readonly Step[] = [
  {
    icon: 'booking',
    title: 'Book a session',
    reason: 'Choose a kind, then a time that suits you',
    to: '/booking',
    act: 'Book',
  },
  findEvents,
  {
    icon: 'library',
    title: 'Set your study days',
    reason: 'Say which days and how long; a plan to your exam fills them',
    to: '/library/plan',
    act: 'See your plan',
  },
  bringBusy,
]

const ofTutors: readonly Step[] = [
  {
    icon: 'clock',
    title: 'Open hours',
    reason: 'Students book only the hours that you add',
    to: '/calendar/slots',
    act: 'See your hours',
  },
  findEvents,
  bringBusy,
]

/** What a student can do about an empty calendar, and how long it is to the exam. */
export function StudentSteps({ exam }: { exam: Day | null }) {
  const left = exam === null ? 0 : daysBetween(dayOf(now()), exam)
  return (
    <>
      <p className="sub">
        Sessions, events with a ticket, the days of your study groups and deadlines come here by themselves.
        {left > 0 && ` Your next exam is ${left === 1 ? 'tomorrow' : `in ${left} days`}.`}
      </p>
      <Steps steps={ofStudents} />
    </>
  )
}

/** What a tutor can do about an empty calendar. */
export const TutorSteps = () => (
  <>
    <p className="sub">Sessions that students book with you, and events that you lead, come here by themselves.</p>
    <Steps steps={ofTutors} />
  </>
)

const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <RowList tight>
    {steps.map(({ icon, title, reason, to, act }) => (
      <Row
        key={to}
        before={<Icon name={icon} />}
        title={title}
        meta={reason}
        end={
          <LinkButton size="sm" to={to}>
            {act}
          </LinkButton>
        }
      />
    ))}
  </RowList>
)
