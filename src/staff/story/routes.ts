import type { RecordStory } from '../../admin/record/tab-page'

/** What has happened to a record, below its fields, where its definition has a story. */
export const recordStory = (): Promise<RecordStory> => import('./record-story').then((m) => m.RecordStory)
