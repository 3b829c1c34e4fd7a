import type { PersonStoryQuery } from '../person.documents'

/** One thing that happened to a person. */
export type Entry = PersonStoryQuery['userStory']['entries'][number]
