import type { ContentBlockInput } from '../../../schema/generated/types'
import { cleanIllustrated } from '../../gateways/rich-text'
import { signedIn } from '../../kernel/context'
import { invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { once } from '../../kernel/write/once'
import { type Writing, write } from '../../kernel/write/write'
import { blocks } from './blocks'

const MOST_AT_ONCE = 200

/** Adds several blocks in one transaction, each under the rules of a single one. */
export const contentBlocksCreate: Operation<'contentBlocksCreate'> = async (
  { idempotencyKey, ...request },
  context,
  info,
) => {
  const { contentId, chapterId, blocks: given } = request
  if (!given.length || given.length > MOST_AT_ONCE)
    throw invalid('blocks', `From 1 to ${MOST_AT_ONCE} blocks can be added at once.`)
  const intent = { actorId: signedIn(context).id, key: idempotencyKey, operation: 'contentBlocksCreate', request }
  return write(context, async (writing) => {
    let made: { id: string }[] | undefined
    const firstId = await once(writing, intent, async () => {
      made = []
      for (const each of given)
        made.push(await blocks.createWithin(writing, { contentId, chapterId, ...cleaned(each) }, context, info))
      return (made[0] as { id: string }).id
    })
    return made ?? foundAgain(writing, firstId, (id) => writing.reader.find('ContentBlock', id, selectionOf(info)))
  })
}

/** With clean rich text; crud cleans arguments, but not what is within them. */
function cleaned({ assignment, answer, feedback, ...rest }: ContentBlockInput) {
  const html = Object.entries({ assignment, answer, feedback }).filter(([, text]) => typeof text === 'string')
  return { ...rest, ...Object.fromEntries(html.map(([field, text]) => [field, cleanIllustrated(text as string)])) }
}

/** Those that were added with the first one, as one transaction has one time. */
async function foundAgain<Block>({ query }: Writing, firstId: string, read: (id: string) => Promise<Block | null>) {
  const { rows } = await query({
    text: `select b.id from content_blocks b join content_blocks f on f.content_id = b.content_id and f.inserted_at = b.inserted_at
      where f.id = $1 order by b.id`,
    values: [firstId],
  })
  const blocks: Block[] = []
  for (const { id } of rows) {
    const block = await read(String(id))
    if (block) blocks.push(block)
  }
  return blocks
}
