import { copyId, copyRows, type Run } from './copy'

/** Gives students the cards of the demo student with the most answers, and those answers, until there are so many; no card of one's own, which belongs to one person. */
export async function addReviews(run: Run, reviews: number): Promise<void> {
  await run(`create temp table school_cards on commit drop as
    with kept as (select c.id, c.user_id, count(l.id)::int as answers from review_cards c left join review_logs l on l.card_id = c.id where c.own_card_id is null group by c.id),
    richest as (select user_id from kept group by user_id order by sum(answers) desc limit 1),
    counted as (select k.id, sum(k.answers) over (order by k.id rows unbounded preceding) as so_far, sum(k.answers) over () as whole
      from kept k join richest using (user_id))
    select s.id as id, k.id as model, s.number, interval '0' as shift
    from (select id, n as number, count(*) over ()::int as of from school_students where id <> model) s
      join counted k on (s.number * 97 + k.so_far) % k.whole <= ${reviews}::numeric / s.of`)
  await run('create index on school_cards (model)')
  await copyRows(run, {
    table: 'review_cards',
    from: 'school_cards m join review_cards x on x.id = m.model',
    set: { id: copyId('x.id'), user_id: 'm.id' },
    lenient: true,
  })
  await copyRows(run, {
    table: 'review_logs',
    from: `school_cards m join review_logs x on x.card_id = m.model join review_cards given on given.id = ${copyId('x.card_id')}`,
    set: { id: copyId('x.id'), card_id: copyId('x.card_id'), user_id: 'm.id' },
    lenient: true,
  })
}
