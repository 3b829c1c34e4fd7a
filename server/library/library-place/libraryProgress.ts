import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { opens } from '../library-permission/term'

// What is there of each bundle begun, slides and videos numbered each for themselves, slides in the order in which they are heard; the latest place says where.
const progress = `with begun as (
    select u.id, u.category_id, u.title, max(p.at) as at from library_places p
    join bundles u on u.id = p.bundle_id and u.status in ('published', 'archived')
    where p.user_id = $1 and exists (select 1 from library_permissions l where l.user_id = $1 and l.bundle_id = u.id and ${opens('l', '$2')})
    group by u.id order by at desc, u.id limit 50),
  items as (
    select s.bundle_id, s.id, true as slide, (s.meta ->> 'seconds')::int as seconds, s.position, c.position as part, c.id as chapter
      from library_slides s join begun b on b.id = s.bundle_id left join library_chapters c on c.id = s.chapter_id
    union all select v.bundle_id, v.id, false, v.seconds, v.position, null, null from library_videos v join begun b on b.id = v.bundle_id),
  placed as (
    select i.bundle_id, i.slide, i.seconds as length, p.seconds, p.at, coalesce(p.whole, false) as whole,
      row_number() over (partition by i.bundle_id, i.slide order by i.part nulls first, i.chapter nulls first, i.position, i.id) as number,
      count(*) over (partition by i.bundle_id, i.slide) as count
    from items i left join library_places p on p.item_id = i.id and p.user_id = $1)
  select b.id as "bundleId", b.category_id as "categoryId", b.title, h.at, h.slide as "inSlide", h.number::int, h.count::int,
    (select count(*) from placed o where o.bundle_id = b.id and o.slide = h.slide and o.whole)::int as whole,
    (select case when bool_and(o.length is not null) then greatest(0, sum(o.length) - h.seconds) end
      from placed o where o.bundle_id = b.id and o.slide = h.slide and o.number >= h.number)::int as "secondsLeft"
  from begun b join lateral (select * from placed o where o.bundle_id = b.id and o.at is not null order by o.at desc, o.number limit 1) h on true
  order by h.at desc, b.id`

/** How far somebody is in each bundle that they have begun and may still open. */
export const libraryProgress: Operation<'libraryProgress'> = async (_args, context) => {
  const { rows } = await context.database.query({
    text: progress,
    values: [signedIn(context).id, context.clock.now()],
  })
  return rows as never
}
