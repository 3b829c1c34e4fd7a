ALTER TABLE "review_settings" ADD COLUMN "parameters" double precision[];--> statement-breakpoint
ALTER TABLE "review_settings" ADD COLUMN "fitted_answers" integer;--> statement-breakpoint
ALTER TABLE "review_settings" ADD CONSTRAINT "review_settings_parameters" CHECK (cardinality(parameters) = 21);