ALTER TABLE "availability_exceptions" ADD COLUMN "session_type_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "availability_exceptions" ADD COLUMN "practice_area_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "availability_exceptions" ADD CONSTRAINT "availability_exceptions_length" CHECK (extract(epoch from "until" - "from") <= 366 * 86400);--> statement-breakpoint
ALTER TABLE "availability_exceptions" ADD CONSTRAINT "availability_exceptions_off" CHECK (kind <> 'off' or cardinality(session_type_ids) + cardinality(practice_area_ids) = 0);--> statement-breakpoint
-- Hours name only types and areas of which their tutor may conduct a mock. A permission that is taken away later leaves them as they are: the search for
-- starts asks for the permission itself.
CREATE FUNCTION refuse_unpermitted_hours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.user_id, NEW.session_type_ids, NEW.practice_area_ids)
    IS NOT DISTINCT FROM (OLD.user_id, OLD.session_type_ids, OLD.practice_area_ids) THEN
    RETURN NEW;
  END IF;
  IF EXISTS (SELECT 1 FROM unnest(NEW.session_type_ids) AS asked(id) WHERE NOT EXISTS (
    SELECT 1 FROM mock_permissions p JOIN mocks m ON m.id = p.mock_id
    WHERE p.user_id = NEW.user_id AND p.type <> 'view' AND m.session_type_id = asked.id
      AND (cardinality(NEW.practice_area_ids) = 0 OR m.practice_area_id = ANY (NEW.practice_area_ids)))) THEN
    RAISE EXCEPTION 'hours of % name a session type without a permission', NEW.user_id
      USING ERRCODE = '23514', CONSTRAINT = 'availability_types_permitted';
  END IF;
  IF EXISTS (SELECT 1 FROM unnest(NEW.practice_area_ids) AS asked(id) WHERE NOT EXISTS (
    SELECT 1 FROM mock_permissions p JOIN mocks m ON m.id = p.mock_id
    WHERE p.user_id = NEW.user_id AND p.type <> 'view' AND m.practice_area_id = asked.id
      AND (cardinality(NEW.session_type_ids) = 0 OR m.session_type_id = ANY (NEW.session_type_ids)))) THEN
    RAISE EXCEPTION 'hours of % name a practice area without a permission', NEW.user_id
      USING ERRCODE = '23514', CONSTRAINT = 'availability_areas_permitted';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER availability_rules_permitted BEFORE INSERT OR UPDATE ON availability_rules
  FOR EACH ROW EXECUTE FUNCTION refuse_unpermitted_hours();--> statement-breakpoint
CREATE TRIGGER availability_exceptions_permitted BEFORE INSERT OR UPDATE ON availability_exceptions
  FOR EACH ROW EXECUTE FUNCTION refuse_unpermitted_hours();
