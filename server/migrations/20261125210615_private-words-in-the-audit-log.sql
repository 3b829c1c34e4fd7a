ALTER TABLE "audit_changes" ADD COLUMN "erased_for" uuid;--> statement-breakpoint
CREATE INDEX "audit_changes_record" ON "audit_changes" USING btree ("record_id");--> statement-breakpoint
-- Words that people write to or about one another: the log says that they were written, changed or deleted, never what they were.
CREATE FUNCTION audit_is_private(record text, field text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT (record, field) IN (('user_notes', 'text'), ('user_messages', 'subject'), ('user_messages', 'text'), ('users', 'meta'), ('sessions', 'internal_review'),
    ('no_show_disputes', 'message'), ('no_show_disputes', 'answer'), ('access_requests', 'message'), ('access_requests', 'answer'), ('question_reports', 'message'),
    ('question_reports', 'answer'), ('session_declines', 'reason'), ('adjustments', 'note'), ('availability_exceptions', 'note'))
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  acting jsonb := current_setting('articled.audit')::jsonb;
  old_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  whole jsonb := coalesce(new_row, old_row);
  owner uuid := (whole ->> CASE WHEN TG_TABLE_NAME = 'users' THEN 'id' ELSE 'user_id' END)::uuid;
  kind text := CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'updated' ELSE 'deleted' END;
  value record;
BEGIN
  IF TG_NARGS > 0 AND owner = (acting ->> 'actor')::uuid THEN RETURN NULL; END IF;
  FOR value IN
    SELECT name, left(old_row ->> name, 2000) AS before, left(new_row ->> name, 2000) AS after FROM jsonb_object_keys(whole) name
      WHERE name NOT IN ('id', 'updated_at', 'full_name', 'last_seen_at', 'words') AND name !~ '(hash|secret|token|verifier|nonce)'
        AND (old_row ->> name) IS DISTINCT FROM (new_row ->> name) ORDER BY name
  LOOP
    IF audit_is_private(TG_TABLE_NAME::text, value.name) THEN
      value.before := CASE WHEN value.before IS NOT NULL THEN '•••' END;
      value.after := CASE WHEN value.after IS NOT NULL THEN '•••' END;
    END IF;
    PERFORM audit_change((acting ->> 'id')::uuid, kind, TG_TABLE_NAME::text, (whole ->> 'id')::uuid, owner, value.name, value.before, value.after);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'audit_entries' THEN
    -- An entry gets its place once, and nothing else of it ever changes.
    IF OLD.place IS NULL AND to_jsonb(NEW) - ARRAY['place', 'previous_hash', 'hash'] = to_jsonb(OLD) - ARRAY['place', 'previous_hash', 'hash'] THEN RETURN NEW; END IF;
  ELSIF TG_OP = 'UPDATE' THEN
    IF NEW.before IS NULL AND NEW.after IS NULL AND OLD.erased_at IS NULL AND NEW.erased_at IS NOT NULL
      AND to_jsonb(NEW) - ARRAY['before', 'after', 'erased_at', 'erased_for'] = to_jsonb(OLD) - ARRAY['before', 'after', 'erased_at', 'erased_for'] THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'the audit log is append-only' USING ERRCODE = '23001', CONSTRAINT = 'audit_append_only';
END $$;
--> statement-breakpoint
-- While a person is erased, texts that go from a row go from the log's copies too, also those that stood there earlier; with the row itself, all of it.
CREATE FUNCTION audit_erased() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  erasing jsonb := current_setting('articled.erasing')::jsonb;
  old_row jsonb := to_jsonb(OLD);
  new_row jsonb := CASE WHEN TG_OP = 'UPDATE' THEN to_jsonb(NEW) END;
  texts text[] := array(SELECT attname FROM pg_attribute WHERE attrelid = TG_RELID AND attnum > 0 AND NOT attisdropped AND atttypid IN ('text'::regtype, 'jsonb'::regtype)
    AND ((new_row ->> attname) IS NULL OR (old_row ->> attname) IS DISTINCT FROM (new_row ->> attname)));
BEGIN
  UPDATE audit_changes SET before = NULL, after = NULL, erased_at = (erasing ->> 'at')::timestamptz, erased_for = (erasing ->> 'person')::uuid
    WHERE record_id = (old_row ->> 'id')::uuid AND record = TG_TABLE_NAME AND erased_at IS NULL AND (new_row IS NULL OR field = ANY (texts));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION audit_erasing(name text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format($t$CREATE TRIGGER %I AFTER UPDATE OR DELETE ON %I FOR EACH ROW
    WHEN (coalesce(current_setting('articled.erasing', true), '') <> '') EXECUTE FUNCTION audit_erased()$t$, name || '_erased', name);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_table(name text, own boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format($t$CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW
    WHEN (coalesce(current_setting('articled.audit', true), '') <> '') EXECUTE FUNCTION audit_row(%s)$t$,
    name || '_audit', name, CASE WHEN own THEN '' ELSE '''own''' END);
  PERFORM audit_erasing(name);
END $$;
--> statement-breakpoint
SELECT audit_erasing(tgrelid::regclass::text) FROM pg_trigger WHERE NOT tgisinternal AND tgname = tgrelid::regclass::text || '_audit';
--> statement-breakpoint
-- What the log has kept of such words until now.
UPDATE audit_changes SET before = NULL, after = NULL, erased_at = now() WHERE audit_is_private(record, field) AND erased_at IS NULL;
--> statement-breakpoint
-- The copies of what was erased with accounts that are deleted already.
UPDATE audit_changes c SET before = NULL, after = NULL, erased_at = u.archived_at, erased_for = u.id
  FROM session_attendees a JOIN users u ON u.id = a.user_id AND u.archived_at IS NOT NULL
  WHERE a.role = 'candidate' AND c.record = 'sessions' AND c.record_id = a.session_id AND c.erased_at IS NULL
    AND c.field IN ('review', 'internal_review', 'unready_message', 'cancel_reason', 'correction', 'marks');
--> statement-breakpoint
UPDATE sessions s SET correction = NULL FROM session_attendees a JOIN users u ON u.id = a.user_id AND u.archived_at IS NOT NULL
  WHERE a.session_id = s.id AND a.role = 'candidate' AND s.correction IS NOT NULL;
