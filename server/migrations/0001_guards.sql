-- What the tables cannot say themselves. Each refusal has a name that server/errors.ts turns into an error code.

-- A person's live time never overlaps: the second of two racing bookings is refused here, whatever the code believed.
ALTER TABLE "commitments" ADD CONSTRAINT "commitments_no_overlap" EXCLUDE USING gist ("user_id" WITH =, "during" WITH &&);
--> statement-breakpoint
CREATE FUNCTION release_commitments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM commitments WHERE session_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_release_commitments AFTER UPDATE OF status ON sessions FOR EACH ROW
WHEN (NEW.status IN ('cancelled', 'expired') AND OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION release_commitments();
--> statement-breakpoint

-- The ledger: entries are only ever added, each moves its wallet's balance, and those of one transaction sum to zero at commit.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = '23001', CONSTRAINT = 'ledger_append_only';
END $$;
--> statement-breakpoint
CREATE TRIGGER entries_append_only BEFORE UPDATE OR DELETE ON entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER entries_no_truncate BEFORE TRUNCATE ON entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION move_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('articled.posting', 'on', true);
  -- The house's accounts are sums of their entries: a balance kept for them would make every payment wait for every other.
  UPDATE accounts SET balance = balance + NEW.amount WHERE id = NEW.account_id AND kind = 'wallet';
  PERFORM set_config('articled.posting', 'off', true);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER entries_move_balance AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION move_balance();
--> statement-breakpoint
CREATE FUNCTION guard_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('articled.posting', true), 'off') <> 'on' THEN
    RAISE EXCEPTION 'balances move by entries only' USING ERRCODE = '23001', CONSTRAINT = 'ledger_append_only';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER accounts_guard_balance BEFORE UPDATE OF balance ON accounts FOR EACH ROW EXECUTE FUNCTION guard_balance();
--> statement-breakpoint
CREATE FUNCTION check_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT coalesce(sum(amount), 0) FROM entries WHERE transaction_id = NEW.transaction_id) <> 0 THEN
    RAISE EXCEPTION 'the postings of transaction % do not sum to zero', NEW.transaction_id USING ERRCODE = '23514', CONSTRAINT = 'ledger_balanced';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER entries_balanced AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_balanced();
--> statement-breakpoint
CREATE FUNCTION check_posted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM entries WHERE transaction_id = NEW.id) THEN
    RAISE EXCEPTION 'transaction % has no postings', NEW.id USING ERRCODE = '23514', CONSTRAINT = 'ledger_balanced';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER transactions_posted AFTER INSERT ON transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_posted();
--> statement-breakpoint
CREATE FUNCTION guard_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR (to_jsonb(NEW) - 'status') <> (to_jsonb(OLD) - 'status') OR NEW.status <> 'reversed' THEN
    RAISE EXCEPTION 'a transaction can only be reversed' USING ERRCODE = '23001', CONSTRAINT = 'ledger_append_only';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER transactions_append_only BEFORE UPDATE OR DELETE ON transactions FOR EACH ROW EXECUTE FUNCTION guard_transaction();
--> statement-breakpoint
CREATE TRIGGER transactions_no_truncate BEFORE TRUNCATE ON transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
