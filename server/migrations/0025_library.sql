CREATE TABLE "block_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"block_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"file_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_blocks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"content_id" uuid NOT NULL,
	"chapter_id" uuid,
	"type" text NOT NULL,
	"subtype" text NOT NULL,
	"title" text,
	"position" integer DEFAULT 0 NOT NULL,
	"image" uuid,
	"audio" uuid,
	"assignment" text,
	"answer_options" jsonb,
	"answer" text,
	"metadata" jsonb,
	"feedback" text,
	"feedback_show" text,
	"score" integer DEFAULT 1 NOT NULL,
	"expanded" boolean DEFAULT true NOT NULL,
	"complete" boolean DEFAULT false NOT NULL,
	"practice_area_id" uuid,
	"topic" text,
	"source" text,
	"law_stated_at" date,
	"complexity" integer,
	"estimate" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', coalesce(title, '') || ' ' || regexp_replace(coalesce(assignment, ''), '<[^>]*>|{{c[0-9]+::.*?}}', ' ', 'g'))) STORED,
	CONSTRAINT "content_blocks_score" CHECK (score between 0 and 100),
	CONSTRAINT "content_blocks_complexity" CHECK (complexity between 1 and 5),
	CONSTRAINT "content_blocks_estimate" CHECK (estimate between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "content_chapters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"content_id" uuid NOT NULL,
	"title" text NOT NULL,
	"position" integer NOT NULL,
	"expanded" boolean DEFAULT true NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_chapters_titled" CHECK (trim(title) <> '')
);
--> statement-breakpoint
CREATE TABLE "contents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contents_titled" CHECK (trim(title) <> '')
);
--> statement-breakpoint
CREATE TABLE "bundle_authors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bundle_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"royalty_amount" integer,
	"royalty_unit" text DEFAULT 'percent',
	"discount_amount" integer,
	"discount_unit" text DEFAULT 'percent',
	"ipr" text,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bundle_authors_once" UNIQUE("bundle_id","user_id"),
	CONSTRAINT "bundle_authors_royalty" CHECK (royalty_amount >= 0 and (royalty_unit <> 'percent' or royalty_amount <= 100)),
	CONSTRAINT "bundle_authors_discount" CHECK (discount_amount >= 0 and (discount_unit <> 'percent' or discount_amount <= 100))
);
--> statement-breakpoint
CREATE TABLE "bundles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"content_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"subcategory_id" uuid,
	"practice_area_id" uuid,
	"title" text NOT NULL,
	"image" uuid,
	"cover_image" uuid,
	"description" text,
	"instruction" text,
	"type" text DEFAULT 'lecture' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"visibility" text DEFAULT 'authenticated' NOT NULL,
	"price" integer DEFAULT 0 NOT NULL,
	"access_duration" integer,
	"access_duration_unit" text DEFAULT 'month' NOT NULL,
	"results_max" integer,
	"results_pass" integer,
	"results_show" text DEFAULT 'after_submit' NOT NULL,
	"feedback_show" text DEFAULT 'after_answer' NOT NULL,
	"time_limit" integer,
	"timer_enable" boolean DEFAULT false NOT NULL,
	"timer_track" boolean DEFAULT true NOT NULL,
	"shuffle_blocks" boolean DEFAULT true NOT NULL,
	"retake" boolean DEFAULT true NOT NULL,
	"recommended" boolean DEFAULT false NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', title || ' ' || regexp_replace(coalesce(description, ''), '<[^>]*>', ' ', 'g'))) STORED,
	CONSTRAINT "bundles_contentId_unique" UNIQUE("content_id"),
	CONSTRAINT "bundles_titled" CHECK (trim(title) <> ''),
	CONSTRAINT "bundles_price_not_negative" CHECK (price >= 0),
	CONSTRAINT "bundles_duration" CHECK (access_duration between 1 and 1000),
	CONSTRAINT "bundles_results_max" CHECK (results_max between 1 and 10000),
	CONSTRAINT "bundles_results_pass" CHECK (results_pass between 0 and 100),
	CONSTRAINT "bundles_time_limit" CHECK (time_limit between 1 and 1440)
);
--> statement-breakpoint
CREATE TABLE "library_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"practice_area_id" uuid,
	"title" text NOT NULL,
	"description" text,
	"position" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"parent_id" uuid,
	"image" uuid,
	CONSTRAINT "library_categories_titled" CHECK (trim(title) <> '')
);
--> statement-breakpoint
CREATE TABLE "library_subcategories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"practice_area_id" uuid,
	"title" text NOT NULL,
	"description" text,
	"position" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"category_id" uuid NOT NULL,
	CONSTRAINT "library_subcategories_titled" CHECK (trim(title) <> '')
);
--> statement-breakpoint
CREATE TABLE "library_chapters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bundle_id" uuid NOT NULL,
	"title" text NOT NULL,
	"position" integer NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "library_chapters_titled" CHECK (trim(title) <> '')
);
--> statement-breakpoint
CREATE TABLE "library_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bundle_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_materials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bundle_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_permissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bundle_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"duration" integer,
	"duration_unit" text DEFAULT 'month' NOT NULL,
	"from" timestamp (3) with time zone,
	"until" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone GENERATED ALWAYS AS (coalesce("until", timestamptz 'infinity')) STORED,
	"type" text DEFAULT 'grant' NOT NULL,
	"royalty" boolean DEFAULT false NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "library_permissions_once" UNIQUE("bundle_id","user_id"),
	CONSTRAINT "library_permissions_time" CHECK ("until" > "from"),
	CONSTRAINT "library_permissions_duration" CHECK (duration between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "library_slides" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bundle_id" uuid NOT NULL,
	"chapter_id" uuid,
	"title" text,
	"image" uuid,
	"audio" uuid,
	"meta" jsonb,
	"position" integer DEFAULT 0 NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "block_attachments" ADD CONSTRAINT "block_attachments_block_id_content_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."content_blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block_attachments" ADD CONSTRAINT "block_attachments_file_id_drive_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."drive_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_blocks" ADD CONSTRAINT "content_blocks_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_blocks" ADD CONSTRAINT "content_blocks_chapter_id_content_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."content_chapters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_blocks" ADD CONSTRAINT "content_blocks_image_drive_files_id_fk" FOREIGN KEY ("image") REFERENCES "public"."drive_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_blocks" ADD CONSTRAINT "content_blocks_audio_drive_files_id_fk" FOREIGN KEY ("audio") REFERENCES "public"."drive_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_blocks" ADD CONSTRAINT "content_blocks_practice_area_id_practice_areas_id_fk" FOREIGN KEY ("practice_area_id") REFERENCES "public"."practice_areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_chapters" ADD CONSTRAINT "content_chapters_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_authors" ADD CONSTRAINT "bundle_authors_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_authors" ADD CONSTRAINT "bundle_authors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundles" ADD CONSTRAINT "bundles_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundles" ADD CONSTRAINT "bundles_category_id_library_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."library_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundles" ADD CONSTRAINT "bundles_subcategory_id_library_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."library_subcategories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundles" ADD CONSTRAINT "bundles_practice_area_id_practice_areas_id_fk" FOREIGN KEY ("practice_area_id") REFERENCES "public"."practice_areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundles" ADD CONSTRAINT "bundles_image_drive_files_id_fk" FOREIGN KEY ("image") REFERENCES "public"."drive_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundles" ADD CONSTRAINT "bundles_cover_image_drive_files_id_fk" FOREIGN KEY ("cover_image") REFERENCES "public"."drive_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_categories" ADD CONSTRAINT "library_categories_practice_area_id_practice_areas_id_fk" FOREIGN KEY ("practice_area_id") REFERENCES "public"."practice_areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_categories" ADD CONSTRAINT "library_categories_parent_id_library_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."library_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_categories" ADD CONSTRAINT "library_categories_image_drive_files_id_fk" FOREIGN KEY ("image") REFERENCES "public"."drive_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_subcategories" ADD CONSTRAINT "library_subcategories_practice_area_id_practice_areas_id_fk" FOREIGN KEY ("practice_area_id") REFERENCES "public"."practice_areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_subcategories" ADD CONSTRAINT "library_subcategories_category_id_library_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."library_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_chapters" ADD CONSTRAINT "library_chapters_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_attachments" ADD CONSTRAINT "library_attachments_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_attachments" ADD CONSTRAINT "library_attachments_file_id_drive_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."drive_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_materials" ADD CONSTRAINT "library_materials_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_materials" ADD CONSTRAINT "library_materials_file_id_drive_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."drive_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_permissions" ADD CONSTRAINT "library_permissions_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_permissions" ADD CONSTRAINT "library_permissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_slides" ADD CONSTRAINT "library_slides_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_slides" ADD CONSTRAINT "library_slides_chapter_id_library_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."library_chapters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_slides" ADD CONSTRAINT "library_slides_image_drive_files_id_fk" FOREIGN KEY ("image") REFERENCES "public"."drive_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_slides" ADD CONSTRAINT "library_slides_audio_drive_files_id_fk" FOREIGN KEY ("audio") REFERENCES "public"."drive_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "block_attachments_block" ON "block_attachments" USING btree ("block_id");--> statement-breakpoint
CREATE INDEX "block_attachments_file" ON "block_attachments" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "content_blocks_content" ON "content_blocks" USING btree ("content_id","position");--> statement-breakpoint
CREATE INDEX "content_blocks_position" ON "content_blocks" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "content_blocks_chapter" ON "content_blocks" USING btree ("chapter_id");--> statement-breakpoint
CREATE INDEX "content_blocks_words" ON "content_blocks" USING gin ("words");--> statement-breakpoint
CREATE INDEX "content_chapters_content" ON "content_chapters" USING btree ("content_id","position");--> statement-breakpoint
CREATE INDEX "content_chapters_position" ON "content_chapters" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "contents_title" ON "contents" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "bundle_authors_user" ON "bundle_authors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bundles_title" ON "bundles" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "bundles_inserted" ON "bundles" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "bundles_updated" ON "bundles" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "bundles_price" ON "bundles" USING btree ("price","id");--> statement-breakpoint
CREATE INDEX "bundles_category" ON "bundles" USING btree ("category_id","title");--> statement-breakpoint
CREATE INDEX "bundles_subcategory" ON "bundles" USING btree ("subcategory_id");--> statement-breakpoint
CREATE INDEX "bundles_area" ON "bundles" USING btree ("practice_area_id");--> statement-breakpoint
CREATE INDEX "bundles_recommended" ON "bundles" USING btree ("title","id") WHERE recommended;--> statement-breakpoint
CREATE INDEX "bundles_words" ON "bundles" USING gin ("words");--> statement-breakpoint
CREATE INDEX "library_categories_position" ON "library_categories" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "library_categories_title" ON "library_categories" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "library_categories_parent" ON "library_categories" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "library_subcategories_category" ON "library_subcategories" USING btree ("category_id","position");--> statement-breakpoint
CREATE INDEX "library_subcategories_position" ON "library_subcategories" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "library_chapters_bundle" ON "library_chapters" USING btree ("bundle_id","position");--> statement-breakpoint
CREATE INDEX "library_chapters_position" ON "library_chapters" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "library_attachments_bundle" ON "library_attachments" USING btree ("bundle_id");--> statement-breakpoint
CREATE INDEX "library_attachments_file" ON "library_attachments" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "library_materials_bundle" ON "library_materials" USING btree ("bundle_id");--> statement-breakpoint
CREATE INDEX "library_materials_file" ON "library_materials" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "library_permissions_user" ON "library_permissions" USING btree ("user_id","status");--> statement-breakpoint
CREATE INDEX "library_permissions_inserted" ON "library_permissions" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "library_permissions_ending" ON "library_permissions" USING btree ("until") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "library_slides_bundle" ON "library_slides" USING btree ("bundle_id","position");--> statement-breakpoint
CREATE INDEX "library_slides_position" ON "library_slides" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "library_slides_chapter" ON "library_slides" USING btree ("chapter_id");--> statement-breakpoint
CREATE INDEX "library_slides_image" ON "library_slides" USING btree ("image");--> statement-breakpoint
CREATE INDEX "library_slides_audio" ON "library_slides" USING btree ("audio");--> statement-breakpoint
-- A bundle's content goes with it; while an attempt has asked one of its questions, both stay.
CREATE FUNCTION delete_content_of_bundle() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM contents WHERE id = OLD.content_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER bundles_content AFTER DELETE ON bundles FOR EACH ROW EXECUTE FUNCTION delete_content_of_bundle();--> statement-breakpoint
SELECT audit_table('library_categories', true);--> statement-breakpoint
SELECT audit_table('library_subcategories', true);--> statement-breakpoint
SELECT audit_table('bundles', true);--> statement-breakpoint
SELECT audit_table('bundle_authors', true);--> statement-breakpoint
SELECT audit_table('library_permissions', true);--> statement-breakpoint
SELECT audit_table('library_chapters', true);--> statement-breakpoint
SELECT audit_table('library_slides', true);--> statement-breakpoint
SELECT audit_table('library_materials', true);--> statement-breakpoint
SELECT audit_table('library_attachments', true);--> statement-breakpoint
SELECT audit_table('content_chapters', true);--> statement-breakpoint
SELECT audit_table('content_blocks', true);--> statement-breakpoint
SELECT audit_table('block_attachments', true);
