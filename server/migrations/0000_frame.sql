CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "billing_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"external_id" text,
	"gateway" text NOT NULL,
	"mode" text NOT NULL,
	"items" jsonb NOT NULL,
	"line_items" jsonb,
	"discounts" jsonb,
	"metadata" jsonb,
	"cancel_url" text,
	"success_url" text,
	"status" text DEFAULT 'open' NOT NULL,
	"currency" text DEFAULT 'gbp' NOT NULL,
	"payment_intent" text,
	"payment_link" text,
	"payment_method_collection" text,
	"payment_method_options" jsonb,
	"payment_method_types" jsonb,
	"payment_status" text DEFAULT 'unpaid' NOT NULL,
	"amount_subtotal" integer NOT NULL,
	"amount_total" integer NOT NULL,
	"automatic_tax" jsonb,
	"total_details" jsonb,
	"url" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_sessions_external" UNIQUE("gateway","external_id")
);
--> statement-breakpoint
CREATE TABLE "gateway_events" (
	"id" text PRIMARY KEY NOT NULL,
	"gateway" text NOT NULL,
	"payment" text NOT NULL,
	"effect" text NOT NULL,
	"payload" jsonb NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gateway_events_effect_once" UNIQUE("gateway","payment","effect")
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alpha2" text NOT NULL,
	"alpha3" text NOT NULL,
	"alt_currency" text,
	"continent" text,
	"country_code" text,
	"currency" text,
	"currency_code" text,
	"international_prefix" text,
	"ioc" text,
	"languages_official" jsonb,
	"languages_spoken" jsonb,
	"name" text NOT NULL,
	"number" text,
	"region" text,
	"subregion" text,
	"un_locode" text,
	"vat_rates" jsonb,
	"world_region" text,
	CONSTRAINT "countries_alpha2_unique" UNIQUE("alpha2"),
	CONSTRAINT "countries_alpha3_unique" UNIQUE("alpha3")
);
--> statement-breakpoint
CREATE TABLE "drive_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"content_type" text NOT NULL,
	"title" text NOT NULL,
	"content" text,
	"content_html" text,
	"metadata" jsonb,
	"size" integer,
	"sha256" text,
	"storage_key" text,
	"version" integer DEFAULT 1 NOT NULL,
	"external_id" text,
	"external_content_link" text,
	"external_view_link" text,
	"student_can_view" boolean DEFAULT true NOT NULL,
	"protected" boolean DEFAULT false NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mock_materials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mock_id" uuid NOT NULL,
	"file_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mock_permissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mock_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text DEFAULT 'conduct' NOT NULL,
	"role" text DEFAULT 'tutor' NOT NULL,
	CONSTRAINT "mock_permissions_once" UNIQUE("mock_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "mock_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mock_id" uuid NOT NULL,
	"file_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mocks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"parent_id" uuid,
	"session_type_id" uuid NOT NULL,
	"practice_area_id" uuid NOT NULL,
	"name" text NOT NULL,
	"tutor_instruction" text,
	"candidate_instruction" text,
	"instruction" text,
	"scenario" text,
	"marksheet" jsonb,
	"extra_tasks" jsonb,
	"suggested_answer" text,
	"level" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practice_areas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"booking_allowed" boolean DEFAULT true NOT NULL,
	"meeting_allowed" boolean DEFAULT true NOT NULL,
	"classroom_allowed" boolean DEFAULT true NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "practice_areas_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "session_type_policies" (
	"session_type_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"price" integer NOT NULL,
	"reschedule_price" integer NOT NULL,
	"free_until_hours" integer NOT NULL,
	"inserted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "session_type_policies_session_type_id_version_pk" PRIMARY KEY("session_type_id","version")
);
--> statement-breakpoint
CREATE TABLE "session_type_practice_areas" (
	"session_type_id" uuid NOT NULL,
	"practice_area_id" uuid NOT NULL,
	CONSTRAINT "session_type_practice_areas_session_type_id_practice_area_id_pk" PRIMARY KEY("session_type_id","practice_area_id")
);
--> statement-breakpoint
CREATE TABLE "session_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid,
	"group" text NOT NULL,
	"mode" text NOT NULL,
	"category" text,
	"tech_name" text NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"price" integer NOT NULL,
	"reschedule_price" integer NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"duration" integer,
	"preparation_time" integer DEFAULT 0 NOT NULL,
	"window_length" integer DEFAULT 7 NOT NULL,
	"free_until_hours" integer DEFAULT 24 NOT NULL,
	"notice_hours" integer DEFAULT 24 NOT NULL,
	"break_time" integer DEFAULT 10 NOT NULL,
	"policy_version" integer DEFAULT 1 NOT NULL,
	"description" text,
	"criteria" jsonb,
	"image" uuid,
	"chat" boolean DEFAULT false NOT NULL,
	"marksheet" boolean DEFAULT true NOT NULL,
	"drawing_tools" boolean DEFAULT false NOT NULL,
	"academic_review" boolean DEFAULT false NOT NULL,
	"reminder_type" text DEFAULT 'email' NOT NULL,
	"reminder_time" integer DEFAULT 60,
	"booking_allowed" boolean DEFAULT true NOT NULL,
	"meeting_allowed" boolean DEFAULT false NOT NULL,
	"classroom_allowed" boolean DEFAULT true NOT NULL,
	"purchase_allowed" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_types_techName_unique" UNIQUE("tech_name")
);
--> statement-breakpoint
CREATE TABLE "commitments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"during" "tstzrange" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_attendees" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "session_attendees_once" UNIQUE("session_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "session_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"actor_id" uuid,
	"from" text,
	"to" text NOT NULL,
	"message" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_marksheets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"body" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by_id" uuid,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_marksheets_sessionId_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "session_materials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text,
	"content" text,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"external_id" text,
	"parent_id" uuid,
	"mock_id" uuid,
	"session_type_id" uuid NOT NULL,
	"practice_area_id" uuid NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"assignment_status" text DEFAULT 'unassigned' NOT NULL,
	"cancel_reason" text,
	"google_event_id" text,
	"zoom_id" text,
	"marksheet" jsonb,
	"extra_tasks" jsonb,
	"marks" jsonb,
	"final_mark" double precision,
	"skills_mark" double precision,
	"law_mark" double precision,
	"review" text,
	"internal_review" text,
	"timezone" text DEFAULT 'Europe/London' NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"deadline" timestamp (3) with time zone,
	"ready_at" timestamp (3) with time zone,
	"end_at" timestamp (3) with time zone NOT NULL,
	"marked" timestamp (3) with time zone,
	"access_open" timestamp (3) with time zone,
	"access_close" timestamp (3) with time zone,
	"hold_until" timestamp (3) with time zone,
	"unready_message" text,
	"price" integer,
	"quote" jsonb,
	"reminded_at" timestamp (3) with time zone,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_order" CHECK (end_at > start_at),
	CONSTRAINT "sessions_status_known" CHECK (status in ('pending','booked','in_progress','ready','marking','in_review','marked','no_show','cancelled','expired'))
);
--> statement-breakpoint
CREATE TABLE "one_time_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"browser_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"spent_at" timestamp (3) with time zone,
	"changes_user_id" uuid,
	"inserted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_time_links_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	"user_agent" text,
	"inserted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_ins_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "spent_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"sign_in_id" uuid NOT NULL,
	"generation" integer NOT NULL,
	"spent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "availability_exceptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"note" text,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "availability_exceptions_order" CHECK ("until" > "from")
);
--> statement-breakpoint
CREATE TABLE "availability_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"timezone" text DEFAULT 'Europe/London' NOT NULL,
	"weekday" integer NOT NULL,
	"from" text NOT NULL,
	"until" text NOT NULL,
	"valid_from" date,
	"valid_until" date,
	"session_type_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"practice_area_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "availability_rules_weekday" CHECK (weekday between 1 and 7),
	CONSTRAINT "availability_rules_order" CHECK ("until" > "from")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"abilities" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "roles_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "user_practice_areas" (
	"user_id" uuid NOT NULL,
	"practice_area_id" uuid NOT NULL,
	CONSTRAINT "user_practice_areas_user_id_practice_area_id_pk" PRIMARY KEY("user_id","practice_area_id")
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role_id" uuid NOT NULL,
	CONSTRAINT "user_roles_user_id_role_id_pk" PRIMARY KEY("user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "user_session_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_type_id" uuid NOT NULL,
	"limit" integer,
	CONSTRAINT "user_session_types_once" UNIQUE("user_id","session_type_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"google_id" text,
	"first_name" text,
	"last_name" text,
	"full_name" text GENERATED ALWAYS AS (nullif(trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), '')) STORED,
	"nickname" text,
	"country_id" uuid,
	"address" text,
	"timezone" text DEFAULT 'Europe/London' NOT NULL,
	"avatar" uuid,
	"zoom_id" text,
	"linked_in" text,
	"skype" text,
	"type" text DEFAULT 'aspiringSolicitor' NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"email" text NOT NULL,
	"summary" text,
	"meta" jsonb,
	"preparation" text,
	"confirmed_at" timestamp (3) with time zone,
	"last_seen_at" timestamp (3) with time zone,
	"disabled_at" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	"terms_conditions_accepted" timestamp (3) with time zone,
	"privacy_policy_accepted" timestamp (3) with time zone,
	"price_policy_accepted" timestamp (3) with time zone,
	"payment_status" text DEFAULT 'none' NOT NULL,
	"contact_status" text DEFAULT 'new' NOT NULL,
	"follow_up" date,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_googleId_unique" UNIQUE("google_id"),
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"name" text,
	"balance" bigint DEFAULT 0 NOT NULL,
	"discount" double precision DEFAULT 0 NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_userId_unique" UNIQUE("user_id"),
	CONSTRAINT "accounts_house" UNIQUE("kind","name"),
	CONSTRAINT "wallet_not_negative" CHECK (kind <> 'wallet' or balance >= 0),
	CONSTRAINT "wallet_has_owner" CHECK ((kind = 'wallet') = (user_id is not null))
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"amount" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"actor_id" uuid NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"request_hash" text NOT NULL,
	"result_id" uuid,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_actor_id_key_pk" PRIMARY KEY("actor_id","key")
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"description" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text DEFAULT 'available' NOT NULL,
	"balance_after" bigint NOT NULL,
	"session_id" uuid,
	"billing_session_id" uuid,
	"reverses_id" uuid,
	"item_type" text,
	"item_id" uuid,
	"quote" jsonb,
	"royalty" jsonb,
	"package" jsonb,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transactions_reversed_once" UNIQUE("reverses_id")
);
--> statement-breakpoint
ALTER TABLE "billing_sessions" ADD CONSTRAINT "billing_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drive_files" ADD CONSTRAINT "drive_files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_materials" ADD CONSTRAINT "mock_materials_mock_id_mocks_id_fk" FOREIGN KEY ("mock_id") REFERENCES "public"."mocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_materials" ADD CONSTRAINT "mock_materials_file_id_drive_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."drive_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_permissions" ADD CONSTRAINT "mock_permissions_mock_id_mocks_id_fk" FOREIGN KEY ("mock_id") REFERENCES "public"."mocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_permissions" ADD CONSTRAINT "mock_permissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_templates" ADD CONSTRAINT "mock_templates_mock_id_mocks_id_fk" FOREIGN KEY ("mock_id") REFERENCES "public"."mocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_templates" ADD CONSTRAINT "mock_templates_file_id_drive_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."drive_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mocks" ADD CONSTRAINT "mocks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mocks" ADD CONSTRAINT "mocks_parent_id_mocks_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mocks" ADD CONSTRAINT "mocks_session_type_id_session_types_id_fk" FOREIGN KEY ("session_type_id") REFERENCES "public"."session_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mocks" ADD CONSTRAINT "mocks_practice_area_id_practice_areas_id_fk" FOREIGN KEY ("practice_area_id") REFERENCES "public"."practice_areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_type_policies" ADD CONSTRAINT "session_type_policies_session_type_id_session_types_id_fk" FOREIGN KEY ("session_type_id") REFERENCES "public"."session_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_type_practice_areas" ADD CONSTRAINT "session_type_practice_areas_session_type_id_session_types_id_fk" FOREIGN KEY ("session_type_id") REFERENCES "public"."session_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_type_practice_areas" ADD CONSTRAINT "session_type_practice_areas_practice_area_id_practice_areas_id_fk" FOREIGN KEY ("practice_area_id") REFERENCES "public"."practice_areas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_types" ADD CONSTRAINT "session_types_parent_id_session_types_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."session_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commitments" ADD CONSTRAINT "commitments_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commitments" ADD CONSTRAINT "commitments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_answers" ADD CONSTRAINT "session_answers_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_answers" ADD CONSTRAINT "session_answers_file_id_drive_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."drive_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_attendees" ADD CONSTRAINT "session_attendees_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_attendees" ADD CONSTRAINT "session_attendees_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_events" ADD CONSTRAINT "session_events_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_events" ADD CONSTRAINT "session_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_marksheets" ADD CONSTRAINT "session_marksheets_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_marksheets" ADD CONSTRAINT "session_marksheets_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_materials" ADD CONSTRAINT "session_materials_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_materials" ADD CONSTRAINT "session_materials_file_id_drive_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."drive_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_notes" ADD CONSTRAINT "session_notes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_notes" ADD CONSTRAINT "session_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_parent_id_sessions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_mock_id_mocks_id_fk" FOREIGN KEY ("mock_id") REFERENCES "public"."mocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_session_type_id_session_types_id_fk" FOREIGN KEY ("session_type_id") REFERENCES "public"."session_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_practice_area_id_practice_areas_id_fk" FOREIGN KEY ("practice_area_id") REFERENCES "public"."practice_areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_changes_user_id_users_id_fk" FOREIGN KEY ("changes_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spent_tokens" ADD CONSTRAINT "spent_tokens_sign_in_id_sign_ins_id_fk" FOREIGN KEY ("sign_in_id") REFERENCES "public"."sign_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_exceptions" ADD CONSTRAINT "availability_exceptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_rules" ADD CONSTRAINT "availability_rules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_practice_areas" ADD CONSTRAINT "user_practice_areas_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_practice_areas" ADD CONSTRAINT "user_practice_areas_practice_area_id_practice_areas_id_fk" FOREIGN KEY ("practice_area_id") REFERENCES "public"."practice_areas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_session_types" ADD CONSTRAINT "user_session_types_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_session_types" ADD CONSTRAINT "user_session_types_session_type_id_session_types_id_fk" FOREIGN KEY ("session_type_id") REFERENCES "public"."session_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_reverses_id_transactions_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_sessions_user" ON "billing_sessions" USING btree ("user_id","inserted_at","id");--> statement-breakpoint
CREATE INDEX "billing_sessions_inserted" ON "billing_sessions" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "billing_sessions_total" ON "billing_sessions" USING btree ("amount_total","id");--> statement-breakpoint
CREATE INDEX "drive_files_owner" ON "drive_files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "mock_materials_mock" ON "mock_materials" USING btree ("mock_id");--> statement-breakpoint
CREATE INDEX "mock_materials_file" ON "mock_materials" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "mock_permissions_user" ON "mock_permissions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mock_templates_mock" ON "mock_templates" USING btree ("mock_id");--> statement-breakpoint
CREATE INDEX "mock_templates_file" ON "mock_templates" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "mocks_type_area" ON "mocks" USING btree ("session_type_id","practice_area_id","status");--> statement-breakpoint
CREATE INDEX "mocks_name" ON "mocks" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "mocks_inserted" ON "mocks" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "mocks_updated" ON "mocks" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "mocks_parent" ON "mocks" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "mocks_search" ON "mocks" USING gin (name gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "session_types_parent" ON "session_types" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "commitments_session" ON "commitments" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_answers_session" ON "session_answers" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_answers_file" ON "session_answers" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "session_attendees_user" ON "session_attendees" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_events_session" ON "session_events" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_materials_session" ON "session_materials" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_materials_file" ON "session_materials" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "session_notes_session" ON "session_notes" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_start" ON "sessions" USING btree ("start_at","id");--> statement-breakpoint
CREATE INDEX "sessions_inserted" ON "sessions" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "sessions_deadline" ON "sessions" USING btree ("deadline","id");--> statement-breakpoint
CREATE INDEX "sessions_marked" ON "sessions" USING btree ("marked","id");--> statement-breakpoint
CREATE INDEX "sessions_status" ON "sessions" USING btree ("status","start_at");--> statement-breakpoint
CREATE INDEX "sessions_type" ON "sessions" USING btree ("session_type_id","start_at");--> statement-breakpoint
CREATE INDEX "sessions_mock" ON "sessions" USING btree ("mock_id");--> statement-breakpoint
CREATE INDEX "sessions_search" ON "sessions" USING gin (name gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "one_time_links_email" ON "one_time_links" USING btree ("email","inserted_at");--> statement-breakpoint
CREATE INDEX "sign_ins_user" ON "sign_ins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "spent_tokens_sign_in" ON "spent_tokens" USING btree ("sign_in_id");--> statement-breakpoint
CREATE INDEX "availability_exceptions_user" ON "availability_exceptions" USING btree ("user_id","from");--> statement-breakpoint
CREATE INDEX "availability_rules_user" ON "availability_rules" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_roles_role" ON "user_roles" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "users_inserted" ON "users" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "users_type_inserted" ON "users" USING btree ("type","inserted_at","id");--> statement-breakpoint
CREATE INDEX "users_last_name" ON "users" USING btree ("last_name","id");--> statement-breakpoint
CREATE INDEX "users_last_seen" ON "users" USING btree ("last_seen_at","id");--> statement-breakpoint
CREATE INDEX "users_follow_up" ON "users" USING btree ("follow_up","id");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (full_name gin_trgm_ops,email gin_trgm_ops,nickname gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "entries_transaction" ON "entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "entries_account" ON "entries" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "transactions_user" ON "transactions" USING btree ("user_id","inserted_at","id");--> statement-breakpoint
CREATE INDEX "transactions_inserted" ON "transactions" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "transactions_amount" ON "transactions" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "transactions_type" ON "transactions" USING btree ("type","inserted_at","id");--> statement-breakpoint
CREATE INDEX "transactions_session" ON "transactions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "transactions_item" ON "transactions" USING btree ("item_type","item_id");