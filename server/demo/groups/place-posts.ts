import type { Placing } from '../library/shelving'
import { paragraphs } from '../library/shelving'
import { type Author, type DemoPost, postList } from './post-list'

type Place = Pick<Placing, 'school' | 'calendar' | 'tutors' | 'students'>

/** After every id. */
const ALL_TOLD = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** What is posted in a group, and answered. */
export function placePosts(placing: Place, group: { id: string; shortName: string }, ids: (at: Date) => string): void {
  for (const post of postList[group.shortName] ?? []) placePost(placing, group.id, post, ids)
}

function placePost(
  { school, calendar, tutors, students }: Place,
  studyGroupId: string,
  post: DemoPost,
  ids: (at: Date) => string,
) {
  const idOf = (author: Author) => ('tutor' in author ? tutors[author.tutor]?.id : students[author.student]?.id) ?? null
  const at = calendar.at(-post.days, post.at)
  const id = ids(at)
  school.studyGroupPosts.push({
    ...{ id, studyGroupId, authorId: idOf(post.author), title: post.title, body: paragraphs(post.words) },
    ...(post.told && { notifiedAt: at, toldUntil: ALL_TOLD }),
    ...{ insertedAt: at, updatedAt: at },
  })
  for (const { author, days, at: hour, words, accepted } of post.answers ?? []) {
    const then = calendar.at(-days, hour)
    school.studyGroupAnswers.push({
      ...{ id: ids(then), postId: id, authorId: idOf(author), body: paragraphs(words) },
      ...{ acceptedAt: accepted ? then : null, insertedAt: then, updatedAt: then },
    })
  }
}
