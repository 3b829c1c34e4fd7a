CREATE TABLE "billing_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"billing_session_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"external_id" text NOT NULL,
	"item_type" text,
	"item_id" uuid,
	"item_name" text NOT NULL,
	"item_price" integer NOT NULL,
	"item_quantity" integer DEFAULT 1 NOT NULL,
	"currency" text DEFAULT 'gbp' NOT NULL,
	"amount_subtotal" integer NOT NULL,
	"amount_total" integer NOT NULL,
	"amount_refunded" integer DEFAULT 0 NOT NULL,
	"amount_disputed" integer DEFAULT 0 NOT NULL,
	"brought_back" integer DEFAULT 0 NOT NULL,
	"bonus_taken" integer DEFAULT 0 NOT NULL,
	"discounts" jsonb,
	"metadata" jsonb,
	"package" jsonb,
	"payment_method" text,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_transactions_external" UNIQUE("gateway","external_id"),
	CONSTRAINT "billing_transactions_refunded" CHECK (amount_refunded between 0 and amount_total)
);
--> statement-breakpoint
CREATE TABLE "payment_returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gateway" text NOT NULL,
	"external_id" text,
	"intent_id" text NOT NULL,
	"payment_id" uuid,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"asked_by_id" uuid,
	"booked_at" timestamp (3) with time zone,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_returns_external" UNIQUE("gateway","kind","external_id"),
	CONSTRAINT "payment_returns_amount" CHECK (amount > 0)
);
--> statement-breakpoint
ALTER TABLE "gateway_events" RENAME COLUMN "payment" TO "about";--> statement-breakpoint
ALTER TABLE "gateway_events" DROP CONSTRAINT "gateway_events_effect_once";--> statement-breakpoint
ALTER TABLE "royalties" ADD COLUMN "reversed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "royalties" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
ALTER TABLE "billing_transactions" ADD CONSTRAINT "billing_transactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_transactions" ADD CONSTRAINT "billing_transactions_billing_session_id_billing_sessions_id_fk" FOREIGN KEY ("billing_session_id") REFERENCES "public"."billing_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_returns" ADD CONSTRAINT "payment_returns_payment_id_billing_transactions_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."billing_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_returns" ADD CONSTRAINT "payment_returns_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_transactions_session" ON "billing_transactions" USING btree ("billing_session_id");--> statement-breakpoint
CREATE INDEX "billing_transactions_user" ON "billing_transactions" USING btree ("user_id","inserted_at","id");--> statement-breakpoint
CREATE INDEX "billing_transactions_inserted" ON "billing_transactions" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "billing_transactions_status" ON "billing_transactions" USING btree ("status","inserted_at","id");--> statement-breakpoint
CREATE INDEX "billing_transactions_gateway" ON "billing_transactions" USING btree ("gateway","inserted_at","id");--> statement-breakpoint
CREATE INDEX "billing_transactions_total" ON "billing_transactions" USING btree ("amount_total","id");--> statement-breakpoint
CREATE INDEX "billing_transactions_search" ON "billing_transactions" USING gin (folded(item_name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payment_returns_payment" ON "payment_returns" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_returns_intent" ON "payment_returns" USING btree ("gateway","intent_id") WHERE payment_id is null;--> statement-breakpoint
CREATE INDEX "payment_returns_asked" ON "payment_returns" USING btree ("inserted_at") WHERE status = 'asked';--> statement-breakpoint
CREATE INDEX "payment_returns_asker" ON "payment_returns" USING btree ("asked_by_id") WHERE asked_by_id is not null;--> statement-breakpoint
ALTER TABLE "royalties" ADD CONSTRAINT "royalties_payment_id_billing_transactions_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."billing_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "royalties_payment" ON "royalties" USING btree ("payment_id") WHERE payment_id is not null;--> statement-breakpoint
ALTER TABLE "gateway_events" ADD CONSTRAINT "gateway_events_effect_once" UNIQUE("gateway","about","effect");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "owed_not_above_zero" CHECK (kind <> 'owed' or balance <= 0);--> statement-breakpoint
ALTER TABLE "royalties" ADD CONSTRAINT "royalties_reversed" CHECK (reversed between 0 and amount);--> statement-breakpoint
UPDATE royalties SET reversed = amount WHERE status = 'reversed';--> statement-breakpoint
-- What gateways have taken, and what staff have recorded, until now.
INSERT INTO billing_transactions (id, user_id, billing_session_id, gateway, external_id, item_type, item_id, item_name, item_price, item_quantity, currency,
    amount_subtotal, amount_total, discounts, metadata, payment_method, status, created_at, inserted_at, updated_at)
  SELECT gen_random_uuid(), user_id, id, gateway, coalesce(external_id, id::text),
    CASE WHEN (SELECT count(DISTINCT i ->> 'type') FROM jsonb_array_elements(items) i) = 1 THEN items -> 0 ->> 'type' END,
    CASE WHEN jsonb_array_length(items) = 1 THEN (items -> 0 ->> 'typeId')::uuid END,
    coalesce((SELECT string_agg(i ->> 'name', ', ' ORDER BY n) FROM jsonb_array_elements(items) WITH ORDINALITY AS each(i, n)), ''),
    amount_subtotal, jsonb_array_length(items), currency, amount_subtotal, amount_charged, discounts, metadata, payment_method_types ->> 0, 'succeeded',
    updated_at, updated_at, updated_at
  FROM billing_sessions WHERE payment_status = 'paid' AND amount_charged > 0;--> statement-breakpoint
UPDATE billing_sessions SET payment_intent = external_id WHERE payment_status = 'paid' AND amount_charged > 0 AND gateway <> 'manual';--> statement-breakpoint
UPDATE royalties r SET payment_id = b.id FROM transactions t JOIN billing_transactions b ON b.billing_session_id = t.billing_session_id WHERE t.id = r.transaction_id;--> statement-breakpoint
-- What a person owes is kept like the balance of a wallet: each person has their own, so nobody waits for it.
CREATE OR REPLACE FUNCTION move_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('articled.posting', 'on', true);
  -- The house's accounts are sums of their entries: a balance kept for them would make every payment wait for every other.
  UPDATE accounts SET balance = balance + NEW.amount WHERE id = NEW.account_id AND kind IN ('wallet', 'owed');
  PERFORM set_config('articled.posting', 'off', true);
  RETURN NULL;
END $$;--> statement-breakpoint
SELECT audit_table('billing_transactions', true);--> statement-breakpoint
SELECT audit_table('payment_returns', true);