CREATE TABLE "study_plans" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"minutes_per_day" integer DEFAULT 90 NOT NULL,
	"left_out" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "study_plans_minutes" CHECK (minutes_per_day between 15 and 720),
	CONSTRAINT "study_plans_left_out" CHECK (cardinality(left_out) <= 500)
);
--> statement-breakpoint
ALTER TABLE "study_plans" ADD CONSTRAINT "study_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;