CREATE TABLE "library_places" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"bundle_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"seconds" integer NOT NULL,
	"whole" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "library_places_once" UNIQUE("user_id","item_id"),
	CONSTRAINT "library_places_seconds" CHECK (seconds between 0 and 86400)
);
--> statement-breakpoint
ALTER TABLE "library_places" ADD CONSTRAINT "library_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_places" ADD CONSTRAINT "library_places_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_places_own" ON "library_places" USING btree ("user_id","bundle_id","at");--> statement-breakpoint
CREATE INDEX "library_places_bundle" ON "library_places" USING btree ("bundle_id");--> statement-breakpoint
CREATE INDEX "library_places_at" ON "library_places" USING btree ("at","id");
-- Places were kept as one value of the person's, whose readers are gone.
delete from kept_values where name in ('lecture_places', 'video_places');
