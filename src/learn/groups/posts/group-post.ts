import type { GroupPostsQuery } from './posts.documents'

/** A post as its group's page shows it. */
export type GroupPost = GroupPostsQuery['studyGroupPosts']['entries'][number]
