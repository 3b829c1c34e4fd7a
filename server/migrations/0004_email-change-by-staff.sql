-- Without the column they would open an account of their own.
DELETE FROM "one_time_links" WHERE "changes_user_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_links" DROP CONSTRAINT "one_time_links_changes_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "one_time_links" DROP COLUMN "changes_user_id";