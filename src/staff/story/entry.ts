import type { RecordStoryQuery } from './story.documents'

/** One thing that happened to a record. */
export type Entry = RecordStoryQuery['recordStory']['entries'][number]
