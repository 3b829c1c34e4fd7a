import type { Run } from './copy'

/**
 * Lets students into the copied bundles until there are so many permissions: of eight, four are open, and each of the others waits, is over, is paused
 * or begins later. Those that are open have a place in two slides.
 */
export async function addHolders(run: Run, permissions: number): Promise<void> {
  await run(`insert into library_permissions (id, bundle_id, user_id, status, duration, duration_unit, "from", until, type, inserted_at)
    select md5('permission' || s.id || b.id)::uuid, b.id, s.id,
      (array['active', 'active', 'active', 'active', 'pending', 'expired', 'paused', 'active'])[1 + k % 8], 6, 'month',
      case k % 8 when 4 then null when 7 then now() + interval '30 days' else now() - (1 + k % 150) * interval '1 day' end,
      case k % 8 when 4 then null when 5 then now() - interval '1 hour' when 7 then now() + interval '200 days' else now() + (30 + k % 150) * interval '1 day' end,
      'purchase', now() - interval '160 days'
    from (select id, n, count(*) over () as of from school_students where id <> model) s
      cross join lateral generate_series(1, ceil(${permissions}::numeric / s.of)::int) k
      join (select id, row_number() over (order by n) - 1 as number, count(*) over () as of from school_bundles) b
        on b.number = (s.n::bigint * 7919 + k::bigint * 104729) % b.of
    on conflict do nothing`)
  await run(`insert into library_places (id, user_id, bundle_id, item_id, seconds, whole, at)
    select md5('place' || p.id || i.id)::uuid, p.user_id, p.bundle_id, i.id, 10, i.position = 0, now() - interval '1 day'
    from library_permissions p join school_bundles b on b.id = p.bundle_id join library_slides i on i.bundle_id = b.id and i.position < 2
    where p.status = 'active' on conflict do nothing`)
}
