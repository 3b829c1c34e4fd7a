/** Whether the no-show of a session is disputed, in SQL: open, decided, or null. */
export const disputeOf = (sessionId: string) =>
  `(select case when d.outcome is null then 'open' else 'decided' end from no_show_disputes d where d.session_id = ${sessionId})`

/** How many seats of a session `alias` are taken at `now`, in SQL; the index on seats finds them. */
export const seatsTakenOf = (alias: string, now: string) =>
  `(case when ${alias}.joint_id is null then 1 else (select count(*)::int from sessions x where x.joint_id = ${alias}.joint_id
    and x.status not in ('cancelled', 'expired') and not (x.status = 'pending' and x.hold_until <= ${now})) end)`

/**
 * The minutes on the clock of a session `alias`, in SQL: as they were when it started, or as the candidate's adjustments make them now, by the rule of
 * access/school/clock-minutes.
 */
export const clockMinutesOf = (alias: string) =>
  `coalesce(${alias}.clock_length, (select ceil(x.minutes * (100 + coalesce(a.extra_time, 0)) / 100.0)::int + coalesce(a.breaks, 0)
    from (select coalesce(${alias}.time_limit, t.duration) as minutes from session_types t where t.id = ${alias}.session_type_id) x
    left join session_attendees c on c.session_id = ${alias}.id and c.role = 'candidate'
    left join adjustments a on a.user_id = c.user_id where x.minutes is not null limit 1))`
