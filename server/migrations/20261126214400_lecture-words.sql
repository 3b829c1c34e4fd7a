-- What is said in a slide or a video: captions without their times.
CREATE FUNCTION spoken_words(said text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(coalesce(said, ''), '^WEBVTT[^\n]*|[^\n]*-->[^\n]*', ' ', 'g') $$;
--> statement-breakpoint
-- A bundle is found by the words of its lecture, too: of the titles of its chapters, slides and videos, and of what is said and shown in them.
CREATE OR REPLACE FUNCTION words_of_bundle() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.words := array_to_tsvector(array(SELECT DISTINCT word FROM (
      SELECT (unnest(to_tsvector('english', unmarked(concat_ws(' ', NEW.title, regexp_replace(NEW.description, '<[^>]*>', ' ', 'g')))))).lexeme AS word
      UNION ALL SELECT (unnest(to_tsvector('english', unmarked(block_words(b.title, b.assignment))))).lexeme FROM content_blocks b
        WHERE b.content_id = NEW.content_id AND b.complete AND b.voided_at IS NULL
      UNION ALL SELECT (unnest(to_tsvector('english', unmarked(c.title)))).lexeme FROM library_chapters c WHERE c.bundle_id = NEW.id
      UNION ALL SELECT (unnest(to_tsvector('english', unmarked(concat_ws(' ', s.title, s.meta ->> 'alt', spoken_words(s.meta ->> 'transcript')))))).lexeme
        FROM library_slides s WHERE s.bundle_id = NEW.id
      UNION ALL SELECT (unnest(to_tsvector('english', unmarked(concat_ws(' ', v.title, spoken_words(v.captions)))))).lexeme
        FROM library_videos v WHERE v.bundle_id = NEW.id) said
    WHERE octet_length(word) <= 60 LIMIT 15000));
  RETURN NEW;
END $$;
--> statement-breakpoint
-- As with blocks, those who change one lecture take turns.
CREATE FUNCTION words_of_lectures(changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM bundles WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE bundles SET words = NULL WHERE id = ANY (changed);
END $$;
--> statement-breakpoint
CREATE FUNCTION words_of_lectures_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM words_of_lectures(array(SELECT DISTINCT bundle_id FROM added));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION words_of_lectures_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM words_of_lectures(array(SELECT DISTINCT bundle_id FROM removed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION words_of_chapters_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM words_of_lectures(array(SELECT n.bundle_id FROM former o JOIN changed n USING (id) WHERE o.title IS DISTINCT FROM n.title));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION words_of_slides_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM words_of_lectures(array(SELECT n.bundle_id FROM former o JOIN changed n USING (id) WHERE (o.title, o.meta) IS DISTINCT FROM (n.title, n.meta)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION words_of_videos_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM words_of_lectures(array(SELECT n.bundle_id FROM former o JOIN changed n USING (id) WHERE (o.title, o.captions) IS DISTINCT FROM (n.title, n.captions)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER library_chapters_words_added AFTER INSERT ON library_chapters REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION words_of_lectures_added();
--> statement-breakpoint
CREATE TRIGGER library_chapters_words_changed AFTER UPDATE ON library_chapters REFERENCING OLD TABLE AS former NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION words_of_chapters_changed();
--> statement-breakpoint
CREATE TRIGGER library_chapters_words_removed AFTER DELETE ON library_chapters REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION words_of_lectures_removed();
--> statement-breakpoint
CREATE TRIGGER library_slides_words_added AFTER INSERT ON library_slides REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION words_of_lectures_added();
--> statement-breakpoint
CREATE TRIGGER library_slides_words_changed AFTER UPDATE ON library_slides REFERENCING OLD TABLE AS former NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION words_of_slides_changed();
--> statement-breakpoint
CREATE TRIGGER library_slides_words_removed AFTER DELETE ON library_slides REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION words_of_lectures_removed();
--> statement-breakpoint
CREATE TRIGGER library_videos_words_added AFTER INSERT ON library_videos REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION words_of_lectures_added();
--> statement-breakpoint
CREATE TRIGGER library_videos_words_changed AFTER UPDATE ON library_videos REFERENCING OLD TABLE AS former NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION words_of_videos_changed();
--> statement-breakpoint
CREATE TRIGGER library_videos_words_removed AFTER DELETE ON library_videos REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION words_of_lectures_removed();
--> statement-breakpoint
UPDATE bundles SET words = NULL;
