-- Tests ask tasks as they ask questions: one that somebody was asked keeps its kind, too.
DROP TRIGGER content_blocks_key ON content_blocks;
--> statement-breakpoint
CREATE TRIGGER content_blocks_key BEFORE UPDATE OF subtype, assignment, answer_options, metadata ON content_blocks
  FOR EACH ROW WHEN (OLD.type IN ('question', 'task')) EXECUTE FUNCTION keep_question_key();
--> statement-breakpoint
-- A task that does not say what to do cannot be asked.
UPDATE content_blocks SET complete = false WHERE type = 'task' AND complete
  AND regexp_replace(coalesce(assignment, ''), '<(?!img )[^<>]*>|&nbsp;', ' ', 'g') !~ '\S';
