import type { PlacedEvent } from '../../groups/place-events'
import type { Student } from '../../place-people'
import type { School } from '../../school'
import { ring, type Shop } from './till'

type Ticket = School['meetingMembers'][number]

/** Has those who hold a ticket of an event that costs something pay for it from their wallets. */
export function sellTickets(shop: Shop, students: readonly Student[]): void {
  const { meetings, meetingMembers } = shop.school
  const priced = new Map((meetings as PlacedEvent[]).filter(({ price }) => price).map((event) => [event.id, event]))
  const buyers = new Map(students.map((student) => [student.id, student]))
  for (const ticket of meetingMembers) {
    const event = priced.get(ticket.meetingId)
    const buyer = buyers.get(ticket.userId)
    if (ticket.type === 'attendee' && event && buyer) sellTicket(shop, buyer, { event, ticket })
  }
}

function sellTicket(shop: Shop, buyer: Student, { event, ticket }: { event: PlacedEvent; ticket: Ticket }) {
  const { books, counter, calendar } = shop
  const at = ticket.boughtAt ?? calendar.now
  const bought = ring(shop, { buyer, at, gateway: 'wallet', wanted: counter.ticket(event) })
  books.add(buyer, {
    at,
    settle() {
      ticket.paid = bought.parts[0]?.share ?? 0
      return []
    },
  })
}
