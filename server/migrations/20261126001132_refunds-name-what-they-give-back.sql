ALTER TABLE "transactions" DROP CONSTRAINT "transactions_reversed_once";--> statement-breakpoint
CREATE INDEX "transactions_reverses" ON "transactions" USING btree ("reverses_id");--> statement-breakpoint
-- A refund names a payment of the same person, and all refunds of a payment are together no more than it was. The wallet is locked by whoever moves money; this
-- locks the payment as well, so that it holds whoever writes.
CREATE FUNCTION check_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid bigint;
  back bigint;
BEGIN
  SELECT -amount INTO paid FROM transactions WHERE id = NEW.reverses_id AND user_id = NEW.user_id AND type IN ('purchase', 'fee') FOR NO KEY UPDATE;
  SELECT sum(amount) INTO back FROM transactions WHERE reverses_id = NEW.reverses_id;
  IF paid IS NULL OR NEW.type <> 'refund' OR NEW.amount <= 0 OR back > paid THEN
    RAISE EXCEPTION 'transaction % gives back more than was paid', NEW.id USING ERRCODE = '23514', CONSTRAINT = 'refund_within_payment';
  END IF;
  -- Refunds of earlier years name no payment, and count against all that the person paid.
  SELECT sum(amount) INTO back FROM transactions WHERE user_id = NEW.user_id AND type IN ('purchase', 'refund', 'fee');
  IF back > 0 THEN
    RAISE EXCEPTION 'transaction % gives back more than was paid in all', NEW.id USING ERRCODE = '23514', CONSTRAINT = 'refund_within_payment';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER transactions_refund AFTER INSERT ON transactions FOR EACH ROW
  WHEN (NEW.type = 'refund' OR NEW.reverses_id IS NOT NULL) EXECUTE FUNCTION check_refund();
