-- A text that is too long for the log ends between two words, with a sign that it goes on and how long it is: two texts that differ behind that are told apart.
CREATE FUNCTION audit_value(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN length(value) <= 2000 THEN value
    ELSE regexp_replace(left(value, 2000), '\s*\S{0,100}$', '') || '… (' || to_char(length(value), 'FM999,999,999') || ' characters)' END
$$;
--> statement-breakpoint
-- Both rows have the same columns in the same order, so they are laid side by side and compared first: an update changes one column in fifty. All that a row's
-- change adds to the log is one statement, whose lines stand in the order of their names.
CREATE OR REPLACE FUNCTION audit_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  acting jsonb := current_setting('articled.audit')::jsonb;
  act uuid := acting ->> 'id';
  actor uuid := acting ->> 'actor';
  old_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  whole jsonb := coalesce(new_row, old_row);
  of_table text := TG_TABLE_NAME;
  of_row uuid := whole ->> 'id';
  owner uuid := whole ->> CASE WHEN TG_TABLE_NAME = 'users' THEN 'id' ELSE 'user_id' END;
  change text := CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'updated' ELSE 'deleted' END;
  said text;
BEGIN
  IF TG_NARGS > 0 AND owner = actor THEN RETURN NULL; END IF;
  -- Often nothing but the time of the change is new.
  IF TG_OP = 'UPDATE' AND new_row - 'updated_at' = old_row - 'updated_at' THEN RETURN NULL; END IF;
  said := audit_part(act::text) || '|' || audit_part(change) || '|' || audit_part(of_table) || '|' || audit_part(of_row::text) || '|' || audit_part(owner::text) || '|';
  WITH changed AS (
    SELECT name, CASE WHEN is_private AND before IS NOT NULL THEN '•••' ELSE audit_value(before) END AS before,
        CASE WHEN is_private AND after IS NOT NULL THEN '•••' ELSE audit_value(after) END AS after
      FROM (SELECT coalesce(both_rows.new_name, both_rows.old_name) AS name, both_rows.before, both_rows.after,
            audit_is_private(of_table, coalesce(both_rows.new_name, both_rows.old_name)) AS is_private
          FROM ROWS FROM (jsonb_each_text(old_row), jsonb_each_text(new_row)) AS both_rows(old_name, before, new_name, after)
          -- Before the names are looked at: OFFSET keeps the two apart.
          WHERE both_rows.before IS DISTINCT FROM both_rows.after OFFSET 0) differing
      WHERE NOT audit_is_derived(of_table, name) AND name !~ '(hash|secret|token|verifier|nonce)' ORDER BY name
  ), entry AS (
    INSERT INTO audit_entries (id, inserted_at, actor_id, operation, network, user_agent)
      SELECT act, (acting ->> 'at')::timestamptz, actor, acting ->> 'operation', acting ->> 'network', acting ->> 'userAgent' WHERE EXISTS (SELECT FROM changed)
      ON CONFLICT (id) DO NOTHING
  )
  INSERT INTO audit_changes (id, entry_id, kind, record, record_id, user_id, field, before, after, digest)
    SELECT gen_random_uuid(), act, change, of_table, of_row, owner, name, before, after,
      encode(sha256(convert_to(said || audit_part(name) || '|' || audit_part(before) || '|' || audit_part(after), 'UTF8')), 'hex') FROM changed;
  RETURN NULL;
END $$;
