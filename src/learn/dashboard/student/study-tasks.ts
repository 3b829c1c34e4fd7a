import { lengthWords } from '../../../ui/time/length-words'
import type { StudentDashboardQuery } from './student.documents'
import type { Task } from './task'

/** What a student does in the library. */
export type Study = Pick<StudentDashboardQuery, 'reviewQueue' | 'running' | 'held' | 'libraryProgress'>

const DAY_MS = 86_400_000
const ENDING_DAYS = 14
/** What lay longer is gone on with from the library. */
const BEGUN_DAYS = 14

/** Tests and a lecture to go on with, tonight's reviews, and access to bundles that is about to end. */
export function studyTasks({ running, reviewQueue, held, libraryProgress }: Study, now: number): Task[] {
  return [
    ...running.entries
      .filter(({ endsAt }) => !endsAt || Date.parse(endsAt) > now)
      .map(({ id, title, answered, count, endsAt }) => ({
        key: id,
        icon: 'question' as const,
        title: `Go on: ${title}`,
        note: `${answered} of ${count} answered.${endsAt ? ' Ends' : ''}`,
        ...(endsAt ? { at: endsAt } : {}),
        to: `/library/attempts/${id}`,
        label: 'Go on',
      })),
    ...begun(libraryProgress, now),
    ...reviewing(reviewQueue),
    ...held.entries.filter(({ until }) => isEnding(until, now)).flatMap(ending),
  ]
}

/** What was begun last, unless it is heard or seen to its end. */
function begun(progress: Study['libraryProgress'], now: number): Task[] {
  const latest = progress.find(({ whole, count }) => whole < count)
  if (!latest || now - Date.parse(latest.at) > BEGUN_DAYS * DAY_MS) return []
  const { bundleId, categoryId, title, inSlide, number, count, secondsLeft } = latest
  const left = secondsLeft ? ` ${lengthWords(Math.ceil(secondsLeft / 60))} left.` : ''
  return [
    {
      key: bundleId,
      icon: 'play',
      title: `Go on: ${title}`,
      note: `${inSlide ? `Slide ${number} of ${count}.` : `Video ${number} of ${count}.`}${left}`,
      to: `/library/${categoryId}/${bundleId}`,
      label: 'Go on',
    },
  ]
}

function reviewing({ off, today: { cards, questions, minutes } }: Study['reviewQueue']): Task[] {
  if (off || cards + questions === 0) return []
  return [
    {
      key: 'review',
      icon: 'cards',
      title: 'Tonight’s review',
      note: amountOf(cards, questions, lengthWords(minutes)),
      to: '/library/review',
      label: 'Start',
    },
  ]
}

function amountOf(cards: number, questions: number, length: string): string {
  const inCards = cards === 1 ? '1 card' : `${cards} cards`
  const inQuestions = questions === 1 ? '1 question' : `${questions} questions`
  if (cards && questions) return `${inCards}, ${inQuestions}, about ${length}.`
  return cards ? `${inCards}, about ${length}.` : `${inQuestions}, about ${length}.`
}

const isEnding = (until: string | null, now: number) => {
  const left = Date.parse(until ?? '') - now
  return left > 0 && left < ENDING_DAYS * DAY_MS
}

const ending = ({ id, until, bundle }: Study['held']['entries'][number]): Task[] =>
  bundle && until
    ? [
        {
          key: id,
          icon: 'clock',
          title: `Access ends: ${bundle.title}`,
          note: 'Yours until',
          at: until,
          to: `/library/${bundle.categoryId}/${bundle.id}`,
          label: 'Open',
        },
      ]
    : []
