ALTER TABLE "session_attendees" ADD COLUMN "ahead" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- The states in which a session still asks something of its people.
CREATE FUNCTION is_ahead(status text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT status IN ('pending', 'booked', 'in_progress', 'ready', 'marking')
$$;
--> statement-breakpoint
UPDATE session_attendees a SET ahead = true FROM sessions s WHERE s.id = a.session_id AND is_ahead(s.status);
--> statement-breakpoint
CREATE FUNCTION take_ahead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.ahead := coalesce((SELECT is_ahead(status) FROM sessions WHERE id = NEW.session_id), false);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER session_attendees_take_ahead BEFORE INSERT ON session_attendees FOR EACH ROW EXECUTE FUNCTION take_ahead();
--> statement-breakpoint
CREATE FUNCTION follow_ahead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE session_attendees SET ahead = is_ahead(NEW.status) WHERE session_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_follow_ahead AFTER UPDATE OF status ON sessions FOR EACH ROW
WHEN (is_ahead(NEW.status) <> is_ahead(OLD.status)) EXECUTE FUNCTION follow_ahead();
--> statement-breakpoint
DROP INDEX "session_attendees_user";
--> statement-breakpoint
CREATE INDEX "session_attendees_ahead" ON "session_attendees" USING btree ("user_id") WHERE ahead and role <> 'candidate';
--> statement-breakpoint
CREATE INDEX "sessions_area" ON "sessions" USING btree ("practice_area_id","start_at");
--> statement-breakpoint
CREATE INDEX "sessions_unstaffed" ON "sessions" USING btree ("assignment_status","start_at") WHERE assignment_status in ('unassigned', 'declined');
--> statement-breakpoint
CREATE INDEX "sessions_lapsing" ON "sessions" USING btree ("hold_until") WHERE status = 'pending';
--> statement-breakpoint
CREATE INDEX "sessions_opening" ON "sessions" USING btree (least(start_at, access_open)) WHERE status = 'booked';
--> statement-breakpoint
CREATE INDEX "sessions_closing" ON "sessions" USING btree (least(end_at, deadline)) WHERE status = 'in_progress';
--> statement-breakpoint
CREATE INDEX "session_attendees_user" ON "session_attendees" USING btree ("user_id","session_id","role");
