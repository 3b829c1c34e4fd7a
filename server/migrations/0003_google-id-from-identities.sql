ALTER TABLE "users" DROP CONSTRAINT "users_googleId_unique";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "google_id";