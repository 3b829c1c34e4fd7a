-- A collection that is made to end before something it gave was opened ends that too; its days stay as they were, since no access ends before it began.
CREATE OR REPLACE FUNCTION follow_collection() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status IN ('revoked', 'expired') THEN
    UPDATE library_permissions SET status = 'expired' WHERE given_by_id = NEW.id AND status IN ('pending', 'active', 'paused');
  ELSIF NEW.status = 'paused' THEN
    UPDATE library_permissions SET status = 'paused' WHERE given_by_id = NEW.id AND status IN ('pending', 'active');
  ELSIF NEW.status = 'active' THEN
    UPDATE library_permissions SET status = 'expired'
      WHERE given_by_id = NEW.id AND status IN ('pending', 'active', 'paused') AND "from" >= NEW.until;
    UPDATE library_permissions SET until = NEW.until, status = CASE WHEN "from" IS NULL THEN 'pending' ELSE 'active' END
      WHERE given_by_id = NEW.id AND status IN ('pending', 'active', 'paused');
  END IF;
  RETURN NULL;
END $$;
