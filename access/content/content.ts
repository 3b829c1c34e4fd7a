import { allow, audiences, noun } from '../rule'
import { holds } from '../viewer'

const fields = audiences('Content', { reader: ['id', 'title', 'status', 'insertedAt', 'updatedAt'] })
const chapterFields = audiences('ContentChapter', { reader: ['id', 'title', 'position', 'expanded', 'contentId'] })

/** The rights in a bundle's content follow from the bundle: access/library/bundle.ts. */
export const content = noun({
  operations: {
    contentChapters: 'confirmed',
    contentChapterCreate: ['tutor', 'manage_content'],
    contentChapterUpdate: ['tutor', 'manage_content'],
    contentChaptersUpdate: ['tutor', 'manage_content'],
    contentChapterDelete: ['tutor', 'manage_content'],
  },
  fields: { Content: fields, ContentChapter: chapterFields },
  rules: (viewer) =>
    holds(viewer, 'manage_content')
      ? [
          ...allow(['read', 'create', 'update', 'delete'], 'Content'),
          ...allow(['read', 'create', 'update', 'delete'], 'ContentChapter'),
        ]
      : [],
})
