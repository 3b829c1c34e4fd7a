import { idOf } from '../database'
import { copyId, copyRows, type Run } from './copy'
import { addAnswers, blockCopy } from './library-answers'
import { addHolders } from './library-holders'
import { addReviews } from './library-reviews'

/** What a big library holds; saved answers and reviews are shared among the students. */
export interface LibrarySize {
  bundles: number
  questions: number
  answers: number
  reviews: number
  permissions: number
}

/** Copies the bundles of the demo library in turn, with their texts, until there are so many; then attempts at them, and reviews. */
export async function addLibrary(run: Run, size: LibrarySize): Promise<void> {
  await run(`create temp table school_bundles on commit drop as
    with models as (select id, content_id, type, (row_number() over (order by inserted_at, id) - 1)::int as number, count(*) over ()::int as of from bundles)
    select ${idOf('bundle', 'g')} as id, ${idOf('content', 'g')} as content_id, k.id as model, k.content_id as model_content, k.type, g as n,
      -(g % 600) * interval '1 day' as shift
    from generate_series(1, ${size.bundles}) g join models k on k.number = g % k.of and g > k.of`)
  await run('create index on school_bundles (model)')
  const content = 'school_bundles m join contents x on x.id = m.model_content'
  await copyRows(run, { table: 'contents', from: content, set: { id: 'm.content_id' } })
  await copyRows(run, {
    table: 'bundles',
    from: 'school_bundles m join bundles x on x.id = m.model',
    set: { id: 'm.id', content_id: 'm.content_id', title: `x.title || ' (' || m.n || ')'` },
  })
  for (const table of ['bundle_authors', 'library_slides', 'library_materials'])
    await copyRows(run, {
      table,
      from: `school_bundles m join ${table} x on x.bundle_id = m.model`,
      set: { id: copyId('x.id'), bundle_id: 'm.id', ...(table === 'library_slides' && { chapter_id: 'null' }) },
    })
  await addBlocks(run, size.questions)
  await addAnswers(run, size.answers)
  await addReviews(run, size.reviews)
  await addHolders(run, size.permissions)
}

/** Blocks of the copied bundles; questions several times, until there are so many. */
async function addBlocks(run: Run, questions: number): Promise<void> {
  const { rows } =
    await run(`select count(*)::int as planned from school_bundles m join content_blocks x on x.content_id = m.model_content
    where x.type = 'question'`)
  const times = Math.max(1, Math.round(questions / Math.max(1, rows[0]?.planned as number)))
  await copyRows(run, {
    table: 'content_blocks',
    from: `school_bundles m join content_blocks x on x.content_id = m.model_content
      cross join lateral generate_series(1, case x.type when 'question' then ${times} else 1 end) t`,
    set: {
      id: `case t when 1 then ${blockCopy('x.id', 'm.id')} else md5(x.id::text || m.id::text || t)::uuid end`,
      content_id: 'm.content_id',
      chapter_id: 'null',
    },
  })
}
