CREATE TABLE "user_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"author_id" uuid,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"inserted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_messages_text" CHECK (subject <> '' and text <> '')
);
--> statement-breakpoint
CREATE TABLE "user_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_notes_text" CHECK (text <> '')
);
--> statement-breakpoint
CREATE TABLE "payment_histories" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"trial_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"given_back_at" timestamp (3) with time zone,
	"held_until" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "user_messages" ADD CONSTRAINT "user_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_messages" ADD CONSTRAINT "user_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_histories" ADD CONSTRAINT "payment_histories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_messages_user" ON "user_messages" USING btree ("user_id","inserted_at","id");--> statement-breakpoint
CREATE INDEX "user_messages_author" ON "user_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "user_notes_user" ON "user_notes" USING btree ("user_id","inserted_at","id");--> statement-breakpoint
CREATE INDEX "user_notes_inserted" ON "user_notes" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "user_notes_author" ON "user_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "payment_histories_due" ON "payment_histories" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "no_show_disputes_user" ON "no_show_disputes" USING btree ("user_id");
--> statement-breakpoint
SELECT audit_table(name, true) FROM unnest(ARRAY['user_messages', 'user_notes']) name;
--> statement-breakpoint
-- What was set before the rule counts as set by hand on this day; all other statuses follow from what happened, at the clock's next turn.
INSERT INTO payment_histories (user_id, trial_at, paid_at, held_until, due_at)
SELECT u.id, t.trial_at, t.paid_at, held.until, coalesce(held.until, now())
FROM users u
LEFT JOIN (SELECT user_id, min(inserted_at) FILTER (WHERE type = 'bonus') AS trial_at,
    max(inserted_at) FILTER (WHERE type IN ('topup', 'purchase')) AS paid_at FROM transactions GROUP BY user_id) t ON t.user_id = u.id
CROSS JOIN LATERAL (SELECT CASE WHEN u.payment_status <> 'none' THEN now() + interval '90 days' END AS until) held
WHERE u.archived_at IS NULL AND (t.user_id IS NOT NULL OR held.until IS NOT NULL);
