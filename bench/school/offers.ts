import { ask } from '../server'

/** A type and area that a student can book together. */
export interface Offer {
  typeId: string
  areaId: string
  isLive: boolean
}

interface Type {
  id: string
  mode: string
  status: string
  bookingAllowed: boolean
  children: unknown[]
  practiceAreas: { id: string; bookingAllowed: boolean }[]
}

/** All types and areas that can be booked. */
export async function offersOf(url: string, token: string): Promise<Offer[]> {
  const document =
    '{ sessionTypes { id mode status bookingAllowed children { id } practiceAreas { id bookingAllowed } } }'
  const { sessionTypes } = await ask<{ sessionTypes: Type[] }>(url, document, {}, token)
  return sessionTypes
    .filter(({ status, bookingAllowed, children }) => status === 'active' && bookingAllowed && !children.length)
    .flatMap(({ id, mode, practiceAreas }) =>
      practiceAreas
        .filter((area) => area.bookingAllowed)
        .map((area) => ({ typeId: id, areaId: area.id, isLive: mode === 'live' })),
    )
}

/** The free starts of one offer, from an instant on. */
export async function startsOf(url: string, token: string, offer: Offer, from: Date): Promise<string[]> {
  const { slots } = await ask<{ slots: { entries: { from: string }[] } }>(
    url,
    'query ($type: ID!, $area: ID!, $from: DateTime!) { slots(sessionTypeId: $type, practiceAreaId: $area, from: $from) { entries { from } } }',
    { type: offer.typeId, area: offer.areaId, from: from.toISOString() },
    token,
  )
  return slots.entries.map((entry) => entry.from)
}
