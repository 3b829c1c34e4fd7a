ALTER TABLE "bundles" ALTER COLUMN "retake" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "bundles" ALTER COLUMN "retake" DROP NOT NULL;--> statement-breakpoint
-- Whether it might be taken again becomes how often: once, or without a limit.
ALTER TABLE "bundles" ALTER COLUMN "retake" SET DATA TYPE integer USING CASE WHEN "retake" THEN NULL ELSE 1 END;--> statement-breakpoint
ALTER TABLE "bundles" ADD CONSTRAINT "bundles_retake" CHECK (retake between 1 and 100);--> statement-breakpoint
ALTER TABLE "test_attempts" ADD COLUMN "turn" integer;--> statement-breakpoint
UPDATE "test_attempts" SET "turn" = 1 WHERE "once";--> statement-breakpoint
DROP INDEX "test_attempts_once";--> statement-breakpoint
CREATE UNIQUE INDEX "test_attempts_turn" ON "test_attempts" USING btree ("user_id","bundle_id","turn") WHERE turn is not null and status in ('in_progress', 'submitted', 'graded');--> statement-breakpoint
ALTER TABLE "test_attempts" DROP COLUMN "once";