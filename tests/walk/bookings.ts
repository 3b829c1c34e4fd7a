import type { Product } from './product'

const HOUR = 3_600_000

export interface Booked {
  id: string
  name: string
  startAt: string
  /** In pence. */
  price: number
  tutor: { email: string; fullName: string }
}

interface Facts {
  startAt: string
  status: string
  assignmentStatus: string
  attendees: { id: string; role: string; userId: string; user: { email: string; fullName: string } }[]
}

/** What a journey between people needs of the school beside the browser. */
export function bookingsOf(product: Product) {
  const token = async (email: string) => (await product.tokens(email)).accessToken
  const desk = () => token('admin@articled.example')

  async function factsOf(id: string) {
    const { session } = await product.send<{ session: Facts }>(
      'query ($id: ID!) { session(id: $id) { startAt status assignmentStatus attendees { id role userId user { email fullName } } } }',
      { id },
      await desk(),
    )
    return session
  }

  /** Who conducts a session. */
  async function conductorOf(id: string) {
    const found = (await factsOf(id)).attendees.find(({ role }) => role === 'tutor' || role === 'interviewer')
    if (!found) throw new Error(`nobody conducts ${id}`)
    return found
  }

  async function balanceOf(email: string) {
    const { wallet } = await product.send<{ wallet: { balance: number } }>(
      '{ wallet { balance } }',
      {},
      await token(email),
    )
    return wallet.balance
  }

  /** Students of the demo school who pay, but for the one whose days it plans. */
  async function students(): Promise<{ id: string; email: string; fullName: string }[]> {
    const { users } = await product.send<{
      users: { entries: { id: string; email: string; fullName: string; paymentStatus: string }[] }
    }>(
      '{ users(pageSize: 100, types: [aspiringSolicitor]) { entries { id email fullName paymentStatus } } }',
      {},
      await desk(),
    )
    return users.entries.filter(
      ({ email, paymentStatus }) => paymentStatus === 'paying' && !email.startsWith('student@'),
    )
  }

  /** The first live start in three days or later, with the tutor of the demo school or where several are free. */
  async function startFor(student: string, tutorId: string | null) {
    const { sessionTypes } = await product.send<{
      sessionTypes: { id: string; mode: string; practiceAreas: { id: string }[] }[]
    }>('{ sessionTypes { id mode practiceAreas { id } } }', {}, student)
    for (const { id: type, practiceAreas } of sessionTypes.filter(({ mode }) => mode === 'live'))
      for (const { id: area } of practiceAreas) {
        const { slots } = await product.send<{ slots: { entries: { from: string; userId: string | null }[] } }>(
          'query ($type: ID!, $area: ID!, $tutor: ID) { slots(sessionTypeId: $type, practiceAreaId: $area, userId: $tutor) { entries { from userId } } }',
          { type, area, tutor: tutorId },
          student,
        )
        const start = slots.entries.find(
          ({ userId, from }) => (tutorId || !userId) && Date.parse(from) > Date.now() + 72 * HOUR,
        )
        if (start) return { type, area, at: start.from, tutor: tutorId }
      }
    throw new Error('the school has no such start')
  }

  /** Pays for and books a live session. */
  async function book(email: string, withWhom: 'the tutor' | 'one of several'): Promise<Booked> {
    const { accessToken: student, user } = await product.tokens(email)
    const tutorId = withWhom === 'the tutor' ? (await product.tokens('tutor@articled.example')).user.id : null
    await product.send(
      'mutation ($id: ID!) { walletCredit(userId: $id, kind: bonus, amount: 20000, reason: "For the journey") { id } }',
      { id: user.id },
      await desk(),
    )
    const start = await startFor(student, tutorId)
    const { sessionHold } = await product.send<{ sessionHold: { session: { id: string; name: string } } }>(
      'mutation ($type: ID!, $area: ID!, $at: DateTime!, $tutor: ID) { sessionHold(sessionTypeId: $type, practiceAreaId: $area, startAt: $at, userId: $tutor) { session { id name } } }',
      start,
      student,
    )
    const { id, name } = sessionHold.session
    const { sessionBook } = await product.send<{ sessionBook: { price: number } }>(
      'mutation ($id: ID!) { sessionBook(id: $id) { price } }',
      { id },
      student,
    )
    return { id, name, startAt: start.at, price: sessionBook.price, tutor: (await conductorOf(id)).user }
  }

  return { token, factsOf, conductorOf, balanceOf, students, book }
}
