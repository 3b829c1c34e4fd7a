CREATE TABLE "block_pictures" (
	"block_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "block_pictures_block_id_file_id_pk" PRIMARY KEY("block_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "block_pictures" ADD CONSTRAINT "block_pictures_block_id_content_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."content_blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block_pictures" ADD CONSTRAINT "block_pictures_file_id_drive_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."drive_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "block_pictures_file" ON "block_pictures" USING btree ("file_id");