CREATE TABLE "answers_to_mark" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"block_id" uuid NOT NULL,
	"bundle_id" uuid NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"most" integer NOT NULL,
	"points" double precision,
	"feedback" text,
	"marked_by_id" uuid,
	"marked_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "answers_to_mark_once" UNIQUE("question_id"),
	CONSTRAINT "answers_to_mark_points" CHECK (points between 0 and most and points * 2 = floor(points * 2)),
	CONSTRAINT "answers_to_mark_feedback" CHECK (length(feedback) between 1 and 2000),
	CONSTRAINT "answers_to_mark_marked" CHECK ((marked_at is null) = (points is null) and (marked_at is null) = (version = 0) and (marked_at is not null or feedback is null))
);
--> statement-breakpoint
ALTER TABLE "test_attempts" ADD COLUMN "by_person" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "answers_to_mark" ADD CONSTRAINT "answers_to_mark_question_id_attempt_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."attempt_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers_to_mark" ADD CONSTRAINT "answers_to_mark_attempt_id_test_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."test_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers_to_mark" ADD CONSTRAINT "answers_to_mark_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers_to_mark" ADD CONSTRAINT "answers_to_mark_block_id_content_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."content_blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers_to_mark" ADD CONSTRAINT "answers_to_mark_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers_to_mark" ADD CONSTRAINT "answers_to_mark_marked_by_id_users_id_fk" FOREIGN KEY ("marked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answers_to_mark_waiting" ON "answers_to_mark" USING btree ("bundle_id","submitted_at") WHERE marked_at is null;--> statement-breakpoint
CREATE INDEX "answers_to_mark_bundle" ON "answers_to_mark" USING btree ("bundle_id","submitted_at");--> statement-breakpoint
CREATE INDEX "answers_to_mark_submitted" ON "answers_to_mark" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "answers_to_mark_attempt" ON "answers_to_mark" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "answers_to_mark_block" ON "answers_to_mark" USING btree ("block_id");--> statement-breakpoint
CREATE INDEX "answers_to_mark_user" ON "answers_to_mark" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "answers_to_mark_marker" ON "answers_to_mark" USING btree ("marked_by_id");--> statement-breakpoint
SELECT audit_table('answers_to_mark', false);
--> statement-breakpoint
-- How often an answer was marked follows from its markings.
CREATE OR REPLACE FUNCTION audit_is_derived(record text, field text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT field IN ('id', 'updated_at') OR record || '.' || field IN ('users.full_name', 'users.last_seen_at', 'identities.last_used_at',
    'second_factors.last_step', 'second_factors.wrong_tries', 'second_factors.locked_until', 'sessions.candidate_name', 'sessions.tutor_name',
    'sessions.task_open', 'sessions.due_at', 'sessions.answer_version', 'sessions.invitation_sequence',
    'session_attendees.ahead', 'bundles.words', 'content_blocks.version', 'drive_files.version', 'drive_files.preparing', 'billing_sessions.bought',
    'library_permissions.begins_at', 'library_permissions.ends_at', 'question_corrections.total', 'question_corrections.done', 'question_corrections.told',
    'question_corrections.reached', 'question_corrections.finished_at', 'answers_to_mark.version')
$$;
--> statement-breakpoint
-- Attempts of before: a person marks those at tests, but for trials of their authors.
UPDATE test_attempts a SET by_person = true WHERE bundle_id IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM bundle_authors w WHERE w.bundle_id = a.bundle_id AND w.user_id = a.user_id);
--> statement-breakpoint
INSERT INTO answers_to_mark (id, question_id, attempt_id, user_id, block_id, bundle_id, submitted_at, most)
  SELECT gen_random_uuid(), q.id, a.id, a.user_id, q.block_id, a.bundle_id, a.submitted_at, coalesce(q.score, b.score)
  FROM test_attempts a JOIN attempt_questions q ON q.attempt_id = a.id JOIN content_blocks b ON b.id = q.block_id
  WHERE a.by_person AND a.status IN ('submitted', 'graded') AND b.subtype = 'essay' AND q.answer IS NOT NULL;
--> statement-breakpoint
UPDATE attempt_questions q SET points = 0, "right" = false FROM test_attempts a, content_blocks b
  WHERE a.id = q.attempt_id AND b.id = q.block_id AND a.by_person AND a.status IN ('submitted', 'graded') AND b.subtype = 'essay' AND b.voided_at IS NULL
    AND q.answer IS NULL;
--> statement-breakpoint
-- Summed up anew, as after each marking.
WITH sums AS (SELECT q.attempt_id, coalesce(sum(coalesce(q.score, b.score)) FILTER (WHERE CASE WHEN t.status IN ('submitted', 'graded') THEN q.points IS NOT NULL
      ELSE t.by_person OR b.subtype <> 'essay' END), 0)::int AS most,
    count(*) FILTER (WHERE t.by_person AND b.subtype = 'essay' AND q.points IS NULL) = 0 AS whole
  FROM attempt_questions q JOIN test_attempts t ON t.id = q.attempt_id JOIN content_blocks b ON b.id = q.block_id
  WHERE b.voided_at IS NULL AND t.status IN ('in_progress', 'submitted', 'graded')
    AND EXISTS (SELECT 1 FROM attempt_questions e JOIN content_blocks w ON w.id = e.block_id WHERE e.attempt_id = t.id AND w.subtype = 'essay')
  GROUP BY q.attempt_id)
UPDATE test_attempts a SET most = s.most, status = CASE WHEN a.status = 'in_progress' THEN a.status WHEN s.whole THEN 'graded' ELSE 'submitted' END
  FROM sums s WHERE s.attempt_id = a.id;
