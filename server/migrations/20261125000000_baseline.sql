-- The tables, and below them what tables cannot say themselves. Each refusal has a name that a noun turns into words.

CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "session_declines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"inserted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "session_declines_once" UNIQUE("session_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "availability_exceptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"note" text,
	"session_type_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"practice_area_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "availability_exceptions_order" CHECK ("until" > "from"),
	CONSTRAINT "availability_exceptions_length" CHECK (extract(epoch from "until" - "from") <= 366 * 86400),
	CONSTRAINT "availability_exceptions_off" CHECK (kind <> 'off' or cardinality(session_type_ids) + cardinality(practice_area_ids) = 0)
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
CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"inserted_at" timestamp (3) with time zone NOT NULL,
	"last_read_at" timestamp (3) with time zone,
	CONSTRAINT "calendar_feeds_once" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "block_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"block_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"file_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "block_pictures" (
	"block_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "block_pictures_block_id_file_id_pk" PRIMARY KEY("block_id","file_id")
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
	"video" uuid,
	"link" text,
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
	"voided_at" timestamp (3) with time zone,
	"accepted" text[] DEFAULT '{}'::text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_blocks_score" CHECK (score between 0 and 100),
	CONSTRAINT "content_blocks_complexity" CHECK (complexity between 1 and 5),
	CONSTRAINT "content_blocks_estimate" CHECK (estimate between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "content_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"content_id" uuid,
	"file_id" uuid NOT NULL,
	"format" text NOT NULL,
	"file_name" text NOT NULL,
	"count" integer NOT NULL,
	"left" integer NOT NULL,
	"losses" jsonb NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_import_rows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"line" integer,
	"item" text,
	"subtype" text,
	"title" text,
	"result" text NOT NULL,
	"faults" jsonb NOT NULL,
	"losses" jsonb NOT NULL,
	"given" text NOT NULL,
	"block" jsonb,
	"ready" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"content_id" uuid,
	"user_id" uuid,
	"format" text,
	"file_name" text NOT NULL,
	"storage_key" text,
	"status" text DEFAULT 'reading' NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"good" integer DEFAULT 0 NOT NULL,
	"look" integer DEFAULT 0 NOT NULL,
	"bad" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"message" text,
	"finished_at" timestamp (3) with time zone,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "media_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"inserted_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "media_uploads_size" CHECK (size between 1 and 2000000000)
);
--> statement-breakpoint
CREATE TABLE "audit_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"line" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "audit_changes_line_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"record" text NOT NULL,
	"record_id" uuid,
	"user_id" uuid,
	"field" text NOT NULL,
	"before" text,
	"after" text,
	"digest" text NOT NULL,
	"erased_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inserted_at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"operation" text NOT NULL,
	"network" text NOT NULL,
	"user_agent" text,
	"place" integer,
	"previous_hash" text,
	"hash" text,
	CONSTRAINT "audit_entries_place" UNIQUE("place")
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
CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sign_in_id" uuid,
	"asked_by" uuid,
	"new_email" text NOT NULL,
	"old_confirmed_at" timestamp (3) with time zone,
	"new_confirmed_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"old_email" text,
	"undo_hash" text,
	"undo_until" timestamp (3) with time zone,
	"inserted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_changes_undoHash_unique" UNIQUE("undo_hash")
);
--> statement-breakpoint
CREATE TABLE "kept_values" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kept_values_once" UNIQUE("user_id","name")
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"inserted_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identities_subject_once" UNIQUE("issuer","subject"),
	CONSTRAINT "identities_issuer_once" UNIQUE("user_id","issuer")
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"in_app" boolean,
	"email" boolean,
	"push" boolean,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_preferences_once" UNIQUE("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"quiet_from" integer,
	"quiet_until" integer,
	"digest" text NOT NULL,
	"digest_at" integer NOT NULL,
	CONSTRAINT "notification_settings_quiet" CHECK ((quiet_from is null) = (quiet_until is null) and quiet_from <> quiet_until),
	CONSTRAINT "notification_settings_times" CHECK (quiet_from between 0 and 1439 and quiet_until between 0 and 1439 and digest_at between 0 and 1439)
);
--> statement-breakpoint
CREATE TABLE "notification_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"notification_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"mail" jsonb,
	CONSTRAINT "notification_deliveries_mail" CHECK ((mail is not null) = (channel = 'email'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"path" text NOT NULL,
	"about_type" text,
	"about_id" uuid,
	"in_app" boolean NOT NULL,
	"inserted_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_about" CHECK ((about_type is null) = (about_id is null))
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"hash" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}'::text[] NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"inserted_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sign_in_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"inserted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_one_a_sign_in" UNIQUE("sign_in_id"),
	CONSTRAINT "push_subscriptions_endpoint" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"require_second_factor" boolean DEFAULT false NOT NULL,
	"abilities" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "roles_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_once" UNIQUE("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"secret_sealed" text,
	"enabled_at" timestamp (3) with time zone,
	"last_step" bigint,
	"new_secret_sealed" text,
	"new_secret_until" timestamp (3) with time zone,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	CONSTRAINT "second_factors_user_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "oauth_requests" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"browser_hash" text NOT NULL,
	"user_id" uuid,
	"path" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
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
	"email_change_id" uuid,
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
	"second_factor_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	"user_agent" text,
	"inserted_at" timestamp (3) with time zone NOT NULL,
	"renewed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
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
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role_id" uuid NOT NULL,
	CONSTRAINT "user_roles_user_id_role_id_pk" PRIMARY KEY("user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text,
	"last_name" text,
	"full_name" text GENERATED ALWAYS AS (nullif(trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), '')) STORED,
	"nickname" text,
	"country_id" uuid,
	"address" text,
	"timezone" text DEFAULT 'Europe/London' NOT NULL,
	"locale" text DEFAULT 'en-us' NOT NULL,
	"avatar" uuid,
	"zoom_id" text,
	"linked_in" text,
	"skype" text,
	"type" text DEFAULT 'aspiringSolicitor' NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
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
	"terms_conditions_version" text,
	"privacy_policy_version" text,
	"price_policy_version" text,
	"payment_status" text DEFAULT 'none' NOT NULL,
	"contact_status" text DEFAULT 'new' NOT NULL,
	"follow_up" date,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "viewings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"sign_in_id" uuid NOT NULL,
	"inserted_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
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
CREATE TABLE "access_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bundle_id" uuid,
	"user_id" uuid NOT NULL,
	"message" text,
	"status" text DEFAULT 'open' NOT NULL,
	"answer" text,
	"answered_by_id" uuid,
	"answered_at" timestamp (3) with time zone,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "access_requests_target" CHECK (bundle_id is not null),
	CONSTRAINT "access_requests_message" CHECK (length(message) between 1 and 2000),
	CONSTRAINT "access_requests_answer" CHECK (length(answer) between 1 and 2000),
	CONSTRAINT "access_requests_answered" CHECK ((status = 'open') = (answered_at is null))
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
	"words" "tsvector",
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
CREATE TABLE "library_videos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bundle_id" uuid NOT NULL,
	"title" text NOT NULL,
	"file" uuid,
	"poster" uuid,
	"seconds" integer,
	"captions" text,
	"position" integer DEFAULT 0 NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "library_videos_titled" CHECK (trim(title) <> ''),
	CONSTRAINT "library_videos_seconds" CHECK (seconds between 1 and 86400)
);
--> statement-breakpoint
CREATE TABLE "mock_days" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"paper" text NOT NULL,
	"half" boolean NOT NULL,
	"questions" integer NOT NULL,
	"minutes" integer NOT NULL,
	"extra_time" integer NOT NULL,
	"breaks" integer NOT NULL,
	"second" uuid[] NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"break_from" timestamp (3) with time zone,
	"break_until" timestamp (3) with time zone,
	"start_by" timestamp (3) with time zone,
	"second_started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"given_up_at" timestamp (3) with time zone,
	CONSTRAINT "mock_days_break" CHECK ((break_from is null) = (start_by is null) and (break_from is null) = (break_until is null)),
	CONSTRAINT "mock_days_second" CHECK (second_started_at is null or break_from is not null)
);
--> statement-breakpoint
CREATE TABLE "question_corrections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"block_id" uuid NOT NULL,
	"bundle_id" uuid NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"option_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"reason" text NOT NULL,
	"inserted_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"told" integer DEFAULT 0 NOT NULL,
	"reached" uuid,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "question_corrections_reason" CHECK (length(reason) between 1 and 1000),
	CONSTRAINT "question_corrections_options" CHECK ((kind = 'accept') = (cardinality(option_ids) > 0))
);
--> statement-breakpoint
CREATE TABLE "question_estimates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"block_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"percent" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "question_estimates_once" UNIQUE("block_id","user_id"),
	CONSTRAINT "question_estimates_percent" CHECK (percent between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "question_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"block_id" uuid NOT NULL,
	"bundle_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"message" text,
	"inserted_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"answer" text,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "question_reports_once" UNIQUE("block_id","user_id"),
	CONSTRAINT "question_reports_message" CHECK (length(message) between 1 and 1000),
	CONSTRAINT "question_reports_answer" CHECK (length(answer) between 1 and 1000),
	CONSTRAINT "question_reports_closed" CHECK ((outcome is null) = (closed_at is null))
);
--> statement-breakpoint
CREATE TABLE "review_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"block_id" uuid,
	"content_id" uuid,
	"criterion_key" text,
	"criterion" jsonb,
	"ended_at" timestamp (3) with time zone,
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
	CONSTRAINT "review_cards_side" CHECK (side ~ '^(front|back|question|criterion|c[0-9]{1,9})$'),
	CONSTRAINT "review_cards_of" CHECK ((side = 'criterion') = (block_id is null) and (block_id is null) = (content_id is null) and (side = 'criterion') = (criterion_key is not null and criterion is not null))
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
CREATE TABLE "attempt_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"block_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"option_order" jsonb NOT NULL,
	"feedback_show" text NOT NULL,
	"seen_before" boolean DEFAULT false NOT NULL,
	"score" smallint,
	"estimate" double precision,
	"answer" text[],
	"confidence" text,
	"flagged" boolean DEFAULT false NOT NULL,
	"struck" text[] DEFAULT '{}'::text[] NOT NULL,
	"note" text,
	"seconds" integer DEFAULT 0 NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"change" double precision DEFAULT 0 NOT NULL,
	"saved_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"points" double precision,
	"right" boolean,
	"counted" boolean DEFAULT false NOT NULL,
	"strength" smallint,
	CONSTRAINT "attempt_questions_place" UNIQUE("attempt_id","position")
);
--> statement-breakpoint
CREATE TABLE "question_counts" (
	"block_id" uuid PRIMARY KEY NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"right" integer DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ranked" integer DEFAULT 0 NOT NULL,
	"ranked_right" integer DEFAULT 0 NOT NULL,
	"strengths" double precision DEFAULT 0 NOT NULL,
	"strength_squares" double precision DEFAULT 0 NOT NULL,
	"strengths_right" double precision DEFAULT 0 NOT NULL,
	"bands" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"times" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bundle_id" uuid,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"mode" text NOT NULL,
	"status" text DEFAULT 'in_progress' NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone,
	"submitted_by_clock" boolean DEFAULT false NOT NULL,
	"time_limit" integer,
	"extra_time" integer DEFAULT 0 NOT NULL,
	"breaks" integer DEFAULT 0 NOT NULL,
	"count" integer NOT NULL,
	"points" double precision,
	"most" integer NOT NULL,
	"pass_percent" double precision,
	"pass_estimated" boolean DEFAULT false NOT NULL,
	"results_show" text NOT NULL,
	"once" boolean DEFAULT false NOT NULL,
	"mock_day_id" uuid,
	"mock_session" integer,
	"counted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "test_attempts_mock_session" UNIQUE("mock_day_id","mock_session"),
	CONSTRAINT "test_attempts_session" CHECK (mock_session in (1, 2) and (mock_day_id is null) = (mock_session is null)),
	CONSTRAINT "test_attempts_handed_in" CHECK ((status in ('submitted', 'graded')) = (submitted_at is not null) or status = 'void')
);
--> statement-breakpoint
CREATE TABLE "billing_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"external_id" text,
	"gateway" text NOT NULL,
	"mode" text NOT NULL,
	"items" jsonb NOT NULL,
	"bought" text GENERATED ALWAYS AS (jsonb_path_query_array(items, '$[*].name')::text) STORED,
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
	"amount" integer NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "commitments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"during" "tstzrange" NOT NULL,
	"joint_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"written" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_attendees" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"ahead" boolean DEFAULT false NOT NULL,
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
	"corrected_at" timestamp (3) with time zone,
	"correction" text,
	"access_open" timestamp (3) with time zone,
	"access_close" timestamp (3) with time zone,
	"hold_until" timestamp (3) with time zone,
	"unready_message" text,
	"no_show_at" timestamp (3) with time zone,
	"clock_started_at" timestamp (3) with time zone,
	"time_limit" integer,
	"clock_length" integer,
	"task_open" timestamp (3) with time zone GENERATED ALWAYS AS (case when time_limit is null then access_open else clock_started_at end) STORED,
	"answer_version" integer DEFAULT 0 NOT NULL,
	"seats" integer DEFAULT 1 NOT NULL,
	"seat" integer DEFAULT 1 NOT NULL,
	"joint_id" uuid,
	"price" integer,
	"quote" jsonb,
	"reminded_at" timestamp (3) with time zone,
	"called_at" timestamp (3) with time zone,
	"candidate_name" text,
	"tutor_name" text,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_seats" CHECK (seat between 1 and seats and (seats = 1 or joint_id is not null)),
	CONSTRAINT "sessions_order" CHECK (end_at > start_at),
	CONSTRAINT "sessions_status_known" CHECK (status in ('pending','booked','in_progress','ready','marking','in_review','marked','no_show','cancelled','expired'))
);
--> statement-breakpoint
CREATE TABLE "adjustments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"extra_time" integer DEFAULT 0 NOT NULL,
	"breaks" integer DEFAULT 0 NOT NULL,
	"note" text,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "adjustments_once" UNIQUE("user_id"),
	CONSTRAINT "adjustments_extra_time" CHECK (extra_time between 0 and 100),
	CONSTRAINT "adjustments_breaks" CHECK (breaks between 0 and 120),
	CONSTRAINT "adjustments_note" CHECK (length(note) between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "exam_sittings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"exam" text NOT NULL,
	"paper" text NOT NULL,
	"date" date NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exam_sittings_once" UNIQUE("user_id","exam","paper"),
	CONSTRAINT "exam_sittings_paper" CHECK (case exam when 'sqe1' then paper in ('flk1', 'flk2') when 'sqe2' then paper in ('written', 'oral') else paper = 'whole' end)
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
CREATE TABLE "user_practice_areas" (
	"user_id" uuid NOT NULL,
	"practice_area_id" uuid NOT NULL,
	CONSTRAINT "user_practice_areas_user_id_practice_area_id_pk" PRIMARY KEY("user_id","practice_area_id")
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
	"time_limit" integer,
	"seats" integer DEFAULT 1 NOT NULL,
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
	"pass_mark" double precision DEFAULT 3 NOT NULL,
	"reminder_type" text DEFAULT 'email' NOT NULL,
	"reminder_time" integer DEFAULT 60,
	"booking_allowed" boolean DEFAULT true NOT NULL,
	"meeting_allowed" boolean DEFAULT false NOT NULL,
	"classroom_allowed" boolean DEFAULT true NOT NULL,
	"purchase_allowed" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"inserted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_types_techName_unique" UNIQUE("tech_name"),
	CONSTRAINT "session_types_exam" CHECK ("group" <> 'exam' or (mode <> 'live' and time_limit is not null)),
	CONSTRAINT "session_types_time_limit" CHECK (time_limit > 0),
	CONSTRAINT "session_types_seats" CHECK (seats between 1 and 50 and (seats = 1 or mode = 'live')),
	CONSTRAINT "session_types_pass_mark" CHECK (pass_mark between 0 and 5)
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
ALTER TABLE "session_declines" ADD CONSTRAINT "session_declines_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_declines" ADD CONSTRAINT "session_declines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_exceptions" ADD CONSTRAINT "availability_exceptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_rules" ADD CONSTRAINT "availability_rules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block_attachments" ADD CONSTRAINT "block_attachments_block_id_content_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."content_blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block_attachments" ADD CONSTRAINT "block_attachments_file_id_drive_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."drive_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block_pictures" ADD CONSTRAINT "block_pictures_block_id_content_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."content_blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block_pictures" ADD CONSTRAINT "block_pictures_file_id_drive_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."drive_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_blocks" ADD CONSTRAINT "content_blocks_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_blocks" ADD CONSTRAINT "content_blocks_chapter_id_content_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."content_chapters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_blocks" ADD CONSTRAINT "content_blocks_image_drive_files_id_fk" FOREIGN KEY ("image") REFERENCES "public"."drive_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_blocks" ADD CONSTRAINT "content_blocks_audio_drive_files_id_fk" FOREIGN KEY ("audio") REFERENCES "public"."drive_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_blocks" ADD CONSTRAINT "content_blocks_video_drive_files_id_fk" FOREIGN KEY ("video") REFERENCES "public"."drive_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_blocks" ADD CONSTRAINT "content_blocks_practice_area_id_practice_areas_id_fk" FOREIGN KEY ("practice_area_id") REFERENCES "public"."practice_areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_exports" ADD CONSTRAINT "content_exports_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_exports" ADD CONSTRAINT "content_exports_file_id_drive_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."drive_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_import_rows" ADD CONSTRAINT "content_import_rows_import_id_content_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."content_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_imports" ADD CONSTRAINT "content_imports_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_imports" ADD CONSTRAINT "content_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_chapters" ADD CONSTRAINT "content_chapters_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drive_files" ADD CONSTRAINT "drive_files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_uploads" ADD CONSTRAINT "media_uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_changes" ADD CONSTRAINT "audit_changes_entry_id_audit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_values" ADD CONSTRAINT "kept_values_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_sign_in_id_sign_ins_id_fk" FOREIGN KEY ("sign_in_id") REFERENCES "public"."sign_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_requests" ADD CONSTRAINT "oauth_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_email_change_id_email_changes_id_fk" FOREIGN KEY ("email_change_id") REFERENCES "public"."email_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spent_tokens" ADD CONSTRAINT "spent_tokens_sign_in_id_sign_ins_id_fk" FOREIGN KEY ("sign_in_id") REFERENCES "public"."sign_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_messages" ADD CONSTRAINT "user_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_messages" ADD CONSTRAINT "user_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_histories" ADD CONSTRAINT "payment_histories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_sign_in_id_sign_ins_id_fk" FOREIGN KEY ("sign_in_id") REFERENCES "public"."sign_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "library_notes" ADD CONSTRAINT "library_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_notes" ADD CONSTRAINT "library_notes_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_notes" ADD CONSTRAINT "library_notes_slide_id_library_slides_id_fk" FOREIGN KEY ("slide_id") REFERENCES "public"."library_slides"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_permissions" ADD CONSTRAINT "library_permissions_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_permissions" ADD CONSTRAINT "library_permissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_slides" ADD CONSTRAINT "library_slides_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_slides" ADD CONSTRAINT "library_slides_chapter_id_library_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."library_chapters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_slides" ADD CONSTRAINT "library_slides_image_drive_files_id_fk" FOREIGN KEY ("image") REFERENCES "public"."drive_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_slides" ADD CONSTRAINT "library_slides_audio_drive_files_id_fk" FOREIGN KEY ("audio") REFERENCES "public"."drive_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_videos" ADD CONSTRAINT "library_videos_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_videos" ADD CONSTRAINT "library_videos_file_drive_files_id_fk" FOREIGN KEY ("file") REFERENCES "public"."drive_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_videos" ADD CONSTRAINT "library_videos_poster_drive_files_id_fk" FOREIGN KEY ("poster") REFERENCES "public"."drive_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_days" ADD CONSTRAINT "mock_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_corrections" ADD CONSTRAINT "question_corrections_block_id_content_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."content_blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_corrections" ADD CONSTRAINT "question_corrections_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_corrections" ADD CONSTRAINT "question_corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_estimates" ADD CONSTRAINT "question_estimates_block_id_content_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."content_blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_estimates" ADD CONSTRAINT "question_estimates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_block_id_content_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."content_blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_block_id_content_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."content_blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_logs" ADD CONSTRAINT "review_logs_card_id_review_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."review_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_logs" ADD CONSTRAINT "review_logs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_settings" ADD CONSTRAINT "review_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_questions" ADD CONSTRAINT "attempt_questions_attempt_id_test_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."test_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_questions" ADD CONSTRAINT "attempt_questions_block_id_content_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."content_blocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_counts" ADD CONSTRAINT "question_counts_block_id_content_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."content_blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_mock_day_id_mock_days_id_fk" FOREIGN KEY ("mock_day_id") REFERENCES "public"."mock_days"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_sessions" ADD CONSTRAINT "billing_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_reverses_id_transactions_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "no_show_disputes" ADD CONSTRAINT "no_show_disputes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "no_show_disputes" ADD CONSTRAINT "no_show_disputes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "no_show_disputes" ADD CONSTRAINT "no_show_disputes_resolved_by_id_users_id_fk" FOREIGN KEY ("resolved_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "no_show_disputes" ADD CONSTRAINT "no_show_disputes_rebooked_session_id_sessions_id_fk" FOREIGN KEY ("rebooked_session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_sittings" ADD CONSTRAINT "exam_sittings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_practice_areas" ADD CONSTRAINT "user_practice_areas_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_practice_areas" ADD CONSTRAINT "user_practice_areas_practice_area_id_practice_areas_id_fk" FOREIGN KEY ("practice_area_id") REFERENCES "public"."practice_areas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_type_policies" ADD CONSTRAINT "session_type_policies_session_type_id_session_types_id_fk" FOREIGN KEY ("session_type_id") REFERENCES "public"."session_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_type_practice_areas" ADD CONSTRAINT "session_type_practice_areas_session_type_id_session_types_id_fk" FOREIGN KEY ("session_type_id") REFERENCES "public"."session_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_type_practice_areas" ADD CONSTRAINT "session_type_practice_areas_practice_area_id_practice_areas_id_fk" FOREIGN KEY ("practice_area_id") REFERENCES "public"."practice_areas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_types" ADD CONSTRAINT "session_types_parent_id_session_types_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."session_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_session_types" ADD CONSTRAINT "user_session_types_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_session_types" ADD CONSTRAINT "user_session_types_session_type_id_session_types_id_fk" FOREIGN KEY ("session_type_id") REFERENCES "public"."session_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_declines_user" ON "session_declines" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "availability_exceptions_user" ON "availability_exceptions" USING btree ("user_id","from");--> statement-breakpoint
CREATE INDEX "availability_rules_user" ON "availability_rules" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "block_attachments_block" ON "block_attachments" USING btree ("block_id");--> statement-breakpoint
CREATE INDEX "block_attachments_file" ON "block_attachments" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "block_pictures_file" ON "block_pictures" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "content_blocks_content" ON "content_blocks" USING btree ("content_id","position");--> statement-breakpoint
CREATE INDEX "content_blocks_position" ON "content_blocks" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "content_blocks_chapter" ON "content_blocks" USING btree ("chapter_id");--> statement-breakpoint
CREATE INDEX "content_blocks_video" ON "content_blocks" USING btree ("video") WHERE video is not null;--> statement-breakpoint
CREATE INDEX "content_exports_content" ON "content_exports" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "content_exports_file" ON "content_exports" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "content_exports_inserted" ON "content_exports" USING btree ("inserted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "content_import_rows_once" ON "content_import_rows" USING btree ("import_id","position");--> statement-breakpoint
CREATE INDEX "content_import_rows_position" ON "content_import_rows" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "content_import_rows_result" ON "content_import_rows" USING btree ("import_id","result","position");--> statement-breakpoint
CREATE INDEX "content_imports_content" ON "content_imports" USING btree ("content_id","inserted_at");--> statement-breakpoint
CREATE INDEX "content_imports_inserted" ON "content_imports" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "content_imports_user" ON "content_imports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "content_chapters_content" ON "content_chapters" USING btree ("content_id","position");--> statement-breakpoint
CREATE INDEX "content_chapters_position" ON "content_chapters" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "contents_title" ON "contents" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "drive_files_owner" ON "drive_files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "media_uploads_owner" ON "media_uploads" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "media_uploads_inserted" ON "media_uploads" USING btree ("inserted_at");--> statement-breakpoint
CREATE INDEX "audit_changes_entry" ON "audit_changes" USING btree ("entry_id","line");--> statement-breakpoint
CREATE INDEX "audit_changes_user" ON "audit_changes" USING btree ("user_id","entry_id");--> statement-breakpoint
CREATE INDEX "audit_entries_time" ON "audit_entries" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","inserted_at");--> statement-breakpoint
CREATE INDEX "audit_entries_operation" ON "audit_entries" USING btree ("operation","inserted_at");--> statement-breakpoint
CREATE INDEX "audit_entries_unchained" ON "audit_entries" USING btree ("inserted_at","id") WHERE place is null;--> statement-breakpoint
CREATE INDEX "email_changes_user" ON "email_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notification_deliveries_due" ON "notification_deliveries" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "notification_deliveries_user" ON "notification_deliveries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notification_deliveries_notification" ON "notification_deliveries" USING btree ("notification_id");--> statement-breakpoint
CREATE INDEX "notifications_own" ON "notifications" USING btree ("user_id","inserted_at","id") WHERE in_app;--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","inserted_at","id") WHERE in_app and read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_old" ON "notifications" USING btree ("inserted_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "oauth_requests_expires" ON "oauth_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_links_email" ON "one_time_links" USING btree ("email","inserted_at");--> statement-breakpoint
CREATE INDEX "sign_ins_user" ON "sign_ins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "spent_tokens_sign_in" ON "spent_tokens" USING btree ("sign_in_id");--> statement-breakpoint
CREATE INDEX "user_messages_user" ON "user_messages" USING btree ("user_id","inserted_at","id");--> statement-breakpoint
CREATE INDEX "user_messages_author" ON "user_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "user_notes_user" ON "user_notes" USING btree ("user_id","inserted_at","id");--> statement-breakpoint
CREATE INDEX "user_notes_inserted" ON "user_notes" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "user_notes_author" ON "user_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "payment_histories_due" ON "payment_histories" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "user_roles_role" ON "user_roles" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "users_inserted" ON "users" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "users_type_inserted" ON "users" USING btree ("type","inserted_at","id");--> statement-breakpoint
CREATE INDEX "users_last_name" ON "users" USING btree ("last_name","id");--> statement-breakpoint
CREATE INDEX "users_last_seen" ON "users" USING btree ("last_seen_at","id");--> statement-breakpoint
CREATE INDEX "users_follow_up" ON "users" USING btree ("follow_up","id");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (full_name gin_trgm_ops,email gin_trgm_ops,nickname gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "viewings_user" ON "viewings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "viewings_staff" ON "viewings" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "viewings_sign_in" ON "viewings" USING btree ("sign_in_id");--> statement-breakpoint
CREATE INDEX "viewings_open" ON "viewings" USING btree ("expires_at") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "access_requests_once" ON "access_requests" USING btree ("user_id","bundle_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "access_requests_bundle" ON "access_requests" USING btree ("bundle_id","status");--> statement-breakpoint
CREATE INDEX "access_requests_inserted" ON "access_requests" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "access_requests_user" ON "access_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bundle_authors_user" ON "bundle_authors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bundles_title" ON "bundles" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "bundles_inserted" ON "bundles" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "bundles_updated" ON "bundles" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "bundles_price" ON "bundles" USING btree ("price","id");--> statement-breakpoint
CREATE INDEX "bundles_category" ON "bundles" USING btree ("category_id","title");--> statement-breakpoint
CREATE INDEX "bundles_subcategory" ON "bundles" USING btree ("subcategory_id");--> statement-breakpoint
CREATE INDEX "bundles_area" ON "bundles" USING btree ("practice_area_id");--> statement-breakpoint
CREATE INDEX "bundles_recommended" ON "bundles" USING btree ("title","id") WHERE recommended;--> statement-breakpoint
CREATE INDEX "bundles_found" ON "bundles" USING btree ("type","status","visibility","id");--> statement-breakpoint
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
CREATE INDEX "library_notes_own" ON "library_notes" USING btree ("user_id","bundle_id","inserted_at");--> statement-breakpoint
CREATE INDEX "library_notes_bundle" ON "library_notes" USING btree ("bundle_id");--> statement-breakpoint
CREATE INDEX "library_notes_slide" ON "library_notes" USING btree ("slide_id");--> statement-breakpoint
CREATE INDEX "library_permissions_user" ON "library_permissions" USING btree ("user_id","status");--> statement-breakpoint
CREATE INDEX "library_permissions_inserted" ON "library_permissions" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "library_permissions_ending" ON "library_permissions" USING btree ("until") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "library_slides_bundle" ON "library_slides" USING btree ("bundle_id","position");--> statement-breakpoint
CREATE INDEX "library_slides_position" ON "library_slides" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "library_slides_chapter" ON "library_slides" USING btree ("chapter_id");--> statement-breakpoint
CREATE INDEX "library_slides_image" ON "library_slides" USING btree ("image");--> statement-breakpoint
CREATE INDEX "library_slides_audio" ON "library_slides" USING btree ("audio");--> statement-breakpoint
CREATE INDEX "library_videos_bundle" ON "library_videos" USING btree ("bundle_id","position");--> statement-breakpoint
CREATE INDEX "library_videos_position" ON "library_videos" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "library_videos_file" ON "library_videos" USING btree ("file");--> statement-breakpoint
CREATE INDEX "library_videos_poster" ON "library_videos" USING btree ("poster");--> statement-breakpoint
CREATE INDEX "mock_days_user" ON "mock_days" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "mock_days_started" ON "mock_days" USING btree ("started_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "mock_days_one_running" ON "mock_days" USING btree ("user_id") WHERE ended_at is null and given_up_at is null;--> statement-breakpoint
CREATE INDEX "mock_days_due" ON "mock_days" USING btree ("start_by") WHERE second_started_at is null and given_up_at is null;--> statement-breakpoint
CREATE INDEX "question_corrections_block" ON "question_corrections" USING btree ("block_id","inserted_at");--> statement-breakpoint
CREATE INDEX "question_corrections_bundle" ON "question_corrections" USING btree ("bundle_id");--> statement-breakpoint
CREATE INDEX "question_corrections_user" ON "question_corrections" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_corrections_void_once" ON "question_corrections" USING btree ("block_id") WHERE kind = 'void' and undone_at is null;--> statement-breakpoint
CREATE INDEX "question_estimates_user" ON "question_estimates" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "question_reports_user" ON "question_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "question_reports_bundle" ON "question_reports" USING btree ("bundle_id","inserted_at");--> statement-breakpoint
CREATE INDEX "question_reports_inserted" ON "question_reports" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "review_cards_turn" ON "review_cards" USING btree ("user_id","turn");--> statement-breakpoint
CREATE INDEX "review_cards_block" ON "review_cards" USING btree ("block_id");--> statement-breakpoint
CREATE INDEX "review_cards_content" ON "review_cards" USING btree ("content_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_cards_criterion" ON "review_cards" USING btree ("user_id","criterion_key") WHERE criterion_key is not null;--> statement-breakpoint
CREATE INDEX "review_logs_at" ON "review_logs" USING btree ("user_id","at") WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX "attempt_questions_met" ON "attempt_questions" USING btree ("user_id","block_id");--> statement-breakpoint
CREATE INDEX "attempt_questions_block" ON "attempt_questions" USING btree ("block_id","id");--> statement-breakpoint
CREATE INDEX "test_attempts_user" ON "test_attempts" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "test_attempts_started" ON "test_attempts" USING btree ("started_at","id");--> statement-breakpoint
CREATE INDEX "test_attempts_bundle" ON "test_attempts" USING btree ("bundle_id");--> statement-breakpoint
CREATE UNIQUE INDEX "test_attempts_one_running" ON "test_attempts" USING btree ("user_id","bundle_id") WHERE status = 'in_progress' and bundle_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "test_attempts_once" ON "test_attempts" USING btree ("user_id","bundle_id") WHERE once and status in ('in_progress', 'submitted', 'graded');--> statement-breakpoint
CREATE INDEX "test_attempts_due" ON "test_attempts" USING btree ("ends_at") WHERE status = 'in_progress';--> statement-breakpoint
CREATE INDEX "test_attempts_uncounted" ON "test_attempts" USING btree ("submitted_at") WHERE status in ('submitted', 'graded') and not counted;--> statement-breakpoint
CREATE INDEX "billing_sessions_user" ON "billing_sessions" USING btree ("user_id","inserted_at","id");--> statement-breakpoint
CREATE INDEX "billing_sessions_inserted" ON "billing_sessions" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "billing_sessions_status" ON "billing_sessions" USING btree ("status","inserted_at","id");--> statement-breakpoint
CREATE INDEX "billing_sessions_gateway" ON "billing_sessions" USING btree ("gateway","inserted_at","id");--> statement-breakpoint
CREATE INDEX "billing_sessions_items" ON "billing_sessions" USING gin (items jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "billing_sessions_search" ON "billing_sessions" USING gin (bought gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "billing_sessions_total" ON "billing_sessions" USING btree ("amount_total","id");--> statement-breakpoint
CREATE INDEX "entries_transaction" ON "entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "entries_account" ON "entries" USING btree ("account_id","inserted_at","amount");--> statement-breakpoint
CREATE INDEX "transactions_user" ON "transactions" USING btree ("user_id","inserted_at","id");--> statement-breakpoint
CREATE INDEX "transactions_inserted" ON "transactions" USING btree ("inserted_at","id");--> statement-breakpoint
CREATE INDEX "transactions_amount" ON "transactions" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "transactions_type" ON "transactions" USING btree ("type","inserted_at","id");--> statement-breakpoint
CREATE INDEX "transactions_status" ON "transactions" USING btree ("status","inserted_at","id");--> statement-breakpoint
CREATE INDEX "transactions_session" ON "transactions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "transactions_item" ON "transactions" USING btree ("item_type","item_id");--> statement-breakpoint
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
CREATE INDEX "no_show_disputes_open" ON "no_show_disputes" USING btree ("answer_by") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "no_show_disputes_user" ON "no_show_disputes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "no_show_disputes_free" ON "no_show_disputes" USING btree ("user_id") WHERE outcome = 'reinstated' and rebooked_session_id is null;--> statement-breakpoint
CREATE INDEX "commitments_session" ON "commitments" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_answers_session" ON "session_answers" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_answers_one_written" ON "session_answers" USING btree ("session_id") WHERE written;--> statement-breakpoint
CREATE INDEX "session_answers_file" ON "session_answers" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "session_attendees_user" ON "session_attendees" USING btree ("user_id","session_id","role");--> statement-breakpoint
CREATE INDEX "session_attendees_ahead" ON "session_attendees" USING btree ("user_id") WHERE ahead and role <> 'candidate';--> statement-breakpoint
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
CREATE INDEX "sessions_area" ON "sessions" USING btree ("practice_area_id","start_at");--> statement-breakpoint
CREATE INDEX "sessions_assignment" ON "sessions" USING btree ("assignment_status","start_at");--> statement-breakpoint
CREATE INDEX "sessions_lapsing" ON "sessions" USING btree ("hold_until") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "sessions_opening" ON "sessions" USING btree (least(start_at, access_open)) WHERE status = 'booked';--> statement-breakpoint
CREATE INDEX "sessions_closing" ON "sessions" USING btree (least(end_at, deadline)) WHERE status = 'in_progress';--> statement-breakpoint
CREATE INDEX "sessions_mock" ON "sessions" USING btree ("mock_id");--> statement-breakpoint
CREATE INDEX "sessions_candidate" ON "sessions" USING btree ("candidate_name","id");--> statement-breakpoint
CREATE INDEX "sessions_tutor" ON "sessions" USING btree ("tutor_name","id");--> statement-breakpoint
CREATE INDEX "sessions_search" ON "sessions" USING gin (name gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_seat" ON "sessions" USING btree ("joint_id","seat") WHERE status not in ('cancelled', 'expired');--> statement-breakpoint
CREATE INDEX "session_types_parent" ON "session_types" USING btree ("parent_id");
--> statement-breakpoint
ALTER TABLE "commitments" ADD CONSTRAINT "commitments_no_overlap" EXCLUDE USING gist ("user_id" WITH =, "during" WITH &&, "joint_id" WITH <>);
--> statement-breakpoint
CREATE FUNCTION release_commitments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM commitments WHERE session_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The ledger: entries are only ever added, each moves its wallet's balance, and those of one transaction sum to zero at commit.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = '23001', CONSTRAINT = 'ledger_append_only';
END $$;
--> statement-breakpoint
CREATE FUNCTION move_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('articled.posting', 'on', true);
  -- The house's accounts are sums of their entries: a balance kept for them would make every payment wait for every other.
  UPDATE accounts SET balance = balance + NEW.amount WHERE id = NEW.account_id AND kind = 'wallet';
  PERFORM set_config('articled.posting', 'off', true);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION guard_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('articled.posting', true), 'off') <> 'on' THEN
    RAISE EXCEPTION 'balances move by entries only' USING ERRCODE = '23001', CONSTRAINT = 'ledger_append_only';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION check_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT coalesce(sum(amount), 0) FROM entries WHERE transaction_id = NEW.transaction_id) <> 0 THEN
    RAISE EXCEPTION 'the postings of transaction % do not sum to zero', NEW.transaction_id USING ERRCODE = '23514', CONSTRAINT = 'ledger_balanced';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION check_posted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM entries WHERE transaction_id = NEW.id) THEN
    RAISE EXCEPTION 'transaction % has no postings', NEW.id USING ERRCODE = '23514', CONSTRAINT = 'ledger_balanced';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION guard_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR (to_jsonb(NEW) - 'status') <> (to_jsonb(OLD) - 'status') OR NEW.status <> 'reversed' THEN
    RAISE EXCEPTION 'a transaction can only be reversed' USING ERRCODE = '23001', CONSTRAINT = 'ledger_append_only';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- The states in which a session still asks something of its people.
CREATE FUNCTION is_ahead(status text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT status IN ('pending', 'booked', 'in_progress', 'ready', 'marking')
$$;
--> statement-breakpoint
CREATE FUNCTION take_ahead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.ahead := coalesce((SELECT is_ahead(status) FROM sessions WHERE id = NEW.session_id), false);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION follow_ahead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE session_attendees SET ahead = is_ahead(NEW.status) WHERE session_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION take_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.inserted_at := coalesce((SELECT inserted_at FROM transactions WHERE id = NEW.transaction_id), now());
  RETURN NEW;
END $$;
--> statement-breakpoint
-- The audit log. `write` says who acts in the setting `articled.audit`, for its transaction alone; these triggers record what then changes.
CREATE FUNCTION audit_part(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT coalesce(length(value) || ':' || value, '-') $$;
--> statement-breakpoint
CREATE FUNCTION audit_change(entry_id uuid, kind text, record text, record_id uuid, user_id uuid, field text, before text, after text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  acting jsonb := current_setting('articled.audit')::jsonb;
  digest text := encode(sha256(convert_to(concat_ws('|', audit_part(entry_id::text), audit_part(kind), audit_part(record), audit_part(record_id::text),
    audit_part(user_id::text), audit_part(field), audit_part(before), audit_part(after)), 'UTF8')), 'hex');
BEGIN
  INSERT INTO audit_entries (id, inserted_at, actor_id, operation, network, user_agent)
    VALUES (entry_id, (acting ->> 'at')::timestamptz, (acting ->> 'actor')::uuid, acting ->> 'operation', acting ->> 'network', acting ->> 'userAgent')
    ON CONFLICT (id) DO NOTHING;
  INSERT INTO audit_changes (id, entry_id, kind, record, record_id, user_id, field, before, after, digest)
    VALUES (gen_random_uuid(), entry_id, kind, record, record_id, user_id, field, before, after, digest);
END $$;
--> statement-breakpoint
-- Watches a table. What an act changes of the actor's own is recorded too where `own` is true: rights and money.
CREATE FUNCTION audit_table(name text, own boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format($t$CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW
    WHEN (coalesce(current_setting('articled.audit', true), '') <> '') EXECUTE FUNCTION audit_row(%s)$t$,
    name || '_audit', name, CASE WHEN own THEN '' ELSE '''own''' END);
END $$;
--> statement-breakpoint
CREATE FUNCTION guard_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'audit_entries' THEN
    -- An entry gets its place once, and nothing else of it ever changes.
    IF OLD.place IS NULL AND to_jsonb(NEW) - ARRAY['place', 'previous_hash', 'hash'] = to_jsonb(OLD) - ARRAY['place', 'previous_hash', 'hash'] THEN RETURN NEW; END IF;
  ELSIF TG_OP = 'UPDATE' THEN
    IF NEW.before IS NULL AND NEW.after IS NULL AND OLD.erased_at IS NULL AND NEW.erased_at IS NOT NULL
      AND to_jsonb(NEW) - ARRAY['before', 'after', 'erased_at'] = to_jsonb(OLD) - ARRAY['before', 'after', 'erased_at'] THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'the audit log is append-only' USING ERRCODE = '23001', CONSTRAINT = 'audit_append_only';
END $$;
--> statement-breakpoint
-- Hours name only types and areas of which their tutor may conduct a mock. A permission that is taken away later leaves them as they are: the search for
-- starts asks for the permission itself.
CREATE FUNCTION refuse_unpermitted_hours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.user_id, NEW.session_type_ids, NEW.practice_area_ids)
    IS NOT DISTINCT FROM (OLD.user_id, OLD.session_type_ids, OLD.practice_area_ids) THEN
    RETURN NEW;
  END IF;
  IF EXISTS (SELECT 1 FROM unnest(NEW.session_type_ids) AS asked(id) WHERE NOT EXISTS (
    SELECT 1 FROM mock_permissions p JOIN mocks m ON m.id = p.mock_id
    WHERE p.user_id = NEW.user_id AND p.type <> 'view' AND m.session_type_id = asked.id
      AND (cardinality(NEW.practice_area_ids) = 0 OR m.practice_area_id = ANY (NEW.practice_area_ids)))) THEN
    RAISE EXCEPTION 'hours of % name a session type without a permission', NEW.user_id
      USING ERRCODE = '23514', CONSTRAINT = 'availability_types_permitted';
  END IF;
  IF EXISTS (SELECT 1 FROM unnest(NEW.practice_area_ids) AS asked(id) WHERE NOT EXISTS (
    SELECT 1 FROM mock_permissions p JOIN mocks m ON m.id = p.mock_id
    WHERE p.user_id = NEW.user_id AND p.type <> 'view' AND m.practice_area_id = asked.id
      AND (cardinality(NEW.session_type_ids) = 0 OR m.session_type_id = ANY (NEW.session_type_ids)))) THEN
    RAISE EXCEPTION 'hours of % name a practice area without a permission', NEW.user_id
      USING ERRCODE = '23514', CONSTRAINT = 'availability_areas_permitted';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- What lists of sessions are sorted by. It follows from who attends and what they are called, which the audit log records, so it is no act of its own.
CREATE FUNCTION name_sessions(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  acting text := coalesce(current_setting('articled.audit', true), '');
BEGIN
  PERFORM set_config('articled.audit', '', true);
  UPDATE sessions s SET candidate_name = n.candidate, tutor_name = n.tutor FROM (
    SELECT i.id, min(p.name) FILTER (WHERE p.role = 'candidate') AS candidate, min(p.name) FILTER (WHERE p.role IN ('tutor', 'interviewer')) AS tutor
    FROM unnest(ids) i(id)
    LEFT JOIN LATERAL (
      SELECT a.role, nullif(lower(trim(coalesce(u.last_name, '') || ' ' || coalesce(u.first_name, ''))), '') AS name
      FROM session_attendees a JOIN users u ON u.id = a.user_id WHERE a.session_id = i.id
    ) p ON true
    GROUP BY i.id
  ) n WHERE s.id = n.id AND (s.candidate_name, s.tutor_name) IS DISTINCT FROM (n.candidate, n.tutor);
  PERFORM set_config('articled.audit', acting, true);
END $$;
--> statement-breakpoint
CREATE FUNCTION name_sessions_of_attendees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM name_sessions(array(SELECT DISTINCT session_id FROM touched));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION name_sessions_of_attendee() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM name_sessions(array(SELECT DISTINCT id FROM unnest(ARRAY[OLD.session_id, NEW.session_id]) id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION name_sessions_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM name_sessions(array(SELECT session_id FROM session_attendees WHERE user_id = NEW.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A bundle's content goes with it; while an attempt has asked one of its questions, both stay.
CREATE FUNCTION delete_content_of_bundle() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM contents WHERE id = OLD.content_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The words that the search finds a bundle by, of its title, its description and its blocks; without their places, which could tell what stands in a block.
-- A reader may meet them before they have answered, so no options and nothing that a cloze hides.
CREATE FUNCTION block_words(title text, assignment text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(title, '') || ' ' || regexp_replace(coalesce(assignment, ''), '<[^>]*>|{{c[0-9]+::.*?}}', ' ', 'g') $$;
--> statement-breakpoint
-- A tsvector holds a megabyte, so of a bundle with more words than any book it keeps some.
CREATE FUNCTION words_of_bundle() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.words := array_to_tsvector(array(SELECT DISTINCT word FROM (
      SELECT (unnest(to_tsvector('english', concat_ws(' ', NEW.title, regexp_replace(NEW.description, '<[^>]*>', ' ', 'g'))))).lexeme AS word
      UNION ALL SELECT (unnest(to_tsvector('english', block_words(b.title, b.assignment)))).lexeme FROM content_blocks b
        WHERE b.content_id = NEW.content_id AND b.complete AND b.voided_at IS NULL) said
    WHERE octet_length(word) <= 60 LIMIT 15000));
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Those who change blocks of one bundle take turns, so that each sees what the one before has written.
CREATE FUNCTION words_of_bundles(changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM bundles WHERE content_id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE bundles SET words = NULL WHERE content_id = ANY (changed);
END $$;
--> statement-breakpoint
CREATE FUNCTION words_of_blocks_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM words_of_bundles(array(SELECT DISTINCT content_id FROM added WHERE complete));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION words_of_blocks_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM words_of_bundles(array(SELECT unnest(ARRAY[o.content_id, n.content_id]) FROM former o JOIN changed n USING (id)
    WHERE (o.content_id, o.title, o.assignment, o.complete, o.voided_at) IS DISTINCT FROM (n.content_id, n.title, n.assignment, n.complete, n.voided_at)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION words_of_blocks_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM words_of_bundles(array(SELECT DISTINCT content_id FROM removed WHERE complete));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What the database derives is no change of anybody's.
CREATE FUNCTION audit_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  acting jsonb := current_setting('articled.audit')::jsonb;
  old_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  whole jsonb := coalesce(new_row, old_row);
  owner uuid := (whole ->> CASE WHEN TG_TABLE_NAME = 'users' THEN 'id' ELSE 'user_id' END)::uuid;
  kind text := CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'updated' ELSE 'deleted' END;
  value record;
BEGIN
  IF TG_NARGS > 0 AND owner = (acting ->> 'actor')::uuid THEN RETURN NULL; END IF;
  FOR value IN
    SELECT name, left(old_row ->> name, 2000) AS before, left(new_row ->> name, 2000) AS after FROM jsonb_object_keys(whole) name
      WHERE name NOT IN ('id', 'updated_at', 'full_name', 'last_seen_at', 'words') AND name !~ '(hash|secret|token|verifier|nonce)'
        AND (old_row ->> name) IS DISTINCT FROM (new_row ->> name) ORDER BY name
  LOOP
    PERFORM audit_change((acting ->> 'id')::uuid, kind, TG_TABLE_NAME::text, (whole ->> 'id')::uuid, owner, value.name, value.before, value.after);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_release_commitments AFTER UPDATE OF status ON sessions FOR EACH ROW
WHEN (NEW.status IN ('cancelled', 'expired') AND OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION release_commitments();
--> statement-breakpoint
CREATE TRIGGER entries_append_only BEFORE UPDATE OR DELETE ON entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER entries_no_truncate BEFORE TRUNCATE ON entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER entries_move_balance AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION move_balance();
--> statement-breakpoint
CREATE TRIGGER accounts_guard_balance BEFORE UPDATE OF balance ON accounts FOR EACH ROW EXECUTE FUNCTION guard_balance();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER entries_balanced AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_balanced();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER transactions_posted AFTER INSERT ON transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_posted();
--> statement-breakpoint
CREATE TRIGGER transactions_append_only BEFORE UPDATE OR DELETE ON transactions FOR EACH ROW EXECUTE FUNCTION guard_transaction();
--> statement-breakpoint
CREATE TRIGGER transactions_no_truncate BEFORE TRUNCATE ON transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER session_attendees_take_ahead BEFORE INSERT ON session_attendees FOR EACH ROW EXECUTE FUNCTION take_ahead();
--> statement-breakpoint
CREATE TRIGGER sessions_follow_ahead AFTER UPDATE OF status ON sessions FOR EACH ROW
WHEN (is_ahead(NEW.status) <> is_ahead(OLD.status)) EXECUTE FUNCTION follow_ahead();
--> statement-breakpoint
CREATE TRIGGER entries_take_time BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION take_time();
--> statement-breakpoint
CREATE TRIGGER audit_entries_guard BEFORE UPDATE OR DELETE ON audit_entries FOR EACH ROW EXECUTE FUNCTION guard_audit();
--> statement-breakpoint
CREATE TRIGGER audit_changes_guard BEFORE UPDATE OR DELETE ON audit_changes FOR EACH ROW EXECUTE FUNCTION guard_audit();
--> statement-breakpoint
CREATE TRIGGER audit_entries_no_truncate BEFORE TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION guard_audit();
--> statement-breakpoint
CREATE TRIGGER audit_changes_no_truncate BEFORE TRUNCATE ON audit_changes FOR EACH STATEMENT EXECUTE FUNCTION guard_audit();
--> statement-breakpoint
CREATE TRIGGER availability_rules_permitted BEFORE INSERT OR UPDATE ON availability_rules
  FOR EACH ROW EXECUTE FUNCTION refuse_unpermitted_hours();
--> statement-breakpoint
CREATE TRIGGER availability_exceptions_permitted BEFORE INSERT OR UPDATE ON availability_exceptions
  FOR EACH ROW EXECUTE FUNCTION refuse_unpermitted_hours();
--> statement-breakpoint
CREATE TRIGGER session_attendees_name_added AFTER INSERT ON session_attendees REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION name_sessions_of_attendees();
--> statement-breakpoint
CREATE TRIGGER session_attendees_name_removed AFTER DELETE ON session_attendees REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION name_sessions_of_attendees();
--> statement-breakpoint
CREATE TRIGGER session_attendees_name_changed AFTER UPDATE OF user_id, role, session_id ON session_attendees
  FOR EACH ROW EXECUTE FUNCTION name_sessions_of_attendee();
--> statement-breakpoint
CREATE TRIGGER users_name_sessions AFTER UPDATE OF first_name, last_name ON users FOR EACH ROW
  WHEN ((NEW.first_name, NEW.last_name) IS DISTINCT FROM (OLD.first_name, OLD.last_name)) EXECUTE FUNCTION name_sessions_of_user();
--> statement-breakpoint
CREATE TRIGGER bundles_content AFTER DELETE ON bundles FOR EACH ROW EXECUTE FUNCTION delete_content_of_bundle();
--> statement-breakpoint
CREATE TRIGGER bundles_words BEFORE INSERT OR UPDATE OF title, description, words ON bundles FOR EACH ROW EXECUTE FUNCTION words_of_bundle();
--> statement-breakpoint
CREATE TRIGGER content_blocks_words_added AFTER INSERT ON content_blocks REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION words_of_blocks_added();
--> statement-breakpoint
CREATE TRIGGER content_blocks_words_changed AFTER UPDATE ON content_blocks REFERENCING OLD TABLE AS former NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION words_of_blocks_changed();
--> statement-breakpoint
CREATE TRIGGER content_blocks_words_removed AFTER DELETE ON content_blocks REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION words_of_blocks_removed();
--> statement-breakpoint
SELECT audit_table(name, true) FROM unnest(ARRAY[
  'access_requests', 'adjustments', 'billing_sessions', 'block_attachments', 'bundle_authors', 'bundles', 'content_blocks', 'content_chapters', 'content_exports', 'content_imports', 'drive_files', 'library_attachments', 'library_categories', 'library_chapters', 'library_materials', 'library_permissions', 'library_slides', 'library_subcategories', 'library_videos', 'mock_materials', 'mock_permissions', 'mock_templates', 'mocks', 'no_show_disputes', 'practice_areas', 'question_corrections', 'question_estimates', 'question_reports', 'roles', 'session_answers', 'session_attendees', 'session_declines', 'session_materials', 'session_type_policies', 'session_type_practice_areas', 'session_types', 'sessions', 'transactions', 'user_messages', 'user_notes', 'user_roles', 'user_session_types', 'viewings'
]) name;
--> statement-breakpoint
SELECT audit_table(name, false) FROM unnest(ARRAY[
  'availability_exceptions', 'availability_rules', 'email_changes', 'exam_sittings', 'identities', 'second_factors', 'user_practice_areas', 'users'
]) name;
