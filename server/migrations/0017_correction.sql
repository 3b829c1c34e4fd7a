ALTER TABLE "sessions" ADD COLUMN "corrected_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "correction" text;--> statement-breakpoint
ALTER TABLE "session_types" ADD COLUMN "pass_mark" double precision DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "session_types" ADD CONSTRAINT "session_types_pass_mark" CHECK (pass_mark between 0 and 5);