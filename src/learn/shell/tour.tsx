import { Link } from 'react-router'
import { isBuilt } from '../../providers/page/built'
import { Button } from '../../ui/action/button'
import { StepBars } from '../../ui/data/step-bars'
import { Dialog } from '../../ui/overlay/dialog'

interface TourStep {
  title: string
  words: string
  place?: { to: string; label: string }
}

const steps: readonly TourStep[] = [
  {
    title: 'Your schedule',
    words: 'Your bookings are in the calendar, in London time and in your own time zone.',
    place: { to: '/calendar', label: 'Calendar' },
  },
  {
    title: 'Live events',
    words: 'Lectures, seminars and workshops that you join with others.',
    place: { to: '/smart-events', label: 'Smart events' },
  },
  {
    title: 'Booking',
    words: 'Choose a type of session and a free start. The price and the cancellation policy are beside the button.',
    place: { to: '/booking', label: 'Booking' },
  },
  {
    title: 'Classroom',
    words: 'Here you read the instructions, hand in your answers and find your marks and feedback.',
    place: { to: '/classroom', label: 'Classroom' },
  },
  {
    title: 'Top up your balance',
    words: 'Sessions are paid from your wallet, which you fill beforehand.',
    place: { to: '/wallet/top-up', label: 'Wallet' },
  },
  {
    title: 'Groups',
    words: 'Study with others who sit the same exam at the same time.',
    place: { to: '/study-groups', label: 'Study groups' },
  },
  {
    title: 'Library',
    words: 'Lectures, flashcards and tests, by practice area.',
    place: { to: '/library', label: 'Library' },
  },
  {
    title: 'The app',
    words:
      'Articled can be installed like an app: on a phone under More, on a computer in the address bar of the browser.',
  },
]

interface TourProps {
  /** The shown step, from 0. */
  step: number
  onStep: (step: number) => void
  /** Closed, or left for a step's page; it can be continued later. */
  onLeave: () => void
  onFinish: () => void
}

/** Eight steps through the product, each with a link to its page once there is one. */
export function Tour({ step: at, onStep, onLeave, onFinish }: TourProps) {
  const step = steps[at]
  const isLast = at === steps.length - 1
  if (!step) return null
  return (
    <Dialog
      open
      size="sm"
      title={step.title}
      onClose={onLeave}
      foot={
        <div className="btn-row">
          <Button disabled={at === 0} onClick={() => onStep(at - 1)}>
            Previous
          </Button>
          <Button variant="primary" data-initial-focus onClick={() => (isLast ? onFinish() : onStep(at + 1))}>
            {isLast ? "Let's start!" : 'Next'}
          </Button>
        </div>
      }
    >
      <StepBars count={steps.length} current={at} />
      <p className="help" role="status">{`Step ${at + 1} of ${steps.length}`}</p>
      <p>{step.words}</p>
      {step.place && isBuilt(step.place.to) && (
        <p>
          <Link to={step.place.to} onClick={onLeave}>
            {step.place.label}
          </Link>
        </p>
      )}
    </Dialog>
  )
}
