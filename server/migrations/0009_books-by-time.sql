DROP INDEX "sessions_unstaffed";--> statement-breakpoint
CREATE INDEX "sessions_assignment" ON "sessions" USING btree ("assignment_status","start_at");--> statement-breakpoint
DROP INDEX "entries_account";--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Nothing that was posted changes but the time that is written beside it.
ALTER TABLE "entries" DISABLE TRIGGER "entries_append_only";--> statement-breakpoint
UPDATE "entries" e SET "inserted_at" = t."inserted_at" FROM "transactions" t WHERE t."id" = e."transaction_id";--> statement-breakpoint
ALTER TABLE "entries" ENABLE TRIGGER "entries_append_only";--> statement-breakpoint
CREATE FUNCTION take_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.inserted_at := coalesce((SELECT inserted_at FROM transactions WHERE id = NEW.transaction_id), now());
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER entries_take_time BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION take_time();
--> statement-breakpoint
CREATE INDEX "billing_sessions_status" ON "billing_sessions" USING btree ("status","inserted_at","id");--> statement-breakpoint
CREATE INDEX "billing_sessions_gateway" ON "billing_sessions" USING btree ("gateway","inserted_at","id");--> statement-breakpoint
CREATE INDEX "billing_sessions_items" ON "billing_sessions" USING gin (items jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "transactions_status" ON "transactions" USING btree ("status","inserted_at","id");--> statement-breakpoint
CREATE INDEX "entries_account" ON "entries" USING btree ("account_id","inserted_at","amount");
