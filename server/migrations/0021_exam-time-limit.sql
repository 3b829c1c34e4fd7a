ALTER TABLE "sessions" ADD COLUMN "time_limit" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "task_open" timestamp (3) with time zone GENERATED ALWAYS AS (case when time_limit is null then access_open else clock_started_at end) STORED;--> statement-breakpoint
ALTER TABLE "session_types" ADD COLUMN "time_limit" integer;--> statement-breakpoint
-- Exams from before have no limit yet: they keep working, and get one with their next change.
ALTER TABLE "session_types" ADD CONSTRAINT "session_types_exam" CHECK ("group" <> 'exam' or (mode <> 'live' and time_limit is not null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "session_types" ADD CONSTRAINT "session_types_time_limit" CHECK (time_limit > 0);