CREATE TABLE "payment_customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"external_id" text NOT NULL,
	"lost_at" timestamp (3) with time zone,
	CONSTRAINT "payment_customers_person" UNIQUE("user_id","gateway"),
	CONSTRAINT "payment_customers_external" UNIQUE("gateway","external_id")
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"external_id" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	"lost_at" timestamp (3) with time zone,
	CONSTRAINT "payment_methods_external" UNIQUE("gateway","external_id"),
	CONSTRAINT "payment_methods_month" CHECK (exp_month between 1 and 12)
);
--> statement-breakpoint
ALTER TABLE "billing_transactions" ADD COLUMN "card_brand" text;--> statement-breakpoint
ALTER TABLE "billing_transactions" ADD COLUMN "card_last4" text;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_customers_lost" ON "payment_customers" USING btree ("lost_at") WHERE lost_at is not null;--> statement-breakpoint
CREATE INDEX "payment_methods_user" ON "payment_methods" USING btree ("user_id","kept_at","id");--> statement-breakpoint
CREATE INDEX "payment_methods_lost" ON "payment_methods" USING btree ("lost_at") WHERE lost_at is not null;