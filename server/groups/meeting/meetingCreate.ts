import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { sourceOf } from './copy'
import { makeDraft } from './draft'
import { lockedEvent } from './event'
import { fitLink } from './fit-link'
import { publish, refuseStatus } from './publish'

/** Adds an event, a new one or a copy, as a draft, or published at once. */
export const meetingCreate: Operation<'meetingCreate'> = async ({ copyOf, status, ...args }, context, info) =>
  write(context, async (writing) => {
    const source = copyOf ? await sourceOf(writing, context, copyOf) : null
    const id = await makeDraft(writing, args, source, [context, info])
    const event = await lockedEvent(writing, id)
    refuseStatus(status, event, writing.now)
    if (status === 'scheduled') {
      await publish(writing, context, event)
      await fitLink(writing, context, id)
    }
    return writing.reader.one('Meeting', id, selectionOf(info))
  })
