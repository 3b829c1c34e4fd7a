ALTER TABLE "review_logs" ALTER COLUMN "change" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "review_logs" ADD COLUMN "event_id" uuid;--> statement-breakpoint
ALTER TABLE "review_logs" ADD CONSTRAINT "review_logs_event" UNIQUE("user_id","event_id");--> statement-breakpoint
ALTER TABLE "review_logs" ADD CONSTRAINT "review_logs_of" CHECK (num_nonnulls(change, event_id) = 1);