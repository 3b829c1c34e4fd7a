import { roleOf } from '../../nouns/session/attendees'
import { phaseOf } from '../../nouns/session/state'
import { MarkerStation } from '../../parts/marking/marker-station'
import type { RoomSession } from '../../parts/room/session-parts'
import { Answering } from '../../parts/station/answers/answers-context'
import { CandidateStation } from '../../parts/station/candidate-station'
import { now } from '../../providers/device/clock'

interface RoomProps {
  session: RoomSession
  userId: string
  onTime: () => void
}

/** The bar and the room of a session, for the signed-in person's role. */
export function Room({ session, userId, onTime }: RoomProps) {
  const given = { session, userId, onTime, phase: phaseOf(session, now()) }
  if (roleOf(session, userId) !== 'candidate') return <MarkerStation {...given} />
  return (
    <Answering session={session} userId={userId}>
      <CandidateStation {...given} />
    </Answering>
  )
}
