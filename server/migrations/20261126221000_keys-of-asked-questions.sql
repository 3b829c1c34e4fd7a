-- What decides how answers to a question are marked: the kinds and rules of access/content/mark-answer.ts, but for options that a correction accepts.
CREATE FUNCTION question_key(subtype text, assignment text, options jsonb, metadata jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object('subtype', subtype, 'tolerance', metadata -> 'tolerance',
    'options', CASE WHEN jsonb_typeof(options) = 'array' THEN CASE
      WHEN subtype = 'ordering' THEN (SELECT jsonb_agg(o -> 'id' ORDER BY at) FROM jsonb_array_elements(options) WITH ORDINALITY e(o, at))
      WHEN subtype = 'matching' THEN (SELECT jsonb_object_agg(o ->> 'id', o -> 'match') FROM jsonb_array_elements(options) o)
      WHEN subtype IN ('short_answer', 'numeric') THEN (SELECT jsonb_agg(o -> 'body' ORDER BY o ->> 'body') FROM jsonb_array_elements(options) o WHERE (o ->> 'correct')::boolean)
      ELSE (SELECT jsonb_object_agg(o ->> 'id', o -> 'correct') FROM jsonb_array_elements(options) o) END END,
    'gaps', CASE WHEN subtype = 'cloze' THEN (SELECT jsonb_agg(regexp_replace(m[1], '::.*$', '')) FROM regexp_matches(assignment, '{{c[0-9]+::(.*?)}}', 'g') m) END) $$;
--> statement-breakpoint
-- Answers that were marked by one key must not stand beside another: a question that somebody was asked keeps its own. A correction marks them again.
CREATE FUNCTION keep_question_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF question_key(NEW.subtype, NEW.assignment, NEW.answer_options, NEW.metadata) IS DISTINCT FROM question_key(OLD.subtype, OLD.assignment, OLD.answer_options, OLD.metadata)
    AND EXISTS (SELECT 1 FROM attempt_questions WHERE block_id = OLD.id) THEN
    RAISE EXCEPTION 'question % was asked, so its key stays', OLD.id USING ERRCODE = '23514', CONSTRAINT = 'content_blocks_key';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER content_blocks_key BEFORE UPDATE OF subtype, assignment, answer_options, metadata ON content_blocks
  FOR EACH ROW WHEN (OLD.type = 'question') EXECUTE FUNCTION keep_question_key();
