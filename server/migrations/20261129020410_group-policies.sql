ALTER TABLE "study_groups" ADD COLUMN "results_date" date;--> statement-breakpoint
ALTER TABLE "study_groups" ADD COLUMN "allowed_for" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "study_groups" ADD COLUMN "allowed_days" integer[] DEFAULT '{}'::integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "study_groups" ADD COLUMN "booking_policy" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "study_groups" ADD CONSTRAINT "study_groups_results" CHECK (results_date > intensive_from);--> statement-breakpoint
ALTER TABLE "study_groups" ADD CONSTRAINT "study_groups_days" CHECK (allowed_days <@ '{1,2,3,4,5,6,7}'::integer[]);--> statement-breakpoint
ALTER TABLE "study_groups" ADD CONSTRAINT "study_groups_policy" CHECK ((booking_policy ->> 'bookedAhead')::int between 1 and 100 and (booking_policy ->> 'freeUntilHours')::int between 0 and 336 and (booking_policy ->> 'reschedulePrice')::int between 0 and 100000);--> statement-breakpoint
ALTER TABLE "study_groups" ADD CONSTRAINT "study_groups_discount" CHECK ((config #>> '{discount,amount}')::int between 1 and case config #>> '{discount,unit}' when 'percent' then 100 else 1000000 end);--> statement-breakpoint
ALTER TABLE "study_groups" ADD CONSTRAINT "study_groups_discounted" CHECK ((config #> '{discount,on}') <@ '["session", "package", "bundle", "meeting"]'::jsonb and config #> '{discount,on}' <> '[]'::jsonb);