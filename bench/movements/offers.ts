import { idOf } from '../database'
import { copyRows, type Run } from '../school/copy'
import { addMocks } from '../school/mocks'
import { BUNDLE, PACKAGE, SESSION, TOP_UP } from './plan'

const MOCK_COPIES = 10
/** Bundles on sale, in a small school as in a large one. */
const BUNDLES = 500

/** What each movement is of, as a row of `bench_offers`: a bundle, a package of two bundles, a session, or a purchase at the gateway. */
export async function addOffers(run: Run): Promise<void> {
  await addMocks(run, MOCK_COPIES)
  await run(`create temp table bench_bundles on commit drop as
    select g::int as n, k.id as model, ${idOf('bench bundle', 'g')} as id, interval '0' as shift from generate_series(0, ${BUNDLES - 1}) g
      join (select id, row_number() over (order by id) - 1 as at, count(*) over () as of from bundles where status = 'published') k on k.at = g % k.of`)
  await copyRows(run, {
    table: 'bundles',
    from: 'bench_bundles m join bundles x on x.id = m.model',
    set: { id: 'm.id', content_id: idOf('bench content', 'm.n'), title: `x.title || ' ' || m.n` },
  })
  await addSessions(run)
  await run(`create temp table bench_offers on commit drop as select m.n,
      case when m.place = ${SESSION} then ${idOf('bench session', 'm.n')} end as session_id,
      case when m.place in (0, ${TOP_UP}) or m.place = ${PACKAGE} then ${idOf('visit', 'm.n')} end as billing_session_id,
      case m.place when ${BUNDLE} then 'bundle' when ${PACKAGE} then 'package' when ${SESSION} then 'session' end as item_type,
      case m.place when ${BUNDLE} then (select id from bench_bundles where n = m.n * 7 % ${BUNDLES}) when ${SESSION} then ${idOf('bench session', 'm.n')} end as item_id
    from bench_moves m where m.place in (0, ${BUNDLE}, ${PACKAGE}, ${SESSION}, ${TOP_UP})`)
  await run('create index on bench_offers (n)')
  await run('analyze bench_offers')
  await run(`insert into purchase_parts (id, billing_session_id, transaction_id, user_id, type, type_id, name, list, share, inserted_at)
    select md5('part' || k || m.n)::uuid, o.billing_session_id, m.id, m.user_id, 'bundle', b.id, 'A bundle', -m.amount / 2, -m.amount / 2, m.at
    from bench_moves m join bench_offers o on o.n = m.n, generate_series(1, 2) k join bench_bundles b on true
    where m.place = ${PACKAGE} and b.n = (m.n * 7 + k * 250) % ${BUNDLES}`)
}

/** A session that was marked for each that was paid, so that nothing of it is due. */
async function addSessions(run: Run): Promise<void> {
  await run(`create temp table bench_sessions on commit drop as
    select ${idOf('bench session', 'p.n')} as id, p.at - s.start_at as shift, s.id as model,
      (mocks.ids)[1 + p.n * 13 % array_length(mocks.ids, 1)] as mock, (types.ids)[1 + p.n * 11 % array_length(types.ids, 1)] as type
    from bench_moves p, (select id, start_at from sessions where status = 'marked' and parent_id is null order by id limit 1) s,
      (select array_agg(id order by id) as ids from mocks) mocks, (select array_agg(id order by id) as ids from session_types) types
    where p.place = ${SESSION}`)
  await copyRows(run, {
    table: 'sessions',
    from: 'bench_sessions m join sessions x on x.id = m.model',
    set: { id: 'm.id', external_id: 'null', google_event_id: 'null', mock_id: 'm.mock', session_type_id: 'm.type' },
  })
}
