CREATE TABLE "review_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"block_id" uuid NOT NULL,
	"content_id" uuid NOT NULL,
	"side" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"due" timestamp (3) with time zone NOT NULL,
	"stability" double precision DEFAULT 0 NOT NULL,
	"difficulty" double precision DEFAULT 0 NOT NULL,
	"reps" integer DEFAULT 0 NOT NULL,
	"lapses" integer DEFAULT 0 NOT NULL,
	"steps" integer DEFAULT 0 NOT NULL,
	"scheduled_days" integer DEFAULT 0 NOT NULL,
	"last_review" timestamp (3) with time zone,
	"set_aside_until" timestamp (3) with time zone,
	"turn" timestamp (3) with time zone GENERATED ALWAYS AS (greatest(due, set_aside_until)) STORED NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_cards_once" UNIQUE("user_id","block_id","side"),
	CONSTRAINT "review_cards_side" CHECK (side ~ '^(front|back|question|c[0-9]{1,9})$')
);
--> statement-breakpoint
CREATE TABLE "review_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"card_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"side" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"grade" text NOT NULL,
	"change" double precision NOT NULL,
	"seconds" integer NOT NULL,
	"before" jsonb NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "review_logs_once" UNIQUE("card_id","change"),
	CONSTRAINT "review_logs_seconds" CHECK (seconds between 0 and 600)
);
--> statement-breakpoint
CREATE TABLE "review_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"weekdays_off" smallint[] DEFAULT '{}'::smallint[] NOT NULL,
	"dates_off" date[] DEFAULT '{}'::date[] NOT NULL,
	"cap" integer DEFAULT 45 NOT NULL,
	"new_per_day" integer DEFAULT 20 NOT NULL,
	"retention" double precision DEFAULT 0.9 NOT NULL,
	CONSTRAINT "review_settings_cap" CHECK (cap between 5 and 240),
	CONSTRAINT "review_settings_new" CHECK (new_per_day between 0 and 200),
	CONSTRAINT "review_settings_retention" CHECK (retention between 0.8 and 0.95),
	CONSTRAINT "review_settings_weekdays" CHECK (weekdays_off <@ '{1,2,3,4,5,6,7}'::smallint[])
);
--> statement-breakpoint
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_block_id_content_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."content_blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_logs" ADD CONSTRAINT "review_logs_card_id_review_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."review_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_logs" ADD CONSTRAINT "review_logs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_settings" ADD CONSTRAINT "review_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_cards_turn" ON "review_cards" USING btree ("user_id","turn");--> statement-breakpoint
CREATE INDEX "review_cards_block" ON "review_cards" USING btree ("block_id");--> statement-breakpoint
CREATE INDEX "review_cards_content" ON "review_cards" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "review_logs_at" ON "review_logs" USING btree ("user_id","at") WHERE undone_at is null;