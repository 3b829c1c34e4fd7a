ALTER TABLE "recovery_codes" ADD COLUMN "inserted_at" timestamp (3) with time zone;--> statement-breakpoint
-- They are made with the app, or renewed later.
UPDATE recovery_codes c SET inserted_at = coalesce((SELECT f.enabled_at FROM second_factors f WHERE f.user_id = c.user_id), now());--> statement-breakpoint
ALTER TABLE "recovery_codes" ALTER COLUMN "inserted_at" SET NOT NULL;
