CREATE TABLE "own_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"front" text NOT NULL,
	"back" text,
	"words" text DEFAULT '' NOT NULL,
	"practice_area_id" uuid,
	"origin" text,
	"origin_name" text,
	"block_id" uuid,
	"slide_id" uuid,
	"bundle_id" uuid,
	"session_id" uuid,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_cards_kind" CHECK (kind in ('basic', 'basic_reversed', 'cloze')),
	CONSTRAINT "own_cards_front" CHECK (length(front) between 1 and 20000),
	CONSTRAINT "own_cards_back" CHECK (length(back) <= 20000),
	CONSTRAINT "own_cards_origin" CHECK ((origin is null) = (origin_name is null) and (block_id is null or origin = 'question') and (slide_id is null or origin = 'slide') and (session_id is not null) = (origin is not distinct from 'criterion'))
);
--> statement-breakpoint
ALTER TABLE "review_cards" DROP CONSTRAINT "review_cards_of";--> statement-breakpoint
ALTER TABLE "review_cards" ADD COLUMN "own_card_id" uuid;--> statement-breakpoint
ALTER TABLE "review_cards" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "own_cards" ADD CONSTRAINT "own_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_cards" ADD CONSTRAINT "own_cards_practice_area_id_practice_areas_id_fk" FOREIGN KEY ("practice_area_id") REFERENCES "public"."practice_areas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_cards" ADD CONSTRAINT "own_cards_block_id_content_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."content_blocks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_cards" ADD CONSTRAINT "own_cards_slide_id_library_slides_id_fk" FOREIGN KEY ("slide_id") REFERENCES "public"."library_slides"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_cards" ADD CONSTRAINT "own_cards_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_cards_own" ON "own_cards" USING btree ("user_id","inserted_at","id");--> statement-breakpoint
CREATE INDEX "own_cards_inserted" ON "own_cards" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "own_cards_area" ON "own_cards" USING btree ("practice_area_id");--> statement-breakpoint
CREATE INDEX "own_cards_block" ON "own_cards" USING btree ("block_id");--> statement-breakpoint
CREATE INDEX "own_cards_slide" ON "own_cards" USING btree ("slide_id");--> statement-breakpoint
CREATE INDEX "own_cards_bundle" ON "own_cards" USING btree ("bundle_id");--> statement-breakpoint
CREATE INDEX "own_cards_search" ON "own_cards" USING gin (folded(words) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_own_card_id_own_cards_id_fk" FOREIGN KEY ("own_card_id") REFERENCES "public"."own_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_cards_own" ON "review_cards" USING btree ("own_card_id","side") WHERE own_card_id is not null;--> statement-breakpoint
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_of" CHECK (num_nonnulls(block_id, own_card_id, criterion_key) = 1 and (block_id is null) = (content_id is null) and (criterion_key is null) = (criterion is null) and (side = 'criterion') = (criterion_key is not null) and (side <> 'question' or block_id is not null));