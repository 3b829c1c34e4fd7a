CREATE INDEX "transactions_unnamed" ON "transactions" USING btree ("user_id","inserted_at") WHERE type = 'refund' and reverses_id is null;--> statement-breakpoint
-- The part of a purchase or fee that has not been given back, in pence; below zero where more was, and null for any other movement. A refund of earlier years names no
-- payment and can only have given back what was paid before it: what was paid up to a person's last such refund counts together. Later payments count by themselves.
CREATE FUNCTION left_of_payment(payment uuid) RETURNS integer LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  payer uuid;
  paid_at timestamptz;
  own bigint;
  last_unnamed timestamptz;
  together bigint;
BEGIN
  SELECT user_id, inserted_at, -amount - coalesce((SELECT sum(r.amount) FROM transactions r WHERE r.reverses_id = payment), 0) INTO payer, paid_at, own
    FROM transactions WHERE id = payment AND type IN ('purchase', 'fee');
  SELECT max(inserted_at) INTO last_unnamed FROM transactions WHERE user_id = payer AND type = 'refund' AND reverses_id IS NULL;
  IF last_unnamed IS NULL OR paid_at > last_unnamed THEN
    RETURN own;
  END IF;
  SELECT -sum(t.amount) INTO together FROM transactions t LEFT JOIN transactions p ON p.id = t.reverses_id
    WHERE t.user_id = payer AND t.type IN ('purchase', 'fee', 'refund') AND coalesce(p.inserted_at, t.inserted_at) <= last_unnamed;
  RETURN least(own, together);
END $$;
--> statement-breakpoint
-- A refund names a payment of the same person and leaves no less than nothing of it. Whoever moves money locks the wallet; this locks it as well, so that it holds whoever
-- writes, also for two payments that an earlier refund without a name counts against together.
CREATE OR REPLACE FUNCTION check_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM accounts WHERE user_id = NEW.user_id FOR NO KEY UPDATE;
  PERFORM FROM transactions WHERE id = NEW.reverses_id AND user_id = NEW.user_id AND type IN ('purchase', 'fee') FOR NO KEY UPDATE;
  IF NOT FOUND OR NEW.type <> 'refund' OR NEW.amount <= 0 OR left_of_payment(NEW.reverses_id) < 0 THEN
    RAISE EXCEPTION 'transaction % gives back more than was paid', NEW.id USING ERRCODE = '23514', CONSTRAINT = 'refund_within_payment';
  END IF;
  RETURN NULL;
END $$;
