ALTER TABLE "sessions" ADD COLUMN "candidate_name" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "tutor_name" text;--> statement-breakpoint
CREATE INDEX "sessions_candidate" ON "sessions" USING btree ("candidate_name","id");--> statement-breakpoint
CREATE INDEX "sessions_tutor" ON "sessions" USING btree ("tutor_name","id");
--> statement-breakpoint
-- What lists of sessions are sorted by. It follows from who attends and what they are called, which the audit log records, so it is no act of its own.
CREATE FUNCTION name_sessions(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  acting text := coalesce(current_setting('articled.audit', true), '');
BEGIN
  PERFORM set_config('articled.audit', '', true);
  UPDATE sessions s SET candidate_name = n.candidate, tutor_name = n.tutor FROM (
    SELECT i.id, min(p.name) FILTER (WHERE p.role = 'candidate') AS candidate, min(p.name) FILTER (WHERE p.role IN ('tutor', 'interviewer')) AS tutor
    FROM unnest(ids) i(id)
    LEFT JOIN LATERAL (
      SELECT a.role, nullif(lower(trim(coalesce(u.last_name, '') || ' ' || coalesce(u.first_name, ''))), '') AS name
      FROM session_attendees a JOIN users u ON u.id = a.user_id WHERE a.session_id = i.id
    ) p ON true
    GROUP BY i.id
  ) n WHERE s.id = n.id AND (s.candidate_name, s.tutor_name) IS DISTINCT FROM (n.candidate, n.tutor);
  PERFORM set_config('articled.audit', acting, true);
END $$;
--> statement-breakpoint
CREATE FUNCTION name_sessions_of_attendees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM name_sessions(array(SELECT DISTINCT session_id FROM touched));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER session_attendees_name_added AFTER INSERT ON session_attendees REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION name_sessions_of_attendees();
--> statement-breakpoint
CREATE TRIGGER session_attendees_name_removed AFTER DELETE ON session_attendees REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION name_sessions_of_attendees();
--> statement-breakpoint
CREATE FUNCTION name_sessions_of_attendee() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM name_sessions(array(SELECT DISTINCT id FROM unnest(ARRAY[OLD.session_id, NEW.session_id]) id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER session_attendees_name_changed AFTER UPDATE OF user_id, role, session_id ON session_attendees
  FOR EACH ROW EXECUTE FUNCTION name_sessions_of_attendee();
--> statement-breakpoint
CREATE FUNCTION name_sessions_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM name_sessions(array(SELECT session_id FROM session_attendees WHERE user_id = NEW.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_name_sessions AFTER UPDATE OF first_name, last_name ON users FOR EACH ROW
  WHEN ((NEW.first_name, NEW.last_name) IS DISTINCT FROM (OLD.first_name, OLD.last_name)) EXECUTE FUNCTION name_sessions_of_user();
--> statement-breakpoint
SELECT name_sessions(array(SELECT id FROM sessions));
