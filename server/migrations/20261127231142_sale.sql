CREATE TABLE "billing_package_bundles" (
	"package_id" uuid NOT NULL,
	"bundle_id" uuid NOT NULL,
	CONSTRAINT "billing_package_bundles_package_id_bundle_id_pk" PRIMARY KEY("package_id","bundle_id")
);
--> statement-breakpoint
CREATE TABLE "billing_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "billing_categories_slug" CHECK (slug <> '')
);
--> statement-breakpoint
CREATE TABLE "billing_package_categories" (
	"package_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	CONSTRAINT "billing_package_categories_package_id_category_id_pk" PRIMARY KEY("package_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "billing_package_coupons" (
	"package_id" uuid NOT NULL,
	"coupon_id" uuid NOT NULL,
	CONSTRAINT "billing_package_coupons_package_id_coupon_id_pk" PRIMARY KEY("package_id","coupon_id")
);
--> statement-breakpoint
CREATE TABLE "billing_packages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"credits" integer DEFAULT 0 NOT NULL,
	"price" integer,
	"discount" integer,
	"discount_unit" text DEFAULT 'percent' NOT NULL,
	"renews" text DEFAULT 'once' NOT NULL,
	"access_duration" integer DEFAULT 12 NOT NULL,
	"access_duration_unit" text DEFAULT 'month' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"image" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_packages_credits" CHECK (credits between 0 and 1000000),
	CONSTRAINT "billing_packages_price" CHECK (price between 0 and 1000000),
	CONSTRAINT "billing_packages_discount" CHECK (discount >= 0 and (discount_unit <> 'percent' or discount <= 100)),
	CONSTRAINT "billing_packages_duration" CHECK (access_duration between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coupon_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"billing_session_id" uuid NOT NULL,
	"released_at" timestamp (3) with time zone,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_uses_session" UNIQUE("billing_session_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"external_id" text,
	"name" text NOT NULL,
	"code" text,
	"amount_off" integer,
	"percent_off" double precision,
	"currency" text DEFAULT 'gbp' NOT NULL,
	"duration" text DEFAULT 'once' NOT NULL,
	"duration_in_months" integer,
	"max_redemptions" integer,
	"times_redeemed" integer DEFAULT 0 NOT NULL,
	"minimum_amount" integer,
	"item_types" text[] DEFAULT '{}'::text[] NOT NULL,
	"from" timestamp (3) with time zone,
	"until" timestamp (3) with time zone,
	"metadata" jsonb,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_code_unique" UNIQUE("code"),
	CONSTRAINT "coupons_one_reduction" CHECK ((amount_off is null) <> (percent_off is null)),
	CONSTRAINT "coupons_amount_off" CHECK (amount_off > 0),
	CONSTRAINT "coupons_percent_off" CHECK (percent_off > 0 and percent_off <= 100),
	CONSTRAINT "coupons_code" CHECK (code ~ '^[A-Z0-9]([A-Z0-9-]{1,38})[A-Z0-9]$'),
	CONSTRAINT "coupons_months" CHECK ((duration = 'repeating') = (duration_in_months is not null)),
	CONSTRAINT "coupons_months_number" CHECK (duration_in_months between 1 and 36),
	CONSTRAINT "coupons_uses" CHECK (max_redemptions > 0),
	CONSTRAINT "coupons_within_uses" CHECK (times_redeemed between 0 and coalesce(max_redemptions, times_redeemed)),
	CONSTRAINT "coupons_minimum" CHECK (minimum_amount >= 0),
	CONSTRAINT "coupons_period" CHECK ("from" < until)
);
--> statement-breakpoint
CREATE TABLE "purchase_parts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"billing_session_id" uuid NOT NULL,
	"transaction_id" uuid,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"type_id" uuid,
	"name" text NOT NULL,
	"list" integer NOT NULL,
	"share" integer NOT NULL,
	"give_back_until" timestamp (3) with time zone,
	"given_back_at" timestamp (3) with time zone,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purchase_parts_share" CHECK (share >= 0)
);
--> statement-breakpoint
CREATE TABLE "royalties" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL,
	"part_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"unit" text NOT NULL,
	"unit_amount" integer NOT NULL,
	"currency" text DEFAULT 'gbp' NOT NULL,
	"amount" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "royalties_amount" CHECK (amount >= 0)
);
--> statement-breakpoint
ALTER TABLE "billing_sessions" ADD COLUMN "amount_charged" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Until now all purchases were top-ups, whose gateway took all of it.
UPDATE billing_sessions SET amount_charged = amount_total, line_items = (
  SELECT jsonb_agg(jsonb_build_object('key', lpad((n - 1)::text, 2, '0'), 'type', i ->> 'type', 'typeId', NULL, 'name', i ->> 'name', 'list', (i ->> 'unitAmount')::int,
    'reductions', '[]'::jsonb, 'total', (i ->> 'unitAmount')::int, 'giveBackUntil', NULL, 'parts', jsonb_build_array(jsonb_build_object('type', 'topup', 'typeId', NULL,
      'name', i ->> 'name', 'list', (i ->> 'unitAmount')::int, 'share', (i ->> 'unitAmount')::int))) ORDER BY n)
  FROM jsonb_array_elements(items) WITH ORDINALITY AS each(i, n));--> statement-breakpoint
