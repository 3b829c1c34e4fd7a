ALTER TABLE "meetings" ADD COLUMN "reminded_of" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "reminded_until" uuid;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "called_to" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "called_until" uuid;--> statement-breakpoint
CREATE INDEX "meetings_to_remind" ON "meetings" USING btree ("start_at") WHERE published_at is not null and cancelled_at is null and reminded_of is distinct from start_at;--> statement-breakpoint
CREATE INDEX "meetings_to_call" ON "meetings" USING btree ("start_at") WHERE published_at is not null and cancelled_at is null and called_to is distinct from start_at;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_is_derived(record text, field text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT field IN ('id', 'updated_at') OR record || '.' || field IN ('users.full_name', 'users.last_seen_at', 'identities.last_used_at',
    'second_factors.last_step', 'second_factors.wrong_tries', 'second_factors.locked_until', 'sessions.candidate_name', 'sessions.tutor_name',
    'sessions.task_open', 'sessions.due_at', 'sessions.answer_version', 'sessions.invitation_sequence',
    'session_attendees.ahead', 'bundles.words', 'content_blocks.version', 'drive_files.version', 'drive_files.preparing', 'billing_sessions.bought',
    'library_permissions.begins_at', 'library_permissions.ends_at', 'question_corrections.total', 'question_corrections.done', 'question_corrections.told',
    'question_corrections.reached', 'question_corrections.finished_at', 'answers_to_mark.version', 'coupons.times_redeemed',
    'members.state', 'members.holds_place', 'members.lapsed', 'members.result_asked_at', 'study_groups.places', 'study_groups.taken',
    'members.posts_read_at', 'study_group_posts.told_until', 'study_group_posts.mentioned', 'study_group_answers.mentioned',
    'study_group_invitations.used', 'members.left_at', 'members.exam_recorded_at', 'study_groups.policy_told_until',
    'meeting_members.standing', 'meeting_members.holds_place', 'meeting_members.lapsed', 'meetings.taken', 'meetings.join_from', 'meetings.invitation_sequence',
    'meetings.admitted', 'meetings.paid_back_until', 'meetings.news_told_until', 'meetings.moved_version', 'meetings.moved_told_until',
    'meetings.reminded_of', 'meetings.reminded_until', 'meetings.called_to', 'meetings.called_until', 'meeting_materials.student_can_view')
$$;
