CREATE TABLE "members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"study_group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"study_sub_group_id" uuid,
	"role" text DEFAULT 'member' NOT NULL,
	"visitation_type" text,
	"sunday_day_off" boolean DEFAULT true NOT NULL,
	"training_from" date,
	"training_till" date,
	"exam_mark" integer,
	"exam_passed" boolean,
	"requested_at" timestamp (3) with time zone,
	"invited_at" timestamp (3) with time zone,
	"waiting_since" timestamp (3) with time zone,
	"offered_until" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	"declined_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"state" text GENERATED ALWAYS AS (case when removed_at is not null then 'none' when declined_at is not null then 'declined' when accepted_at is not null then 'accepted'
          when offered_until is not null then 'offered' when waiting_since is not null then 'waiting' when requested_at is not null then 'requested' else 'invited' end) STORED NOT NULL,
	"holds_place" boolean GENERATED ALWAYS AS (removed_at is null and declined_at is null and (accepted_at is not null or offered_until is not null) and role in ('member', 'moderator')) STORED NOT NULL,
	"lapsed" integer DEFAULT 0 NOT NULL,
	"message" text,
	"answer" text,
	"invited_by_id" uuid,
	"answered_by_id" uuid,
	"given_priority" text,
	"was_invited" boolean DEFAULT false NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_once" UNIQUE("study_group_id","user_id"),
	CONSTRAINT "members_training" CHECK (training_from <= training_till),
	CONSTRAINT "members_mark" CHECK (exam_mark between 0 and 500),
	CONSTRAINT "members_begun" CHECK (coalesce(requested_at, invited_at, waiting_since, accepted_at) is not null),
	CONSTRAINT "members_message" CHECK (length(message) between 1 and 1000),
	CONSTRAINT "members_answer" CHECK (length(answer) between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "study_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"type" text NOT NULL,
	"description" text,
	"visibility" text DEFAULT 'authenticated' NOT NULL,
	"autoapproval" boolean DEFAULT false NOT NULL,
	"available_from" date NOT NULL,
	"available_until" date NOT NULL,
	"intensive_from" date NOT NULL,
	"intensive_until" date NOT NULL,
	"config" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"places" integer GENERATED ALWAYS AS ((config ->> 'places')::int) STORED,
	"taken" integer DEFAULT 0 NOT NULL,
	"chat_link" text,
	"image" uuid,
	"banner" uuid,
	"archived_at" timestamp (3) with time zone,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "study_groups_named" CHECK (trim(name) <> '' and trim(short_name) <> ''),
	CONSTRAINT "study_groups_available_days" CHECK (available_from <= available_until),
	CONSTRAINT "study_groups_intensive_days" CHECK (intensive_from <= intensive_until),
	CONSTRAINT "study_groups_places" CHECK (places between 1 and 10000),
	CONSTRAINT "study_groups_within_places" CHECK (taken between 0 and coalesce(places, taken)),
	CONSTRAINT "study_groups_offer_hours" CHECK ((config ->> 'offerHours')::int between 1 and 336),
	CONSTRAINT "study_groups_chat_link" CHECK (chat_link ~ '^https?://')
);
--> statement-breakpoint
CREATE TABLE "study_sub_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"study_group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"p1_exam_dates" date[] DEFAULT '{}'::date[] NOT NULL,
	"p2_exam_dates" date[] DEFAULT '{}'::date[] NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "study_sub_groups_name" UNIQUE("study_group_id","name"),
	CONSTRAINT "study_sub_groups_own" UNIQUE("study_group_id","id"),
	CONSTRAINT "study_sub_groups_named" CHECK (trim(name) <> ''),
	CONSTRAINT "study_sub_groups_days" CHECK (cardinality(p1_exam_dates) <= 20 and cardinality(p2_exam_dates) <= 20)
);
--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_study_group_id_study_groups_id_fk" FOREIGN KEY ("study_group_id") REFERENCES "public"."study_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_invited_by_id_users_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_sub_group" FOREIGN KEY ("study_group_id","study_sub_group_id") REFERENCES "public"."study_sub_groups"("study_group_id","id") ON DELETE SET NULL ("study_sub_group_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_groups" ADD CONSTRAINT "study_groups_image_drive_files_id_fk" FOREIGN KEY ("image") REFERENCES "public"."drive_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_groups" ADD CONSTRAINT "study_groups_banner_drive_files_id_fk" FOREIGN KEY ("banner") REFERENCES "public"."drive_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_sub_groups" ADD CONSTRAINT "study_sub_groups_study_group_id_study_groups_id_fk" FOREIGN KEY ("study_group_id") REFERENCES "public"."study_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "members_user" ON "members" USING btree ("user_id","state");--> statement-breakpoint
CREATE INDEX "members_group" ON "members" USING btree ("study_group_id","state","accepted_at");--> statement-breakpoint
CREATE INDEX "members_sub_group" ON "members" USING btree ("study_sub_group_id") WHERE study_sub_group_id is not null;--> statement-breakpoint
CREATE INDEX "members_inserted" ON "members" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "members_accepted" ON "members" USING btree ("accepted_at","id");--> statement-breakpoint
CREATE INDEX "members_requested" ON "members" USING btree ("requested_at","id");--> statement-breakpoint
CREATE INDEX "members_asking" ON "members" USING btree ("requested_at","id") WHERE state in ('requested', 'waiting', 'offered');--> statement-breakpoint
CREATE INDEX "members_line" ON "members" USING btree ("study_group_id","waiting_since","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "members_offered" ON "members" USING btree ("offered_until") WHERE state = 'offered';--> statement-breakpoint
CREATE INDEX "members_invited" ON "members" USING btree ("invited_at") WHERE state = 'invited';--> statement-breakpoint
CREATE INDEX "members_invited_by" ON "members" USING btree ("invited_by_id") WHERE invited_by_id is not null;--> statement-breakpoint
CREATE INDEX "members_answered_by" ON "members" USING btree ("answered_by_id") WHERE answered_by_id is not null;--> statement-breakpoint
CREATE INDEX "study_groups_available" ON "study_groups" USING btree ("available_until","id");--> statement-breakpoint
CREATE INDEX "study_groups_inserted" ON "study_groups" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "study_groups_name" ON "study_groups" USING btree ((folded("name") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "study_groups_type" ON "study_groups" USING btree ("type","available_until","id");--> statement-breakpoint
CREATE INDEX "study_groups_search" ON "study_groups" USING gin (folded(name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "study_groups_image" ON "study_groups" USING btree ("image") WHERE image is not null;--> statement-breakpoint
CREATE INDEX "study_groups_banner" ON "study_groups" USING btree ("banner") WHERE banner is not null;--> statement-breakpoint
CREATE INDEX "study_sub_groups_sorted" ON "study_sub_groups" USING btree ((folded("name") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "billing_transactions_status_total" ON "billing_transactions" USING btree ("status","amount_total","id");--> statement-breakpoint
SELECT audit_table('members', true);--> statement-breakpoint
SELECT audit_table('study_groups', true);--> statement-breakpoint
SELECT audit_table('study_sub_groups', true);--> statement-breakpoint
-- The places that are taken are counted in the group's row, whose lock lets one person at a time have the last one; the check on it refuses more than there are.
CREATE FUNCTION count_places() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := coalesce((NEW.holds_place)::int, 0) - coalesce((OLD.holds_place)::int, 0);
BEGIN
  IF change <> 0 THEN
    UPDATE study_groups SET taken = taken + change WHERE id = coalesce(NEW.study_group_id, OLD.study_group_id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER count_places AFTER INSERT OR UPDATE OR DELETE ON members FOR EACH ROW EXECUTE FUNCTION count_places();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_is_private(record text, field text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT record || '.' || field IN ('user_notes.text', 'user_messages.subject', 'user_messages.text', 'users.meta', 'sessions.internal_review',
    'no_show_disputes.message', 'no_show_disputes.answer', 'access_requests.message', 'access_requests.answer', 'question_reports.message',
    'question_reports.answer', 'session_declines.reason', 'adjustments.note', 'availability_exceptions.note',
    'members.message', 'members.answer')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_is_derived(record text, field text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT field IN ('id', 'updated_at') OR record || '.' || field IN ('users.full_name', 'users.last_seen_at', 'identities.last_used_at',
    'second_factors.last_step', 'second_factors.wrong_tries', 'second_factors.locked_until', 'sessions.candidate_name', 'sessions.tutor_name',
    'sessions.task_open', 'sessions.due_at', 'sessions.answer_version', 'sessions.invitation_sequence',
    'session_attendees.ahead', 'bundles.words', 'content_blocks.version', 'drive_files.version', 'drive_files.preparing', 'billing_sessions.bought',
    'library_permissions.begins_at', 'library_permissions.ends_at', 'question_corrections.total', 'question_corrections.done', 'question_corrections.told',
    'question_corrections.reached', 'question_corrections.finished_at', 'answers_to_mark.version', 'coupons.times_redeemed',
    'members.state', 'members.holds_place', 'members.lapsed', 'study_groups.places', 'study_groups.taken')
$$;
