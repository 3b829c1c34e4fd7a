CREATE TABLE "study_group_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"author_id" uuid,
	"body" text NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	"mentioned" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "study_group_answers_body" CHECK (length(body) between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "study_group_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"study_group_id" uuid NOT NULL,
	"author_id" uuid,
	"title" text NOT NULL,
	"body" text,
	"edited_at" timestamp (3) with time zone,
	"notified_at" timestamp (3) with time zone,
	"told_until" uuid,
	"mentioned" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "study_group_posts_titled" CHECK (trim(title) <> ''),
	CONSTRAINT "study_group_posts_body" CHECK (length(body) <= 20000)
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "posts_read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "study_group_answers" ADD CONSTRAINT "study_group_answers_post_id_study_group_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."study_group_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_group_answers" ADD CONSTRAINT "study_group_answers_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_group_posts" ADD CONSTRAINT "study_group_posts_study_group_id_study_groups_id_fk" FOREIGN KEY ("study_group_id") REFERENCES "public"."study_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_group_posts" ADD CONSTRAINT "study_group_posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_group_answers_post" ON "study_group_answers" USING btree ("post_id","inserted_at");--> statement-breakpoint
CREATE INDEX "study_group_answers_inserted" ON "study_group_answers" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "study_group_answers_author" ON "study_group_answers" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "study_group_answers_accepted" ON "study_group_answers" USING btree ("post_id") WHERE accepted_at is not null;--> statement-breakpoint
CREATE INDEX "study_group_posts_group" ON "study_group_posts" USING btree ("study_group_id","inserted_at","id");--> statement-breakpoint
CREATE INDEX "study_group_posts_inserted" ON "study_group_posts" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "study_group_posts_author" ON "study_group_posts" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE INDEX "members_read" ON "members" USING btree ("study_group_id","posts_read_at") WHERE state = 'accepted';--> statement-breakpoint
SELECT audit_table('study_group_answers', true);--> statement-breakpoint
SELECT audit_table('study_group_posts', true);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_is_private(record text, field text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT record || '.' || field IN ('user_notes.text', 'user_messages.subject', 'user_messages.text', 'users.meta', 'sessions.internal_review',
    'no_show_disputes.message', 'no_show_disputes.answer', 'access_requests.message', 'access_requests.answer', 'question_reports.message',
    'question_reports.answer', 'session_declines.reason', 'adjustments.note', 'availability_exceptions.note',
    'members.message', 'members.answer',
    'study_group_posts.body', 'study_group_answers.body')
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
    'members.posts_read_at', 'study_group_posts.told_until', 'study_group_posts.mentioned', 'study_group_answers.mentioned')
$$;
