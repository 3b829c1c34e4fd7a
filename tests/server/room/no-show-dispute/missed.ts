import type { Answer, Person, TestApp } from '../../../build'
import { booked, inDays, school } from '../../../factories'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE

const disputeDocument = `mutation($id: ID!, $reason: DisputeReason!, $message: Text!) {
  sessionNoShowDispute(id: $id, reason: $reason, message: $message) { status allowed noShowAt noShowDispute { reason message answerBy outcome answer rebookUntil } } }`
const resolveDocument = `mutation($id: ID!, $outcome: DisputeOutcome!, $message: Text!) {
  sessionNoShowResolve(id: $id, outcome: $outcome, message: $message) { status cancelReason noShowDispute { outcome answer resolvedAt rebookUntil } } }`

/** The same application; everybody who asks signs in again first, since the clock moves by days. */
export const signingInAgain = (app: TestApp): TestApp => ({
  ...app,
  send: async (document, variables, who) => app.send(document, variables, who && (await app.again(who))),
})

/** A school in which students book live sessions and do not come to them; staff manage its sessions. */
export async function missedSessions(app: TestApp, { mocks = 8 } = {}) {
  const place = await school(app, { mocks })
  const staff = await app.person({ abilities: ['manage_sessions'] })
  const [tutor] = place.tutors as [Person]

  /** Books and pays a session for somebody, and has the tutor record that they did not come. The clock then stands at that moment. */
  async function missed(student: Person) {
    const at = inDays(app, 3)
    const id = await booked(app, place, student, at)
    await app.at(new Date(at.getTime() + 16 * MINUTE))
    const { errors } = await app.send('mutation($id: ID!) { sessionUpdateNoShow(id: $id) { id } }', { id }, tutor)
    if (errors) throw new Error(JSON.stringify(errors))
    return id
  }
  const dispute = (
    id: string,
    who: Person,
    message = 'The link did not open.',
    reason = 'link_failed',
  ): Promise<Answer> => app.send(disputeDocument, { id, reason, message }, who)
  const resolve = (id: string, outcome: string, message = 'We have seen the logs.', who = staff): Promise<Answer> =>
    app.send(resolveDocument, { id, outcome, message }, who)
  return { place, staff, tutor, missed, dispute, resolve }
}
