ALTER TABLE "push_subscriptions" ADD COLUMN "silences" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- A viewing ends with the rights that it needs, and does not come back with them: its end is written with the change that ends it.
CREATE FUNCTION end_viewings(people uuid[]) RETURNS void LANGUAGE sql AS $$
  UPDATE viewings SET ended_at = greatest(inserted_at, least(now(), expires_at)) WHERE ended_at IS NULL AND (staff_id = ANY (people) OR user_id = ANY (people))
$$;
--> statement-breakpoint
CREATE FUNCTION end_viewings_of_roles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_viewings(ARRAY[CASE WHEN TG_OP = 'DELETE' THEN OLD.user_id ELSE NEW.user_id END]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION end_viewings_of_role() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_viewings(array(SELECT user_id FROM user_roles WHERE role_id = NEW.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION end_viewings_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_viewings(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER user_roles_end_viewings AFTER INSERT OR UPDATE OR DELETE ON user_roles FOR EACH ROW EXECUTE FUNCTION end_viewings_of_roles();
--> statement-breakpoint
CREATE TRIGGER roles_end_viewings AFTER UPDATE OF abilities, require_second_factor ON roles FOR EACH ROW
  WHEN ((NEW.abilities, NEW.require_second_factor) IS DISTINCT FROM (OLD.abilities, OLD.require_second_factor)) EXECUTE FUNCTION end_viewings_of_role();
--> statement-breakpoint
CREATE TRIGGER users_end_viewings AFTER UPDATE OF role, type, confirmed_at, disabled_at, archived_at ON users FOR EACH ROW
  WHEN ((NEW.role, NEW.type, NEW.confirmed_at, NEW.disabled_at, NEW.archived_at) IS DISTINCT FROM (OLD.role, OLD.type, OLD.confirmed_at, OLD.disabled_at, OLD.archived_at))
  EXECUTE FUNCTION end_viewings_of_user();
