CREATE TABLE "billing_package_study_groups" (
	"package_id" uuid NOT NULL,
	"study_group_id" uuid NOT NULL,
	CONSTRAINT "billing_package_study_groups_package_id_study_group_id_pk" PRIMARY KEY("package_id","study_group_id")
);
--> statement-breakpoint
CREATE TABLE "study_group_bundles" (
	"study_group_id" uuid NOT NULL,
	"bundle_id" uuid NOT NULL,
	CONSTRAINT "study_group_bundles_study_group_id_bundle_id_pk" PRIMARY KEY("study_group_id","bundle_id")
);
--> statement-breakpoint
ALTER TABLE "study_groups" DROP CONSTRAINT "study_groups_chat_link";--> statement-breakpoint
ALTER TABLE "study_sub_groups" DROP CONSTRAINT "study_sub_groups_days";--> statement-breakpoint
ALTER TABLE "exam_sittings" ADD COLUMN "by_group" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "said_mark" integer;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "said_passed" boolean;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "said_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "result_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "lent_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "study_groups" ADD COLUMN "results_date" date;--> statement-breakpoint
ALTER TABLE "study_groups" ADD COLUMN "allowed_for" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "study_groups" ADD COLUMN "allowed_days" integer[] DEFAULT '{}'::integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "study_groups" ADD COLUMN "booking_policy" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_package_study_groups" ADD CONSTRAINT "billing_package_study_groups_package_id_billing_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."billing_packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_package_study_groups" ADD CONSTRAINT "billing_package_study_groups_study_group_id_study_groups_id_fk" FOREIGN KEY ("study_group_id") REFERENCES "public"."study_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_group_bundles" ADD CONSTRAINT "study_group_bundles_study_group_id_study_groups_id_fk" FOREIGN KEY ("study_group_id") REFERENCES "public"."study_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_group_bundles" ADD CONSTRAINT "study_group_bundles_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_package_study_groups_group" ON "billing_package_study_groups" USING btree ("study_group_id");--> statement-breakpoint
CREATE INDEX "study_group_bundles_bundle" ON "study_group_bundles" USING btree ("bundle_id");--> statement-breakpoint
CREATE INDEX "members_lent" ON "members" USING btree ("lent_until") WHERE lent_until is not null;--> statement-breakpoint
CREATE INDEX "study_groups_results_date" ON "study_groups" USING btree ("results_date") WHERE results_date is not null;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_said_mark" CHECK (said_mark between 0 and 500);--> statement-breakpoint
ALTER TABLE "study_groups" ADD CONSTRAINT "study_groups_results" CHECK (results_date > intensive_from);--> statement-breakpoint
ALTER TABLE "study_groups" ADD CONSTRAINT "study_groups_days" CHECK (allowed_days <@ '{1,2,3,4,5,6,7}'::integer[]);--> statement-breakpoint
ALTER TABLE "study_groups" ADD CONSTRAINT "study_groups_policy" CHECK ((booking_policy ->> 'bookedAhead')::int between 1 and 100 and (booking_policy ->> 'freeUntilHours')::int between 0 and 336 and (booking_policy ->> 'reschedulePrice')::int between 0 and 100000);--> statement-breakpoint
ALTER TABLE "study_groups" ADD CONSTRAINT "study_groups_discount" CHECK ((config #>> '{discount,amount}')::int between 1 and case config #>> '{discount,unit}' when 'percent' then 100 else 1000000 end);--> statement-breakpoint
ALTER TABLE "study_groups" ADD CONSTRAINT "study_groups_discounted" CHECK ((config #> '{discount,on}') <@ '["session", "package", "bundle", "meeting"]'::jsonb and config #> '{discount,on}' <> '[]'::jsonb);--> statement-breakpoint
ALTER TABLE "study_groups" ADD CONSTRAINT "study_groups_chat_link" CHECK (chat_link ~* '^https?://[^/[:space:]]+');--> statement-breakpoint
ALTER TABLE "study_sub_groups" ADD CONSTRAINT "study_sub_groups_p1_days" CHECK (cardinality(p1_exam_dates) <= 20);--> statement-breakpoint
ALTER TABLE "study_sub_groups" ADD CONSTRAINT "study_sub_groups_p2_days" CHECK (cardinality(p2_exam_dates) <= 20);--> statement-breakpoint
SELECT audit_table('billing_package_study_groups', true);--> statement-breakpoint
SELECT audit_table('study_group_bundles', true);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_is_derived(record text, field text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT field IN ('id', 'updated_at') OR record || '.' || field IN ('users.full_name', 'users.last_seen_at', 'identities.last_used_at',
    'second_factors.last_step', 'second_factors.wrong_tries', 'second_factors.locked_until', 'sessions.candidate_name', 'sessions.tutor_name',
    'sessions.task_open', 'sessions.due_at', 'sessions.answer_version', 'sessions.invitation_sequence',
    'session_attendees.ahead', 'bundles.words', 'content_blocks.version', 'drive_files.version', 'drive_files.preparing', 'billing_sessions.bought',
    'library_permissions.begins_at', 'library_permissions.ends_at', 'question_corrections.total', 'question_corrections.done', 'question_corrections.told',
    'question_corrections.reached', 'question_corrections.finished_at', 'answers_to_mark.version', 'coupons.times_redeemed',
    'members.state', 'members.holds_place', 'members.lapsed', 'members.result_asked_at', 'study_groups.places', 'study_groups.taken',
    'members.posts_read_at', 'study_group_posts.told_until', 'study_group_posts.mentioned', 'study_group_answers.mentioned',
    'study_group_invitations.used')
$$;
