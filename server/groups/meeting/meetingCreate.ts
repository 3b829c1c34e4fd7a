import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { sourceOf } from './copy'
import { makeDraft } from './draft'

/** Adds an event as a draft: a new one, or a copy. */
export const meetingCreate: Operation<'meetingCreate'> = async ({ copyOf, ...args }, context, info) =>
  write(context, async (writing) => {
    const source = copyOf ? await sourceOf(writing, context, copyOf) : null
    const id = await makeDraft(writing, args, source, [context, info])
    return writing.reader.one('Meeting', id, selectionOf(info))
  })
