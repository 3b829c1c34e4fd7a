CREATE TABLE "billing_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"package_id" uuid NOT NULL,
	"name" text NOT NULL,
	"gateway" text NOT NULL,
	"external_id" text NOT NULL,
	"every" text NOT NULL,
	"currency" text DEFAULT 'gbp' NOT NULL,
	"amount" integer NOT NULL,
	"next_amount" integer,
	"status" text NOT NULL,
	"renewing" text DEFAULT 'on' NOT NULL,
	"renewing_told" text DEFAULT 'on' NOT NULL,
	"telling_since" timestamp (3) with time zone,
	"paid_until" timestamp (3) with time zone,
	"unpaid_until" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_subscriptions_external" UNIQUE("gateway","external_id"),
	CONSTRAINT "billing_subscriptions_amount" CHECK (amount > 0)
);
--> statement-breakpoint
ALTER TABLE "billing_sessions" ADD COLUMN "subscription_id" uuid;--> statement-breakpoint
ALTER TABLE "billing_sessions" ADD COLUMN "period_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "billing_sessions" ADD COLUMN "period_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "billing_sessions" ADD COLUMN "renewal" jsonb;--> statement-breakpoint
ALTER TABLE "billing_subscriptions" ADD CONSTRAINT "billing_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_subscriptions" ADD CONSTRAINT "billing_subscriptions_package_id_billing_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."billing_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_subscriptions_user" ON "billing_subscriptions" USING btree ("user_id","inserted_at","id");--> statement-breakpoint
CREATE INDEX "billing_subscriptions_package" ON "billing_subscriptions" USING btree ("package_id","inserted_at","id");--> statement-breakpoint
CREATE INDEX "billing_subscriptions_inserted" ON "billing_subscriptions" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "billing_subscriptions_status" ON "billing_subscriptions" USING btree ("status","inserted_at","id");--> statement-breakpoint
CREATE INDEX "billing_subscriptions_gateway" ON "billing_subscriptions" USING btree ("gateway","inserted_at","id");--> statement-breakpoint
CREATE INDEX "billing_subscriptions_paid" ON "billing_subscriptions" USING btree ("paid_until","id");--> statement-breakpoint
CREATE INDEX "billing_subscriptions_running" ON "billing_subscriptions" USING btree ("paid_until") WHERE status <> 'ended';--> statement-breakpoint
CREATE INDEX "billing_subscriptions_untold" ON "billing_subscriptions" USING btree ("updated_at") WHERE renewing <> renewing_told;--> statement-breakpoint
CREATE INDEX "billing_subscriptions_search" ON "billing_subscriptions" USING gin (folded(name) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "billing_sessions" ADD CONSTRAINT "billing_sessions_subscription_id_billing_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."billing_subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_sessions_subscription" ON "billing_sessions" USING btree ("subscription_id","inserted_at","id") WHERE subscription_id is not null;--> statement-breakpoint
ALTER TABLE "billing_sessions" ADD CONSTRAINT "billing_sessions_period" CHECK (period_from < period_until);--> statement-breakpoint
SELECT audit_table('billing_subscriptions', true);