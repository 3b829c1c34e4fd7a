CREATE TABLE "busy_calendars" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"host" text NOT NULL,
	"all_day" boolean DEFAULT false NOT NULL,
	"timezone" text,
	"etag" text,
	"last_modified" text,
	"read_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"failed_at" timestamp (3) with time zone,
	"failure" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "busy_calendars_failed" CHECK ((failed_at is null) = (failure is null))
);
--> statement-breakpoint
CREATE TABLE "busy_times" (
	"id" uuid PRIMARY KEY NOT NULL,
	"calendar_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"from" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"all_day" boolean DEFAULT false NOT NULL,
	"opened_at" timestamp (3) with time zone,
	CONSTRAINT "busy_times_once" UNIQUE("calendar_id","from","until"),
	CONSTRAINT "busy_times_order" CHECK ("from" < "until")
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD COLUMN "sessions" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD COLUMN "events" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD COLUMN "study_days" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD COLUMN "deadlines" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD COLUMN "alarms" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "meeting_members" ADD COLUMN "admitted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "meeting_members" ADD COLUMN "attendance" text;--> statement-breakpoint
ALTER TABLE "meeting_members" ADD COLUMN "arrived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "meeting_members" ADD COLUMN "left_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "meeting_members" ADD COLUMN "marked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "meeting_members" ADD COLUMN "marked_by_id" uuid;--> statement-breakpoint
ALTER TABLE "meeting_members" ADD COLUMN "correction" text;--> statement-breakpoint
ALTER TABLE "meeting_members" ADD COLUMN "correction_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "meeting_members" ADD COLUMN "correction_answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "room_limit" integer;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "admitted" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "attendance_finished_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "busy_calendars" ADD CONSTRAINT "busy_calendars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_calendar_id_busy_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."busy_calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "busy_calendars_user" ON "busy_calendars" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "busy_calendars_next" ON "busy_calendars" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "busy_times_user" ON "busy_times" USING btree ("user_id","until");--> statement-breakpoint
ALTER TABLE "meeting_members" ADD CONSTRAINT "meeting_members_marked_by_id_users_id_fk" FOREIGN KEY ("marked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meeting_members_marked_by" ON "meeting_members" USING btree ("marked_by_id") WHERE marked_by_id is not null;--> statement-breakpoint
CREATE INDEX "meetings_unfinished" ON "meetings" USING btree ("end_at") WHERE attendance_finished_at is null and published_at is not null and cancelled_at is null;--> statement-breakpoint
ALTER TABLE "meeting_members" ADD CONSTRAINT "meeting_members_room" CHECK (arrived_at < left_at);--> statement-breakpoint
ALTER TABLE "meeting_members" ADD CONSTRAINT "meeting_members_marked" CHECK ((attendance is null) = (marked_at is null));--> statement-breakpoint
ALTER TABLE "meeting_members" ADD CONSTRAINT "meeting_members_correction" CHECK ((correction is null) = (correction_asked_at is null));--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_room" CHECK (room_limit between 1 and 10000 and room_limit >= coalesce(members_limit, 1));--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_within_room" CHECK (admitted >= 0 and taken + admitted <= coalesce(room_limit, taken));--> statement-breakpoint
-- Who was let in beyond the places takes none of them, and is counted beside them: the room has a limit of its own.
CREATE OR REPLACE FUNCTION count_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := coalesce((NEW.holds_place AND NOT NEW.admitted)::int, 0) - coalesce((OLD.holds_place AND NOT OLD.admitted)::int, 0);
  beyond integer := coalesce((NEW.holds_place AND NEW.admitted)::int, 0) - coalesce((OLD.holds_place AND OLD.admitted)::int, 0);
BEGIN
  IF change <> 0 OR beyond <> 0 THEN
    UPDATE meetings SET taken = taken + change, admitted = admitted + beyond WHERE id = coalesce(NEW.meeting_id, OLD.meeting_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Whoever was not marked at an event that was over before attendance was taken stays so.
UPDATE meetings SET attendance_finished_at = end_at WHERE end_at <= now();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_is_private(record text, field text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT record || '.' || field IN ('user_notes.text', 'user_messages.subject', 'user_messages.text', 'users.meta', 'sessions.internal_review',
    'no_show_disputes.message', 'no_show_disputes.answer', 'access_requests.message', 'access_requests.answer', 'question_reports.message',
    'question_reports.answer', 'session_declines.reason', 'adjustments.note', 'availability_exceptions.note',
    'members.message', 'members.answer',
    'study_group_posts.body', 'study_group_answers.body', 'study_group_invitations.token', 'meetings.link', 'meetings.private_link', 'meetings.recording_link', 'meeting_materials.content_link',
    'meeting_members.correction')
$$;
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
    'meetings.admitted', 'meetings.paid_back_until', 'meetings.news_told_until', 'meetings.moved_version', 'meetings.moved_told_until', 'meeting_materials.student_can_view')
$$;
