CREATE TABLE "kept_values" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kept_values_once" UNIQUE("user_id","name")
);
--> statement-breakpoint
ALTER TABLE "kept_values" ADD CONSTRAINT "kept_values_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;