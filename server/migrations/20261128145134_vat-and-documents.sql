CREATE TABLE "billing_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"place" integer NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"transaction_id" uuid NOT NULL,
	"reduces_id" uuid,
	"currency" text DEFAULT 'gbp' NOT NULL,
	"net" integer NOT NULL,
	"vat" integer NOT NULL,
	"total" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb,
	"terms" text,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_documents_number_unique" UNIQUE("number"),
	CONSTRAINT "billing_documents_transactionId_unique" UNIQUE("transaction_id"),
	CONSTRAINT "billing_documents_place" UNIQUE("kind","year","place"),
	CONSTRAINT "billing_documents_sum" CHECK (net + vat = total)
);
--> statement-breakpoint
CREATE TABLE "sellers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"only" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"company_number" text,
	"vat_number" text,
	"vat_rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sellers_only_unique" UNIQUE("only"),
	CONSTRAINT "sellers_only" CHECK ("only")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "bonus" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "vat_paid" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "bonus" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "vat_paid" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "portions" jsonb;--> statement-breakpoint
ALTER TABLE "billing_documents" ADD CONSTRAINT "billing_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_documents" ADD CONSTRAINT "billing_documents_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_documents" ADD CONSTRAINT "billing_documents_reduces_id_billing_documents_id_fk" FOREIGN KEY ("reduces_id") REFERENCES "public"."billing_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_documents_user" ON "billing_documents" USING btree ("user_id","inserted_at","id");--> statement-breakpoint
CREATE INDEX "billing_documents_inserted" ON "billing_documents" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "billing_documents_kind" ON "billing_documents" USING btree ("kind","inserted_at","id");--> statement-breakpoint
CREATE INDEX "billing_documents_reduces" ON "billing_documents" USING btree ("reduces_id");--> statement-breakpoint
CREATE INDEX "billing_documents_search" ON "billing_documents" USING gin (folded(number) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "vat_ahead_not_above_zero" CHECK (kind <> 'vat_ahead' or balance <= 0);--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "wallet_sources" CHECK (bonus >= 0 and vat_paid >= 0 and bonus + vat_paid <= greatest(balance, 0));--> statement-breakpoint
SELECT audit_table('sellers', true);--> statement-breakpoint
-- Postings also move what of a wallet is a bonus, and what are credits whose VAT was due when they were bought.
CREATE OR REPLACE FUNCTION move_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('articled.posting', 'on', true);
  -- The house's accounts are sums of their entries: a balance kept for them would make every payment wait for every other.
  UPDATE accounts SET balance = balance + NEW.amount, bonus = bonus + NEW.bonus, vat_paid = vat_paid + NEW.vat_paid
    WHERE id = NEW.account_id AND kind IN ('wallet', 'owed', 'vat_ahead');
  PERFORM set_config('articled.posting', 'off', true);
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER accounts_guard_balance ON accounts;--> statement-breakpoint
CREATE TRIGGER accounts_guard_balance BEFORE UPDATE OF balance, bonus, vat_paid ON accounts FOR EACH ROW EXECUTE FUNCTION guard_balance();--> statement-breakpoint
-- A document stays as it was made, but for the name of whom it was for, which goes with the account.
CREATE FUNCTION guard_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.buyer IS NULL AND to_jsonb(NEW) - 'buyer' = to_jsonb(OLD) - 'buyer' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'documents are append-only' USING ERRCODE = '23001', CONSTRAINT = 'ledger_append_only';
END $$;--> statement-breakpoint
CREATE TRIGGER billing_documents_append_only BEFORE UPDATE OR DELETE ON billing_documents FOR EACH ROW EXECUTE FUNCTION guard_document();--> statement-breakpoint
CREATE TRIGGER billing_documents_no_truncate BEFORE TRUNCATE ON billing_documents FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
