import { buffer } from 'node:stream/consumers'
import type { AnswerOption, BlockMetadata } from '../../../schema/generated/types'
import type { Medium, NeutralBlock } from '../../gateways/exchange/neutral-block'
import { FileMissing } from '../../gateways/files/files'
import type { Services } from '../../kernel/context'
import { invalid } from '../../kernel/errors'
import type { Part } from '../exchange/words'

const STEP = 200
const MOST_MEDIA = 60 * 1024 * 1024

export const tooMuch = () =>
  'With their pictures and sounds these are more than a file can carry. Export a chapter at a time.'

interface Kept extends Omit<NeutralBlock, 'options' | 'tolerance'> {
  id: string
  position: number
  answerOptions: AnswerOption[] | null
  metadata: BlockMetadata | null
}

const question = `select b.id, b.position, b.type, b.subtype, b.title, b.assignment, b.answer_options as "answerOptions", b.answer, b.feedback, b.metadata,
    b.score, a.short_name as area, b.topic, b.source, b.law_stated_at::text as "lawStatedAt", b.complexity, b.estimate, b.image, b.audio
  from content_blocks b left join practice_areas a on a.id = b.practice_area_id
  where b.content_id = $1 and ($2::uuid is null or b.chapter_id = $2) and b.type in ('question', 'flashcard') and (b.position, b.id) > ($3, $4::uuid)
  order by b.position, b.id limit ${STEP}`

/** A content's questions and cards in their order, a part at a time, each with its pictures and sounds. */
export async function createParts(
  services: Pick<Services, 'database' | 'files'>,
  { contentId, chapterId }: { contentId: string; chapterId: string | null },
) {
  const { database } = services
  const { rows } = await database.query({
    text: `select coalesce(max(jsonb_array_length(answer_options)), 0)::int as options from content_blocks
      where content_id = $1 and ($2::uuid is null or chapter_id = $2) and jsonb_typeof(answer_options) = 'array'`,
    values: [contentId, chapterId],
  })
  let last = { position: -1, id: '00000000-0000-0000-0000-000000000000' }
  let bytes = 0
  const next = async (): Promise<Part> => {
    const found = await database.query({ text: question, values: [contentId, chapterId, last.position, last.id] })
    const kept = found.rows as unknown as Kept[]
    const end = kept.at(-1)
    if (!end) return null
    last = { position: end.position, id: end.id }
    const media = await mediaOf(services, kept)
    bytes += [...media.values()].reduce((sum, medium) => sum + medium.bytes.length, 0)
    if (bytes > MOST_MEDIA) throw invalid('format', tooMuch())
    return { blocks: kept.map((each) => neutral(each, media)), media: [...media.values()] }
  }
  return { options: rows[0]?.options as number, next }
}

function neutral({ id: _, position: __, answerOptions, metadata, ...block }: Kept, media: ReadonlyMap<string, Medium>) {
  const named = (fileId: string | null) => (fileId && media.get(fileId)?.name) || null
  return {
    ...block,
    image: named(block.image),
    audio: named(block.audio),
    tolerance: metadata?.tolerance ?? null,
    options: (answerOptions ?? []).map(({ body, correct, match, feedback }) => ({
      body,
      correct,
      match: match ?? null,
      feedback: feedback ?? null,
    })),
  }
}

/** The files of some blocks by their ids; one whose bytes are gone is left out. */
async function mediaOf({ database, files }: Pick<Services, 'database' | 'files'>, kept: readonly Kept[]) {
  const media = new Map<string, Medium>()
  const ids = [...new Set(kept.flatMap(({ image, audio }) => [image, audio]))].filter(Boolean)
  if (!ids.length) return media
  const { rows } = await database.query({
    text: `select id, storage_key as key, metadata ->> 'extension' as extension from drive_files where id = any($1::uuid[]) and storage_key is not null`,
    values: [ids],
  })
  for (const { id, key, extension } of rows) {
    const bytes = await bytesOf(files, key as string)
    if (bytes) media.set(id as string, { name: `${id}.${extension ?? 'bin'}`, bytes })
  }
  return media
}

async function bytesOf(files: Services['files'], key: string): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await buffer((await files.open(key)).stream))
  } catch (error) {
    if (error instanceof FileMissing) return null
    throw error
  }
}
