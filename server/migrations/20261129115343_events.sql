CREATE TABLE "meeting_materials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"meeting_id" uuid NOT NULL,
	"title" text NOT NULL,
	"file_id" uuid,
	"content_link" text,
	"content_type" text,
	"audience" text DEFAULT 'attendees' NOT NULL,
	"opens" text DEFAULT 'at_once' NOT NULL,
	"student_can_view" boolean GENERATED ALWAYS AS (audience <> 'lectors') STORED NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meeting_materials_titled" CHECK (trim(title) <> ''),
	CONSTRAINT "meeting_materials_one" CHECK ((file_id is null) <> (content_link is null)),
	CONSTRAINT "meeting_materials_link" CHECK (content_link ~* '^https?://[^/[:space:]]+')
);
--> statement-breakpoint
CREATE TABLE "meeting_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"meeting_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"cancelled_by_id" uuid,
	"invited_at" timestamp (3) with time zone,
	"invited_by_id" uuid,
	"bought_at" timestamp (3) with time zone,
	"paid" integer DEFAULT 0 NOT NULL,
	"free_until" timestamp (3) with time zone,
	"later_percent" integer,
	"waiting_since" timestamp (3) with time zone,
	"offered_until" timestamp (3) with time zone,
	"lapsed" integer DEFAULT 0 NOT NULL,
	"buys_at_once" boolean DEFAULT false NOT NULL,
	"standing" text GENERATED ALWAYS AS (case when cancelled_at is not null then 'none' when type <> 'waitlisted' then type
          when offered_until is not null then 'offered' else 'waiting' end) STORED NOT NULL,
	"holds_place" boolean GENERATED ALWAYS AS (cancelled_at is null and (type = 'attendee' or (type = 'waitlisted' and offered_until is not null))) STORED NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meeting_members_once" UNIQUE("meeting_id","user_id"),
	CONSTRAINT "meeting_members_paid" CHECK (paid >= 0),
	CONSTRAINT "meeting_members_later" CHECK (later_percent between 0 and 100),
	CONSTRAINT "meeting_members_line_since" CHECK (type <> 'waitlisted' or waiting_since is not null)
);
--> statement-breakpoint
CREATE TABLE "billing_package_meetings" (
	"package_id" uuid NOT NULL,
	"meeting_id" uuid NOT NULL,
	CONSTRAINT "billing_package_meetings_package_id_meeting_id_pk" PRIMARY KEY("package_id","meeting_id")
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"study_group_id" uuid,
	"practice_area_id" uuid,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text,
	"description" text,
	"banner" uuid,
	"provider" text DEFAULT 'custom' NOT NULL,
	"link" text,
	"private_link" text,
	"place" text,
	"members_limit" integer,
	"visibility" text DEFAULT 'authenticated' NOT NULL,
	"timezone" text NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"join_from" timestamp (3) with time zone GENERATED ALWAYS AS (((start_at at time zone 'UTC') - interval '10 minutes') at time zone 'UTC') STORED NOT NULL,
	"event_description" text,
	"instruction" text,
	"booking_policy" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"price" integer DEFAULT 0 NOT NULL,
	"recording_link" text,
	"recording_until" timestamp (3) with time zone,
	"materials_locked_to" text,
	"taken" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"cancel_reason" text,
	"cancelled_by_id" uuid,
	"paid_back_until" uuid,
	"news_told_until" uuid,
	"moved_version" integer DEFAULT 0 NOT NULL,
	"moved_told_until" uuid,
	"created_by_id" uuid,
	"invitation_sequence" integer DEFAULT 0 NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meetings_titled" CHECK (trim(title) <> ''),
	CONSTRAINT "meetings_times" CHECK (start_at < end_at and end_at <= start_at + interval '24 hours'),
	CONSTRAINT "meetings_limit" CHECK (members_limit between 1 and 10000),
	CONSTRAINT "meetings_within_limit" CHECK (taken between 0 and coalesce(members_limit, taken)),
	CONSTRAINT "meetings_price" CHECK (price between 0 and 1000000),
	CONSTRAINT "meetings_policy" CHECK ((booking_policy ->> 'freeUntilHours')::int between 0 and 336 and (booking_policy ->> 'laterPercent')::int between 0 and 100),
	CONSTRAINT "meetings_link" CHECK (link ~* '^https?://[^/[:space:]]+'),
	CONSTRAINT "meetings_private_link" CHECK (private_link ~* '^https?://[^/[:space:]]+'),
	CONSTRAINT "meetings_recording_link" CHECK (recording_link ~* '^https?://[^/[:space:]]+'),
	CONSTRAINT "meetings_cancelled" CHECK ((cancelled_at is null) = (cancel_reason is null))
);
--> statement-breakpoint
ALTER TABLE "commitments" ALTER COLUMN "session_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "meeting_materials" ADD CONSTRAINT "meeting_materials_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_materials" ADD CONSTRAINT "meeting_materials_file_id_drive_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."drive_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_members" ADD CONSTRAINT "meeting_members_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_members" ADD CONSTRAINT "meeting_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_members" ADD CONSTRAINT "meeting_members_cancelled_by_id_users_id_fk" FOREIGN KEY ("cancelled_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_members" ADD CONSTRAINT "meeting_members_invited_by_id_users_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_package_meetings" ADD CONSTRAINT "billing_package_meetings_package_id_billing_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."billing_packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_package_meetings" ADD CONSTRAINT "billing_package_meetings_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_study_group_id_study_groups_id_fk" FOREIGN KEY ("study_group_id") REFERENCES "public"."study_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_practice_area_id_practice_areas_id_fk" FOREIGN KEY ("practice_area_id") REFERENCES "public"."practice_areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_banner_drive_files_id_fk" FOREIGN KEY ("banner") REFERENCES "public"."drive_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_cancelled_by_id_users_id_fk" FOREIGN KEY ("cancelled_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meeting_materials_meeting" ON "meeting_materials" USING btree ("meeting_id");--> statement-breakpoint
CREATE INDEX "meeting_materials_file" ON "meeting_materials" USING btree ("file_id") WHERE file_id is not null;--> statement-breakpoint
CREATE INDEX "meeting_members_user" ON "meeting_members" USING btree ("user_id","standing");--> statement-breakpoint
CREATE INDEX "meeting_members_meeting" ON "meeting_members" USING btree ("meeting_id","type","inserted_at");--> statement-breakpoint
CREATE INDEX "meeting_members_inserted" ON "meeting_members" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "meeting_members_waiting" ON "meeting_members" USING btree ("waiting_since","id");--> statement-breakpoint
CREATE INDEX "meeting_members_line" ON "meeting_members" USING btree ("meeting_id","waiting_since","id") WHERE standing = 'waiting';--> statement-breakpoint
CREATE INDEX "meeting_members_offered" ON "meeting_members" USING btree ("offered_until") WHERE standing = 'offered';--> statement-breakpoint
CREATE INDEX "meeting_members_invited_by" ON "meeting_members" USING btree ("invited_by_id") WHERE invited_by_id is not null;--> statement-breakpoint
CREATE INDEX "meeting_members_cancelled_by" ON "meeting_members" USING btree ("cancelled_by_id") WHERE cancelled_by_id is not null;--> statement-breakpoint
CREATE INDEX "billing_package_meetings_meeting" ON "billing_package_meetings" USING btree ("meeting_id");--> statement-breakpoint
CREATE INDEX "meetings_start" ON "meetings" USING btree ("start_at","id");--> statement-breakpoint
CREATE INDEX "meetings_end" ON "meetings" USING btree ("end_at","id");--> statement-breakpoint
CREATE INDEX "meetings_group" ON "meetings" USING btree ("study_group_id","start_at") WHERE study_group_id is not null;--> statement-breakpoint
CREATE INDEX "meetings_area" ON "meetings" USING btree ("practice_area_id","start_at") WHERE practice_area_id is not null;--> statement-breakpoint
CREATE INDEX "meetings_type" ON "meetings" USING btree ("type","start_at","id");--> statement-breakpoint
CREATE INDEX "meetings_inserted" ON "meetings" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "meetings_title" ON "meetings" USING btree ((folded("title") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "meetings_search" ON "meetings" USING gin (folded(title) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "meetings_banner" ON "meetings" USING btree ("banner") WHERE banner is not null;--> statement-breakpoint
CREATE INDEX "meetings_created_by" ON "meetings" USING btree ("created_by_id") WHERE created_by_id is not null;--> statement-breakpoint
CREATE INDEX "meetings_cancelled_by" ON "meetings" USING btree ("cancelled_by_id") WHERE cancelled_by_id is not null;--> statement-breakpoint
CREATE INDEX "commitments_other" ON "commitments" USING btree ("joint_id") WHERE session_id is null;--> statement-breakpoint
SELECT audit_table('meeting_materials', true);--> statement-breakpoint
SELECT audit_table('meeting_members', true);--> statement-breakpoint
SELECT audit_table('billing_package_meetings', true);--> statement-breakpoint
SELECT audit_table('meetings', true);--> statement-breakpoint
-- The places that are taken are counted in the event's row, whose lock lets one person at a time have the last one; the check on it refuses more than there are.
CREATE FUNCTION count_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := coalesce((NEW.holds_place)::int, 0) - coalesce((OLD.holds_place)::int, 0);
BEGIN
  IF change <> 0 THEN
    UPDATE meetings SET taken = taken + change WHERE id = coalesce(NEW.meeting_id, OLD.meeting_id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER count_tickets AFTER INSERT OR UPDATE OR DELETE ON meeting_members FOR EACH ROW EXECUTE FUNCTION count_tickets();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_is_private(record text, field text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT record || '.' || field IN ('user_notes.text', 'user_messages.subject', 'user_messages.text', 'users.meta', 'sessions.internal_review',
    'no_show_disputes.message', 'no_show_disputes.answer', 'access_requests.message', 'access_requests.answer', 'question_reports.message',
    'question_reports.answer', 'session_declines.reason', 'adjustments.note', 'availability_exceptions.note',
    'members.message', 'members.answer',
    'study_group_posts.body', 'study_group_answers.body', 'study_group_invitations.token', 'meetings.link', 'meetings.private_link', 'meetings.recording_link', 'meeting_materials.content_link')
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
    'meetings.paid_back_until', 'meetings.news_told_until', 'meetings.moved_version', 'meetings.moved_told_until', 'meeting_materials.student_can_view')
$$;
