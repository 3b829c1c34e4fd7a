CREATE TABLE "no_show_disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"message" text NOT NULL,
	"inserted_at" timestamp (3) with time zone NOT NULL,
	"answer_by" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"answer" text,
	"resolved_at" timestamp (3) with time zone,
	"resolved_by_id" uuid,
	"rebook_until" timestamp (3) with time zone,
	"rebooked_session_id" uuid,
	CONSTRAINT "no_show_disputes_once" UNIQUE("session_id"),
	CONSTRAINT "no_show_disputes_rebooked_once" UNIQUE("rebooked_session_id"),
	CONSTRAINT "no_show_disputes_outcome_known" CHECK (outcome in ('upheld','refunded','reinstated')),
	CONSTRAINT "no_show_disputes_decided" CHECK ((outcome is null) = (resolved_at is null)),
	CONSTRAINT "no_show_disputes_free_booking" CHECK ((outcome = 'reinstated') = (rebook_until is not null))
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "no_show_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "no_show_disputes" ADD CONSTRAINT "no_show_disputes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "no_show_disputes" ADD CONSTRAINT "no_show_disputes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "no_show_disputes" ADD CONSTRAINT "no_show_disputes_resolved_by_id_users_id_fk" FOREIGN KEY ("resolved_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "no_show_disputes" ADD CONSTRAINT "no_show_disputes_rebooked_session_id_sessions_id_fk" FOREIGN KEY ("rebooked_session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "no_show_disputes_open" ON "no_show_disputes" USING btree ("answer_by") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "no_show_disputes_free" ON "no_show_disputes" USING btree ("user_id") WHERE outcome = 'reinstated' and rebooked_session_id is null;--> statement-breakpoint
UPDATE "sessions" SET "no_show_at" = (SELECT max(e."at") FROM "session_events" e WHERE e."session_id" = "sessions"."id" AND e."to" = 'no_show') WHERE "status" = 'no_show';
