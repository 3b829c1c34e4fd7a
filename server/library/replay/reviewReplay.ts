import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { type Writing, write } from '../../kernel/write/write'
import { reviewerOf } from '../schedule/reviewer'
import { type DeviceEvent, eventsIn } from './device-events'
import { heldCards } from './held-cards'
import { saveReplayed } from './save-replayed'
import { takeEvents } from './taken-events'

/** So many cards are counted anew in one transaction, since each may have many answers and others wait meanwhile. */
const CARDS_AT_ONCE = 10

/**
 * Takes the events that a device kept without a network. It holds their cards, so that of two devices at once both count. Where it fails in the middle,
 * the device sends all of them again: those that were taken count once.
 */
export const reviewReplay: Operation<'reviewReplay'> = async (args, context) => {
  const { id: userId } = signedIn(context)
  const events = eventsIn(args, context.clock.now())
  const refused = []
  for (const part of partsOf(events))
    refused.push(...(await write(context, (writing) => replayPart(writing, userId, part))))
  return { taken: events.length - refused.length, refused }
}

async function replayPart(writing: Writing, userId: string, events: readonly DeviceEvent[]) {
  const held = await heldCards(writing, userId, events)
  const refused = takeEvents(events, held)
  const cards = [...held.cards.values()]
  const answers = cards.flatMap((card) => card.answers)
  const first = Math.min(writing.now.getTime(), ...answers.map(({ at }) => at.getTime()))
  await saveReplayed(writing, cards, await reviewerOf(writing, userId, new Date(first)))
  return refused
}

/** The events of some cards after those of others. The cards stand in the order of their ids, so that of two who replay at once one waits for the other. */
function partsOf(events: readonly DeviceEvent[]): DeviceEvent[][] {
  const ids = [...new Set(events.map(({ cardId }) => cardId))].sort()
  return Array.from({ length: Math.ceil(ids.length / CARDS_AT_ONCE) }, (_, at) => {
    const own = new Set(ids.slice(at * CARDS_AT_ONCE, (at + 1) * CARDS_AT_ONCE))
    return events.filter(({ cardId }) => own.has(cardId))
  })
}
