import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { eventsIn } from './device-events'
import { heldCards } from './held-cards'
import { reviewerOf } from './reviewer'
import { saveReplayed } from './save-replayed'
import { takeEvents } from './taken-events'

/** Takes the events that a device kept without a network. It holds their cards, so that of two devices at once both count. */
export const reviewReplay: Operation<'reviewReplay'> = async (args, context) => {
  const { id: userId } = signedIn(context)
  return write(context, async (writing) => {
    const events = eventsIn(args, writing.now)
    const held = await heldCards(writing, userId, events)
    const refused = takeEvents(events, held)
    const cards = [...held.cards.values()]
    const answers = cards.flatMap((card) => card.answers)
    const first = Math.min(writing.now.getTime(), ...answers.map(({ at }) => at.getTime()))
    await saveReplayed(writing, cards, await reviewerOf(writing, userId, new Date(first)))
    return { taken: events.length - refused.length, refused }
  })
}
