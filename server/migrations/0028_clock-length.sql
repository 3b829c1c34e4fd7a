ALTER TABLE "sessions" ADD COLUMN "clock_length" integer;--> statement-breakpoint
UPDATE "sessions" s SET "clock_length" = coalesce(s."time_limit", t."duration") FROM "session_types" t WHERE t."id" = s."session_type_id" AND s."clock_started_at" IS NOT NULL;
