ALTER TABLE "library_permissions" ADD COLUMN "given_by_id" uuid;--> statement-breakpoint
ALTER TABLE "library_permissions" ADD CONSTRAINT "library_permissions_given_by_id_library_permissions_id_fk" FOREIGN KEY ("given_by_id") REFERENCES "public"."library_permissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_permissions_given" ON "library_permissions" USING btree ("given_by_id");--> statement-breakpoint
-- What a collection gave ends, pauses and goes on with it. What the school took back alone stays so.
CREATE FUNCTION follow_collection() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status IN ('revoked', 'expired') THEN
    UPDATE library_permissions SET status = 'expired' WHERE given_by_id = NEW.id AND status IN ('pending', 'active', 'paused');
  ELSIF NEW.status = 'paused' THEN
    UPDATE library_permissions SET status = 'paused' WHERE given_by_id = NEW.id AND status IN ('pending', 'active');
  ELSIF NEW.status = 'active' THEN
    UPDATE library_permissions SET until = NEW.until, status = CASE WHEN "from" IS NULL THEN 'pending' ELSE 'active' END
      WHERE given_by_id = NEW.id AND status IN ('pending', 'active', 'paused');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER library_permissions_collection AFTER UPDATE OF status, until ON library_permissions
  FOR EACH ROW WHEN ((OLD.status, OLD.until) IS DISTINCT FROM (NEW.status, NEW.until)) EXECUTE FUNCTION follow_collection();