ALTER TABLE "billing_sessions" ALTER COLUMN "line_items" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "billing_sessions" ALTER COLUMN "line_items" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_package_bundles" ADD CONSTRAINT "billing_package_bundles_package_id_billing_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."billing_packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_package_bundles" ADD CONSTRAINT "billing_package_bundles_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_package_categories" ADD CONSTRAINT "billing_package_categories_package_id_billing_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."billing_packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_package_categories" ADD CONSTRAINT "billing_package_categories_category_id_billing_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."billing_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_package_coupons" ADD CONSTRAINT "billing_package_coupons_package_id_billing_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."billing_packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_package_coupons" ADD CONSTRAINT "billing_package_coupons_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_packages" ADD CONSTRAINT "billing_packages_image_drive_files_id_fk" FOREIGN KEY ("image") REFERENCES "public"."drive_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_billing_session_id_billing_sessions_id_fk" FOREIGN KEY ("billing_session_id") REFERENCES "public"."billing_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_parts" ADD CONSTRAINT "purchase_parts_billing_session_id_billing_sessions_id_fk" FOREIGN KEY ("billing_session_id") REFERENCES "public"."billing_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_parts" ADD CONSTRAINT "purchase_parts_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_parts" ADD CONSTRAINT "purchase_parts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "royalties" ADD CONSTRAINT "royalties_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "royalties" ADD CONSTRAINT "royalties_part_id_purchase_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."purchase_parts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "royalties" ADD CONSTRAINT "royalties_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_package_bundles_bundle" ON "billing_package_bundles" USING btree ("bundle_id");--> statement-breakpoint
CREATE INDEX "billing_categories_title" ON "billing_categories" USING btree ((folded("title") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "billing_package_categories_category" ON "billing_package_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "billing_package_coupons_coupon" ON "billing_package_coupons" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "billing_packages_position" ON "billing_packages" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "billing_packages_image" ON "billing_packages" USING btree ("image") WHERE image is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_uses_once" ON "coupon_uses" USING btree ("coupon_id","user_id") WHERE released_at is null;--> statement-breakpoint
CREATE INDEX "coupon_uses_coupon" ON "coupon_uses" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "coupon_uses_user" ON "coupon_uses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "coupons_inserted" ON "coupons" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "coupons_name" ON "coupons" USING btree ((folded("name") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "coupons_search" ON "coupons" USING gin (folded(name) gin_trgm_ops,folded(code) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "purchase_parts_session" ON "purchase_parts" USING btree ("billing_session_id");--> statement-breakpoint
CREATE INDEX "purchase_parts_transaction" ON "purchase_parts" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "purchase_parts_user" ON "purchase_parts" USING btree ("user_id","inserted_at","id");--> statement-breakpoint
CREATE INDEX "purchase_parts_inserted" ON "purchase_parts" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "purchase_parts_item" ON "purchase_parts" USING btree ("type","type_id");--> statement-breakpoint
CREATE INDEX "royalties_transaction" ON "royalties" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "royalties_part" ON "royalties" USING btree ("part_id");--> statement-breakpoint
CREATE INDEX "royalties_recipient" ON "royalties" USING btree ("recipient_id","inserted_at");--> statement-breakpoint
SELECT audit_table('billing_package_bundles', true);--> statement-breakpoint
SELECT audit_table('billing_categories', true);--> statement-breakpoint
SELECT audit_table('billing_package_categories', true);--> statement-breakpoint
SELECT audit_table('billing_package_coupons', true);--> statement-breakpoint
SELECT audit_table('billing_packages', true);--> statement-breakpoint
SELECT audit_table('coupons', true);--> statement-breakpoint
-- How often a coupon was used follows from its uses.
CREATE OR REPLACE FUNCTION audit_is_derived(record text, field text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT field IN ('id', 'updated_at') OR record || '.' || field IN ('users.full_name', 'users.last_seen_at', 'identities.last_used_at',
    'second_factors.last_step', 'second_factors.wrong_tries', 'second_factors.locked_until', 'sessions.candidate_name', 'sessions.tutor_name',
    'sessions.task_open', 'sessions.due_at', 'sessions.answer_version', 'sessions.invitation_sequence',
    'session_attendees.ahead', 'bundles.words', 'content_blocks.version', 'drive_files.version', 'drive_files.preparing', 'billing_sessions.bought',
    'library_permissions.begins_at', 'library_permissions.ends_at', 'question_corrections.total', 'question_corrections.done', 'question_corrections.told',
    'question_corrections.reached', 'question_corrections.finished_at', 'answers_to_mark.version', 'coupons.times_redeemed')
$$;
