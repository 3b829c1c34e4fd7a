import { randomUUID } from 'node:crypto'
import { optionRules, type QuestionKind, subtypesOf } from '../../../rules/content/block-kinds'
import { type Finishable, isComplete } from '../../../rules/content/complete'
import { embedLink } from '../../../rules/content/embed-link'
import { plainText } from '../../../rules/content/mark-answer'
import { answerLength } from '../../../rules/library/answer-length'
import { isTooLong } from '../../../rules/text-length'
import type { AnswerOption, AnswerOptionInput, BlockSubtype } from '../../../schema/generated/types'
import { cleanIllustrated, isTooIntricate, tooIntricate } from '../../gateways/rich-text'
import type { Context } from '../../kernel/context'
import { crud } from '../../kernel/crud/crud'
import { conflict, invalid, tooLong } from '../../kernel/errors'
import type { Writing } from '../../kernel/write/write'
import { type Illustrated, keepPictures } from './pictures'
import { contentBlock as entity } from './table'

const MOST_OPTIONS = 20

/** Options as stored: clean, each with an id of its own, in their order. */
function keptOptions(given: unknown): AnswerOption[] | null | undefined {
  if (given === undefined || given === null) return given
  const options = given as AnswerOptionInput[]
  if (options.length > MOST_OPTIONS) throw invalid('answerOptions', `A question has at most ${MOST_OPTIONS} options.`)
  const seen = new Set<string>()
  const clean = (html: string) => {
    if (isTooIntricate(html)) throw invalid('answerOptions', tooIntricate())
    return cleanIllustrated(html)
  }
  return options.map(({ id, body, correct, match, feedback }, position) => {
    const own = id && !seen.has(id) ? id : randomUUID().slice(0, 8)
    seen.add(own)
    return {
      id: own,
      body: clean(body),
      correct: correct === true,
      position,
      match: match?.trim() || null,
      feedback: feedback ? clean(feedback) : null,
    }
  })
}

interface Stored extends Finishable, Illustrated {
  inItsContent: boolean
  position: number
}

/** Refuses what contradicts itself; what is merely not finished is kept and said to be so. */
function refuseMisfit({ type, subtype, answerOptions, inItsContent }: Stored) {
  if (!(subtypesOf[type] as readonly BlockSubtype[]).includes(subtype))
    throw invalid('subtype', 'This kind of block does not belong to its type.')
  if (!inItsContent) throw conflict('The chapter belongs to another content.', { field: 'chapterId' })
  const most = type === 'question' ? optionRules[subtype as QuestionKind].most : 0
  if ((answerOptions?.length ?? 0) > most)
    throw invalid(
      'answerOptions',
      most ? `This kind of question takes at most ${most} options.` : 'It takes no options.',
    )
  // Nobody could type a longer one.
  const typed =
    answerOptions &&
    answerLength(
      subtype,
      answerOptions.map(({ body }) => plainText(body)),
    )
  if (typed && isTooLong(typed)) throw tooLong('answerOptions', typed.most)
}

/** The position of a new block whose place nobody named: it comes to stand last. */
const UNPLACED = -1

async function settle({ id }: { id: string }, writing: Writing, context: Context) {
  const { query } = writing
  const { rows } = await query({
    text: `select type, subtype, position, image, audio, video, link, assignment, answer, feedback, answer_options as "answerOptions",
        content_id as "contentId", array(select file_id from block_pictures p where p.block_id = b.id) as pictures,
        (chapter_id is null or exists (select 1 from content_chapters c where c.id = b.chapter_id and c.content_id = b.content_id)) as "inItsContent"
      from content_blocks b where b.id = $1`,
    values: [id],
  })
  const block = rows[0] as unknown as Stored
  refuseMisfit(block)
  await keepPictures(writing, context, { ...block, id })
  const last = `(select coalesce(max(position) + 1, 0) from content_blocks o where o.content_id = b.content_id and o.chapter_id is not distinct from b.chapter_id and o.id <> b.id)`
  await query({
    text: `update content_blocks b set complete = $2${block.position === UNPLACED ? `, position = ${last}` : ''} where b.id = $1`,
    values: [id, isComplete(block)],
  })
}

/** The address of an embed, at a host that the operator allows. */
function keptLink(given: unknown, { settings: { embedHosts } }: Context): string | null {
  if (typeof given !== 'string' || !given.trim()) return null
  const link = embedLink(given, embedHosts)
  if (link) return link
  if (!embedHosts.length)
    throw invalid('link', 'Pages of other sites are not shown here. Ask whoever runs this server.')
  throw invalid('link', `Only https addresses of these sites are shown here: ${embedHosts.join(', ')}.`)
}

function prepare(values: Record<string, unknown>, context: Context, action: 'create' | 'update') {
  return {
    ...(action === 'create' && { position: UNPLACED }),
    ...values,
    ...('answerOptions' in values && { answerOptions: keptOptions(values.answerOptions) }),
    ...('link' in values && { link: keptLink(values.link, context) }),
  }
}

/** What is done to single blocks. */
export const blocks = crud(entity, {
  clean: cleanIllustrated,
  prepare,
  settle,
  inUse: () => 'An attempt at a test has asked this question. Take it out of use instead.',
})
