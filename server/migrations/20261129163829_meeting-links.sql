CREATE TABLE "google_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"only" boolean DEFAULT true NOT NULL,
	"email" text NOT NULL,
	"token" text NOT NULL,
	"connected_at" timestamp (3) with time zone NOT NULL,
	"connected_by_id" uuid,
	"failed_at" timestamp (3) with time zone,
	"failure" text,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "google_accounts_only_unique" UNIQUE("only"),
	CONSTRAINT "google_accounts_only" CHECK ("only"),
	CONSTRAINT "google_accounts_failed" CHECK ((failed_at is null) = (failure is null))
);
--> statement-breakpoint
CREATE TABLE "meeting_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"meeting_id" uuid,
	"provider" text NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"made_at" timestamp (3) with time zone,
	"external_id" text,
	"link" text,
	"told_title" text,
	"told_from" timestamp (3) with time zone,
	"told_until" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"ending_at" timestamp (3) with time zone,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meeting_links_made" CHECK (made_at is null or (external_id is not null and link is not null))
);
--> statement-breakpoint
ALTER TABLE "google_accounts" ADD CONSTRAINT "google_accounts_connected_by_id_users_id_fk" FOREIGN KEY ("connected_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_links" ADD CONSTRAINT "meeting_links_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "google_accounts_connected_by" ON "google_accounts" USING btree ("connected_by_id") WHERE connected_by_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_links_one" ON "meeting_links" USING btree ("meeting_id") WHERE ending_at is null;--> statement-breakpoint
CREATE INDEX "meeting_links_meeting" ON "meeting_links" USING btree ("meeting_id");--> statement-breakpoint
SELECT audit_table('google_accounts', true);--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_is_private(record text, field text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT record || '.' || field IN ('user_notes.text', 'user_messages.subject', 'user_messages.text', 'users.meta', 'sessions.internal_review',
    'no_show_disputes.message', 'no_show_disputes.answer', 'access_requests.message', 'access_requests.answer', 'question_reports.message',
    'question_reports.answer', 'session_declines.reason', 'adjustments.note', 'availability_exceptions.note',
    'members.message', 'members.answer',
    'study_group_posts.body', 'study_group_answers.body', 'study_group_invitations.token', 'meetings.link', 'meetings.private_link', 'meetings.recording_link', 'meeting_materials.content_link',
    'meeting_members.correction', 'google_accounts.token')
$$;
