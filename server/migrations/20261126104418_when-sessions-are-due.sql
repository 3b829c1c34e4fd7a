ALTER TABLE "sessions" ADD COLUMN "due_at" timestamp (3) with time zone GENERATED ALWAYS AS (case
  when status = 'pending' then hold_until
  when status in ('booked', 'in_progress') and deadline is not null then deadline
  when status in ('booked', 'in_progress', 'ready', 'marking', 'in_review')
    then (case when (((((((coalesce(ready_at, deadline, end_at) at time zone 'Europe/London') + interval '7 days') at time zone 'Europe/London') at time zone 'UTC') - interval '1 hour') at time zone 'UTC') at time zone 'Europe/London') = ((coalesce(ready_at, deadline, end_at) at time zone 'Europe/London') + interval '7 days') then ((((((coalesce(ready_at, deadline, end_at) at time zone 'Europe/London') + interval '7 days') at time zone 'Europe/London') at time zone 'UTC') - interval '1 hour') at time zone 'UTC') else (((coalesce(ready_at, deadline, end_at) at time zone 'Europe/London') + interval '7 days') at time zone 'Europe/London') end)
end) STORED;--> statement-breakpoint
CREATE INDEX "sessions_due" ON "sessions" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "sessions_name" ON "sessions" USING btree ((folded("name") collate "C"),"id");--> statement-breakpoint
-- What the product works out or counts for itself is no change of anybody's: the log records what it follows from, or there is nothing to tell.
CREATE OR REPLACE FUNCTION audit_is_derived(record text, field text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT field IN ('id', 'updated_at') OR record || '.' || field IN ('users.full_name', 'users.last_seen_at', 'identities.last_used_at',
    'second_factors.last_step', 'second_factors.wrong_tries', 'second_factors.locked_until', 'sessions.candidate_name', 'sessions.tutor_name',
    'sessions.task_open', 'sessions.due_at', 'sessions.answer_version', 'sessions.invitation_sequence',
    'session_attendees.ahead', 'bundles.words', 'content_blocks.version', 'drive_files.version', 'drive_files.preparing', 'billing_sessions.bought',
    'library_permissions.ends_at', 'question_corrections.total', 'question_corrections.done', 'question_corrections.told',
    'question_corrections.reached', 'question_corrections.finished_at')
$$;
