CREATE INDEX "bundles_image" ON "bundles" USING btree ("image") WHERE image is not null;--> statement-breakpoint
CREATE INDEX "bundles_cover_image" ON "bundles" USING btree ("cover_image") WHERE cover_image is not null;--> statement-breakpoint
CREATE INDEX "content_blocks_image" ON "content_blocks" USING btree ("image") WHERE image is not null;--> statement-breakpoint
CREATE INDEX "content_blocks_audio" ON "content_blocks" USING btree ("audio") WHERE audio is not null;--> statement-breakpoint
CREATE INDEX "session_events_actor" ON "session_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "session_marksheets_updated_by" ON "session_marksheets" USING btree ("updated_by_id");--> statement-breakpoint
CREATE INDEX "session_notes_user" ON "session_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_parent" ON "sessions" USING btree ("parent_id") WHERE parent_id is not null;