CREATE TABLE "study_group_invitation_uses" (
	"invitation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"inserted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "study_group_invitation_uses_once" PRIMARY KEY("invitation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "study_group_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"study_group_id" uuid NOT NULL,
	"token" text NOT NULL,
	"uses" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"joins_at_once" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"created_by_id" uuid,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "study_group_invitations_token" UNIQUE("token"),
	CONSTRAINT "study_group_invitations_uses" CHECK (uses between 1 and 1000),
	CONSTRAINT "study_group_invitations_within_uses" CHECK (used <= uses)
);
--> statement-breakpoint
ALTER TABLE "study_group_invitation_uses" ADD CONSTRAINT "study_group_invitation_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_group_invitation_uses" ADD CONSTRAINT "study_group_invitation_uses_link" FOREIGN KEY ("invitation_id") REFERENCES "public"."study_group_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_group_invitations" ADD CONSTRAINT "study_group_invitations_study_group_id_study_groups_id_fk" FOREIGN KEY ("study_group_id") REFERENCES "public"."study_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_group_invitations" ADD CONSTRAINT "study_group_invitations_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_group_invitation_uses_user" ON "study_group_invitation_uses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "study_group_invitations_group" ON "study_group_invitations" USING btree ("study_group_id","inserted_at","id");--> statement-breakpoint
CREATE INDEX "study_group_invitations_inserted" ON "study_group_invitations" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "study_group_invitations_created_by" ON "study_group_invitations" USING btree ("created_by_id") WHERE created_by_id is not null;--> statement-breakpoint
SELECT audit_table('study_group_invitations', true);
--> statement-breakpoint
-- By hand: uses are not watched (the line of their table is taken out above), tokens are private, and how many have used a link follows.
CREATE OR REPLACE FUNCTION audit_is_private(record text, field text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT record || '.' || field IN ('user_notes.text', 'user_messages.subject', 'user_messages.text', 'users.meta', 'sessions.internal_review',
    'no_show_disputes.message', 'no_show_disputes.answer', 'access_requests.message', 'access_requests.answer', 'question_reports.message',
    'question_reports.answer', 'session_declines.reason', 'adjustments.note', 'availability_exceptions.note',
    'members.message', 'members.answer',
    'study_group_posts.body', 'study_group_answers.body', 'study_group_invitations.token')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_is_derived(record text, field text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT field IN ('id', 'updated_at') OR record || '.' || field IN ('users.full_name', 'users.last_seen_at', 'identities.last_used_at',
    'second_factors.last_step', 'second_factors.wrong_tries', 'second_factors.locked_until', 'sessions.candidate_name', 'sessions.tutor_name',
    'sessions.task_open', 'sessions.due_at', 'sessions.answer_version', 'sessions.invitation_sequence',
    'session_attendees.ahead', 'bundles.words', 'content_blocks.version', 'drive_files.version', 'drive_files.preparing', 'billing_sessions.bought',
    'library_permissions.begins_at', 'library_permissions.ends_at', 'question_corrections.total', 'question_corrections.done', 'question_corrections.told',
    'question_corrections.reached', 'question_corrections.finished_at', 'answers_to_mark.version', 'coupons.times_redeemed',
    'members.state', 'members.holds_place', 'members.lapsed', 'study_groups.places', 'study_groups.taken',
    'members.posts_read_at', 'study_group_posts.told_until', 'study_group_posts.mentioned', 'study_group_answers.mentioned',
    'study_group_invitations.used')
$$;
