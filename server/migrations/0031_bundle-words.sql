DROP INDEX "content_blocks_words";--> statement-breakpoint
ALTER TABLE "bundles" ALTER COLUMN "words" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "content_blocks" DROP COLUMN "words";--> statement-breakpoint

-- The words that the search finds a bundle by, of its title, its description and its blocks; without their places, which could tell what stands in a block.
-- A reader may meet them before they have answered, so no options and nothing that a cloze hides.
CREATE FUNCTION block_words(title text, assignment text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(title, '') || ' ' || regexp_replace(coalesce(assignment, ''), '<[^>]*>|{{c[0-9]+::.*?}}', ' ', 'g') $$;
--> statement-breakpoint
-- A tsvector holds a megabyte, so of a bundle with more words than any book it keeps some.
CREATE FUNCTION words_of_bundle() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.words := array_to_tsvector(array(SELECT DISTINCT word FROM (
      SELECT (unnest(to_tsvector('english', concat_ws(' ', NEW.title, regexp_replace(NEW.description, '<[^>]*>', ' ', 'g'))))).lexeme AS word
      UNION ALL SELECT (unnest(to_tsvector('english', block_words(b.title, b.assignment)))).lexeme FROM content_blocks b
        WHERE b.content_id = NEW.content_id AND b.complete AND b.voided_at IS NULL) said
    WHERE octet_length(word) <= 60 LIMIT 15000));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER bundles_words BEFORE INSERT OR UPDATE OF title, description, words ON bundles FOR EACH ROW EXECUTE FUNCTION words_of_bundle();
--> statement-breakpoint
-- Those who change blocks of one bundle take turns, so that each sees what the one before has written.
CREATE FUNCTION words_of_bundles(changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM bundles WHERE content_id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE bundles SET words = NULL WHERE content_id = ANY (changed);
END $$;
--> statement-breakpoint
CREATE FUNCTION words_of_blocks_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM words_of_bundles(array(SELECT DISTINCT content_id FROM added WHERE complete));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION words_of_blocks_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM words_of_bundles(array(SELECT unnest(ARRAY[o.content_id, n.content_id]) FROM former o JOIN changed n USING (id)
    WHERE (o.content_id, o.title, o.assignment, o.complete, o.voided_at) IS DISTINCT FROM (n.content_id, n.title, n.assignment, n.complete, n.voided_at)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION words_of_blocks_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM words_of_bundles(array(SELECT DISTINCT content_id FROM removed WHERE complete));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER content_blocks_words_added AFTER INSERT ON content_blocks REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION words_of_blocks_added();
--> statement-breakpoint
CREATE TRIGGER content_blocks_words_changed AFTER UPDATE ON content_blocks REFERENCING OLD TABLE AS former NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION words_of_blocks_changed();
--> statement-breakpoint
CREATE TRIGGER content_blocks_words_removed AFTER DELETE ON content_blocks REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION words_of_blocks_removed();
--> statement-breakpoint
UPDATE bundles SET words = NULL;
--> statement-breakpoint
-- What the database derives is no change of anybody's.
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
    PERFORM audit_change((acting ->> 'id')::uuid, kind, TG_TABLE_NAME::text, (whole ->> 'id')::uuid, owner, value.name, value.before, value.after);
  END LOOP;
  RETURN NULL;
END $$;
