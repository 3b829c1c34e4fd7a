DROP INDEX "sessions_mock";--> statement-breakpoint
DROP INDEX "transactions_session";--> statement-breakpoint
CREATE INDEX "sessions_type_id" ON "sessions" USING btree ("session_type_id","id");--> statement-breakpoint
CREATE INDEX "transactions_type_amount" ON "transactions" USING btree ("type","amount","id");--> statement-breakpoint
CREATE INDEX "transactions_status_amount" ON "transactions" USING btree ("status","amount","id");--> statement-breakpoint
CREATE INDEX "transactions_type_user" ON "transactions" USING btree ("type","user_id");--> statement-breakpoint
CREATE INDEX "sessions_mock" ON "sessions" USING btree ("mock_id","id");--> statement-breakpoint
CREATE INDEX "transactions_session" ON "transactions" USING btree ("session_id") WHERE session_id is not null;