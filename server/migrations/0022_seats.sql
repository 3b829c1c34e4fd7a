-- Every session of before has one seat, so its time is shared with no other.
ALTER TABLE "commitments" ADD COLUMN "joint_id" uuid;--> statement-breakpoint
UPDATE "commitments" SET "joint_id" = "session_id";--> statement-breakpoint
ALTER TABLE "commitments" ALTER COLUMN "joint_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "commitments" DROP CONSTRAINT "commitments_no_overlap";--> statement-breakpoint
ALTER TABLE "commitments" ADD CONSTRAINT "commitments_no_overlap" EXCLUDE USING gist ("user_id" WITH =, "during" WITH &&, "joint_id" WITH <>);--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "seats" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "seat" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "joint_id" uuid;--> statement-breakpoint
ALTER TABLE "session_types" ADD COLUMN "seats" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_seat" ON "sessions" USING btree ("joint_id","seat") WHERE status not in ('cancelled', 'expired');--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_seats" CHECK (seat between 1 and seats and (seats = 1 or joint_id is not null));--> statement-breakpoint
ALTER TABLE "session_types" ADD CONSTRAINT "session_types_seats" CHECK (seats between 1 and 50 and (seats = 1 or mode = 'live'));