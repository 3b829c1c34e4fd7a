CREATE TABLE "library_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"bundle_id" uuid NOT NULL,
	"slide_id" uuid,
	"second" integer,
	"text" text NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "library_notes_text" CHECK (length(text) between 1 and 2000 and text ~ '\S'),
	CONSTRAINT "library_notes_second" CHECK (second >= 0)
);
--> statement-breakpoint
ALTER TABLE "library_notes" ADD CONSTRAINT "library_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_notes" ADD CONSTRAINT "library_notes_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_notes" ADD CONSTRAINT "library_notes_slide_id_library_slides_id_fk" FOREIGN KEY ("slide_id") REFERENCES "public"."library_slides"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_notes_own" ON "library_notes" USING btree ("user_id","bundle_id","inserted_at");--> statement-breakpoint
CREATE INDEX "library_notes_bundle" ON "library_notes" USING btree ("bundle_id");--> statement-breakpoint
CREATE INDEX "library_notes_slide" ON "library_notes" USING btree ("slide_id");