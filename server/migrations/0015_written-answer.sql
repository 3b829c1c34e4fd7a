ALTER TABLE "session_answers" ADD COLUMN "written" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "session_answers" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "clock_started_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "answer_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "session_answers_one_written" ON "session_answers" USING btree ("session_id") WHERE written;--> statement-breakpoint
UPDATE "session_answers" SET "updated_at" = "inserted_at";
