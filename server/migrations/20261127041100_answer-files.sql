CREATE TABLE "attempt_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"answer_id" uuid,
	"inserted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempt_files" ADD CONSTRAINT "attempt_files_file_id_drive_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."drive_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_files" ADD CONSTRAINT "attempt_files_question_id_attempt_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."attempt_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_files" ADD CONSTRAINT "attempt_files_attempt_id_test_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."test_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_files" ADD CONSTRAINT "attempt_files_answer_id_answers_to_mark_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answers_to_mark"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_files_question" ON "attempt_files" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "attempt_files_attempt" ON "attempt_files" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "attempt_files_answer" ON "attempt_files" USING btree ("answer_id");
