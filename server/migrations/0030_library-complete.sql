CREATE TABLE "content_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"content_id" uuid,
	"file_id" uuid NOT NULL,
	"format" text NOT NULL,
	"file_name" text NOT NULL,
	"count" integer NOT NULL,
	"left" integer NOT NULL,
	"losses" jsonb NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_import_rows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"line" integer,
	"item" text,
	"subtype" text,
	"title" text,
	"result" text NOT NULL,
	"faults" jsonb NOT NULL,
	"losses" jsonb NOT NULL,
	"given" text NOT NULL,
	"block" jsonb,
	"ready" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"content_id" uuid,
	"user_id" uuid,
	"format" text,
	"file_name" text NOT NULL,
	"storage_key" text,
	"status" text DEFAULT 'reading' NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"good" integer DEFAULT 0 NOT NULL,
	"look" integer DEFAULT 0 NOT NULL,
	"bad" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"message" text,
	"finished_at" timestamp (3) with time zone,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"inserted_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "media_uploads_size" CHECK (size between 1 and 2000000000)
);
--> statement-breakpoint
CREATE TABLE "access_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bundle_id" uuid,
	"user_id" uuid NOT NULL,
	"message" text,
	"status" text DEFAULT 'open' NOT NULL,
	"answer" text,
	"answered_by_id" uuid,
	"answered_at" timestamp (3) with time zone,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "access_requests_target" CHECK (bundle_id is not null),
	CONSTRAINT "access_requests_message" CHECK (length(message) between 1 and 2000),
	CONSTRAINT "access_requests_answer" CHECK (length(answer) between 1 and 2000),
	CONSTRAINT "access_requests_answered" CHECK ((status = 'open') = (answered_at is null))
);
--> statement-breakpoint
CREATE TABLE "library_videos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bundle_id" uuid NOT NULL,
	"title" text NOT NULL,
	"file" uuid,
	"poster" uuid,
	"seconds" integer,
	"captions" text,
	"position" integer DEFAULT 0 NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "library_videos_titled" CHECK (trim(title) <> ''),
	CONSTRAINT "library_videos_seconds" CHECK (seconds between 1 and 86400)
);
--> statement-breakpoint
CREATE TABLE "mock_days" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"paper" text NOT NULL,
	"half" boolean NOT NULL,
	"questions" integer NOT NULL,
	"minutes" integer NOT NULL,
	"extra_time" integer NOT NULL,
	"breaks" integer NOT NULL,
	"second" uuid[] NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"break_from" timestamp (3) with time zone,
	"break_until" timestamp (3) with time zone,
	"start_by" timestamp (3) with time zone,
	"second_started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"given_up_at" timestamp (3) with time zone,
	CONSTRAINT "mock_days_break" CHECK ((break_from is null) = (start_by is null) and (break_from is null) = (break_until is null)),
	CONSTRAINT "mock_days_second" CHECK (second_started_at is null or break_from is not null)
);
--> statement-breakpoint
CREATE TABLE "question_corrections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"block_id" uuid NOT NULL,
	"bundle_id" uuid NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"option_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"reason" text NOT NULL,
	"inserted_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"told" integer DEFAULT 0 NOT NULL,
	"reached" uuid,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "question_corrections_reason" CHECK (length(reason) between 1 and 1000),
	CONSTRAINT "question_corrections_options" CHECK ((kind = 'accept') = (cardinality(option_ids) > 0))
);
--> statement-breakpoint
CREATE TABLE "question_estimates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"block_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"percent" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "question_estimates_once" UNIQUE("block_id","user_id"),
	CONSTRAINT "question_estimates_percent" CHECK (percent between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "question_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"block_id" uuid NOT NULL,
	"bundle_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"message" text,
	"inserted_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"answer" text,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "question_reports_once" UNIQUE("block_id","user_id"),
	CONSTRAINT "question_reports_message" CHECK (length(message) between 1 and 1000),
	CONSTRAINT "question_reports_answer" CHECK (length(answer) between 1 and 1000),
	CONSTRAINT "question_reports_closed" CHECK ((outcome is null) = (closed_at is null))
);
--> statement-breakpoint
ALTER TABLE "review_cards" DROP CONSTRAINT "review_cards_side";--> statement-breakpoint
DROP INDEX "attempt_questions_block";--> statement-breakpoint
ALTER TABLE "review_cards" ALTER COLUMN "block_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "review_cards" ALTER COLUMN "content_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "content_blocks" ADD COLUMN "video" uuid;--> statement-breakpoint
ALTER TABLE "content_blocks" ADD COLUMN "link" text;--> statement-breakpoint
ALTER TABLE "content_blocks" ADD COLUMN "voided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "content_blocks" ADD COLUMN "accepted" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "review_cards" ADD COLUMN "criterion_key" text;--> statement-breakpoint
ALTER TABLE "review_cards" ADD COLUMN "criterion" jsonb;--> statement-breakpoint
ALTER TABLE "review_cards" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "attempt_questions" ADD COLUMN "score" smallint;--> statement-breakpoint
ALTER TABLE "attempt_questions" ADD COLUMN "estimate" double precision;--> statement-breakpoint
ALTER TABLE "attempt_questions" ADD COLUMN "strength" smallint;--> statement-breakpoint
ALTER TABLE "question_counts" ADD COLUMN "ranked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "question_counts" ADD COLUMN "ranked_right" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "question_counts" ADD COLUMN "strengths" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "question_counts" ADD COLUMN "strength_squares" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "question_counts" ADD COLUMN "strengths_right" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "question_counts" ADD COLUMN "bands" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "question_counts" ADD COLUMN "times" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "test_attempts" ADD COLUMN "breaks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "test_attempts" ADD COLUMN "pass_estimated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "test_attempts" ADD COLUMN "mock_day_id" uuid;--> statement-breakpoint
ALTER TABLE "test_attempts" ADD COLUMN "mock_session" integer;--> statement-breakpoint
ALTER TABLE "content_exports" ADD CONSTRAINT "content_exports_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_exports" ADD CONSTRAINT "content_exports_file_id_drive_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."drive_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_import_rows" ADD CONSTRAINT "content_import_rows_import_id_content_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."content_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_imports" ADD CONSTRAINT "content_imports_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_imports" ADD CONSTRAINT "content_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_uploads" ADD CONSTRAINT "media_uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_videos" ADD CONSTRAINT "library_videos_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_videos" ADD CONSTRAINT "library_videos_file_drive_files_id_fk" FOREIGN KEY ("file") REFERENCES "public"."drive_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_videos" ADD CONSTRAINT "library_videos_poster_drive_files_id_fk" FOREIGN KEY ("poster") REFERENCES "public"."drive_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_days" ADD CONSTRAINT "mock_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_corrections" ADD CONSTRAINT "question_corrections_block_id_content_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."content_blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_corrections" ADD CONSTRAINT "question_corrections_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_corrections" ADD CONSTRAINT "question_corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_estimates" ADD CONSTRAINT "question_estimates_block_id_content_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."content_blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_estimates" ADD CONSTRAINT "question_estimates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_block_id_content_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."content_blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_exports_content" ON "content_exports" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "content_exports_file" ON "content_exports" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "content_exports_inserted" ON "content_exports" USING btree ("inserted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "content_import_rows_once" ON "content_import_rows" USING btree ("import_id","position");--> statement-breakpoint
CREATE INDEX "content_import_rows_position" ON "content_import_rows" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "content_import_rows_result" ON "content_import_rows" USING btree ("import_id","result","position");--> statement-breakpoint
CREATE INDEX "content_imports_content" ON "content_imports" USING btree ("content_id","inserted_at");--> statement-breakpoint
CREATE INDEX "content_imports_inserted" ON "content_imports" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "content_imports_user" ON "content_imports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "media_uploads_owner" ON "media_uploads" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "media_uploads_inserted" ON "media_uploads" USING btree ("inserted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "access_requests_once" ON "access_requests" USING btree ("user_id","bundle_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "access_requests_bundle" ON "access_requests" USING btree ("bundle_id","status");--> statement-breakpoint
CREATE INDEX "access_requests_inserted" ON "access_requests" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "access_requests_user" ON "access_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "library_videos_bundle" ON "library_videos" USING btree ("bundle_id","position");--> statement-breakpoint
CREATE INDEX "library_videos_position" ON "library_videos" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "library_videos_file" ON "library_videos" USING btree ("file");--> statement-breakpoint
CREATE INDEX "library_videos_poster" ON "library_videos" USING btree ("poster");--> statement-breakpoint
CREATE INDEX "mock_days_user" ON "mock_days" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "mock_days_started" ON "mock_days" USING btree ("started_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "mock_days_one_running" ON "mock_days" USING btree ("user_id") WHERE ended_at is null and given_up_at is null;--> statement-breakpoint
CREATE INDEX "mock_days_due" ON "mock_days" USING btree ("start_by") WHERE second_started_at is null and given_up_at is null;--> statement-breakpoint
CREATE INDEX "question_corrections_block" ON "question_corrections" USING btree ("block_id","inserted_at");--> statement-breakpoint
CREATE INDEX "question_corrections_bundle" ON "question_corrections" USING btree ("bundle_id");--> statement-breakpoint
CREATE INDEX "question_corrections_user" ON "question_corrections" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_corrections_void_once" ON "question_corrections" USING btree ("block_id") WHERE kind = 'void' and undone_at is null;--> statement-breakpoint
CREATE INDEX "question_estimates_user" ON "question_estimates" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "question_reports_user" ON "question_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "question_reports_bundle" ON "question_reports" USING btree ("bundle_id","inserted_at");--> statement-breakpoint
CREATE INDEX "question_reports_inserted" ON "question_reports" USING btree ("inserted_at","id");--> statement-breakpoint
ALTER TABLE "content_blocks" ADD CONSTRAINT "content_blocks_video_drive_files_id_fk" FOREIGN KEY ("video") REFERENCES "public"."drive_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_mock_day_id_mock_days_id_fk" FOREIGN KEY ("mock_day_id") REFERENCES "public"."mock_days"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_blocks_video" ON "content_blocks" USING btree ("video") WHERE video is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "review_cards_criterion" ON "review_cards" USING btree ("user_id","criterion_key") WHERE criterion_key is not null;--> statement-breakpoint
CREATE INDEX "attempt_questions_block" ON "attempt_questions" USING btree ("block_id","id");--> statement-breakpoint
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_mock_session" UNIQUE("mock_day_id","mock_session");--> statement-breakpoint
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_of" CHECK ((side = 'criterion') = (block_id is null) and (block_id is null) = (content_id is null) and (side = 'criterion') = (criterion_key is not null and criterion is not null));--> statement-breakpoint
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_side" CHECK (side ~ '^(front|back|question|criterion|c[0-9]{1,9})$');--> statement-breakpoint
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_session" CHECK (mock_session in (1, 2) and (mock_day_id is null) = (mock_session is null));--> statement-breakpoint
-- Written by hand from here on: the audit log watches the new tables.
SELECT audit_table('library_videos', true);--> statement-breakpoint
SELECT audit_table('content_imports', true);--> statement-breakpoint
SELECT audit_table('content_exports', true);--> statement-breakpoint
SELECT audit_table('question_corrections', true);--> statement-breakpoint
SELECT audit_table('question_estimates', true);--> statement-breakpoint
SELECT audit_table('question_reports', true);--> statement-breakpoint
SELECT audit_table('access_requests', true);
