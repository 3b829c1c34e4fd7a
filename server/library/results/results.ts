import { showsResults } from '../../../rules/library/shown'
import type { AttemptStatus, ShownWhen } from '../../../schema/generated/types'
import type { Context } from '../../kernel/context'
import { askedIn } from '../asking/asked'
import { shownQuestion } from '../asking/shown-question'

interface Timed {
  status: AttemptStatus
  endsAt: string | null
}

/** The columns behind points and percent, as the reader answers them. */
interface Scored {
  status: AttemptStatus
  resultsShow: ShownWhen
  accessOver: boolean
  satElsewhere: boolean
  points: number | null
  most: number
}

/** The state by the clock: what is over and not yet handed in is overdue. */
export const status = ({ status, endsAt }: Timed, _args: never, { clock }: Pick<Context, 'clock'>): AttemptStatus =>
  status === 'in_progress' && endsAt && new Date(endsAt) <= clock.now() ? 'overdue' : status

/** Points got, once they may be shown. */
export const points = (attempt: Omit<Scored, 'most'>): number | null => (showsResults(attempt) ? attempt.points : null)

/** Points got in percent, once they may be shown; null where there are none to be had. */
export function percent({ most, ...attempt }: Scored): number | null {
  const got = points(attempt)
  return got === null || !most ? null : Math.round((got / most) * 10_000) / 100
}

/** The questions with what may be shown of them. The person's notes and files are theirs alone. */
export async function questions(
  { id, userId }: { id: string; userId: string },
  _args: never,
  { database, clock, viewer }: Context,
) {
  const all = (await askedIn(database, id, clock.now())).map(shownQuestion)
  return viewer?.id === userId ? all : all.map((each) => ({ ...each, note: null, files: [] }))
}
