CREATE TABLE "attempt_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"block_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"option_order" jsonb NOT NULL,
	"feedback_show" text NOT NULL,
	"seen_before" boolean DEFAULT false NOT NULL,
	"answer" text[],
	"confidence" text,
	"flagged" boolean DEFAULT false NOT NULL,
	"struck" text[] DEFAULT '{}'::text[] NOT NULL,
	"note" text,
	"seconds" integer DEFAULT 0 NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"change" double precision DEFAULT 0 NOT NULL,
	"saved_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"points" double precision,
	"right" boolean,
	"counted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "attempt_questions_place" UNIQUE("attempt_id","position")
);
--> statement-breakpoint
CREATE TABLE "question_counts" (
	"block_id" uuid PRIMARY KEY NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"right" integer DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"choices" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bundle_id" uuid,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"mode" text NOT NULL,
	"status" text DEFAULT 'in_progress' NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone,
	"submitted_by_clock" boolean DEFAULT false NOT NULL,
	"time_limit" integer,
	"extra_time" integer DEFAULT 0 NOT NULL,
	"count" integer NOT NULL,
	"points" double precision,
	"most" integer NOT NULL,
	"pass_percent" double precision,
	"results_show" text NOT NULL,
	"once" boolean DEFAULT false NOT NULL,
	"counted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "test_attempts_handed_in" CHECK ((status in ('submitted', 'graded')) = (submitted_at is not null) or status = 'void')
);
--> statement-breakpoint
CREATE TABLE "adjustments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"extra_time" integer DEFAULT 0 NOT NULL,
	"breaks" integer DEFAULT 0 NOT NULL,
	"note" text,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "adjustments_once" UNIQUE("user_id"),
	CONSTRAINT "adjustments_extra_time" CHECK (extra_time between 0 and 100),
	CONSTRAINT "adjustments_breaks" CHECK (breaks between 0 and 120),
	CONSTRAINT "adjustments_note" CHECK (length(note) between 1 and 2000)
);
--> statement-breakpoint
ALTER TABLE "attempt_questions" ADD CONSTRAINT "attempt_questions_attempt_id_test_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."test_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_questions" ADD CONSTRAINT "attempt_questions_block_id_content_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."content_blocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_counts" ADD CONSTRAINT "question_counts_block_id_content_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."content_blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_questions_met" ON "attempt_questions" USING btree ("user_id","block_id");--> statement-breakpoint
CREATE INDEX "attempt_questions_block" ON "attempt_questions" USING btree ("block_id");--> statement-breakpoint
CREATE INDEX "test_attempts_user" ON "test_attempts" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "test_attempts_started" ON "test_attempts" USING btree ("started_at","id");--> statement-breakpoint
CREATE INDEX "test_attempts_bundle" ON "test_attempts" USING btree ("bundle_id");--> statement-breakpoint
CREATE UNIQUE INDEX "test_attempts_one_running" ON "test_attempts" USING btree ("user_id","bundle_id") WHERE status = 'in_progress' and bundle_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "test_attempts_once" ON "test_attempts" USING btree ("user_id","bundle_id") WHERE once and status in ('in_progress', 'submitted', 'graded');--> statement-breakpoint
CREATE INDEX "test_attempts_due" ON "test_attempts" USING btree ("ends_at") WHERE status = 'in_progress';--> statement-breakpoint
CREATE INDEX "test_attempts_uncounted" ON "test_attempts" USING btree ("submitted_at") WHERE status in ('submitted', 'graded') and not counted;--> statement-breakpoint
SELECT audit_table('adjustments', true);
