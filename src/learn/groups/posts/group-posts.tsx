import { useEffect, useRef, useState } from 'react'
import { useAction, useApi } from '../../../providers/api/query'
import { useLive } from '../../../providers/live/live'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/data/card'
import { Pages } from '../../../ui/list/pages'
import { EmptyState } from '../../../ui/page/blank'
import { Unloaded } from '../../../ui/page/unloaded'
import type { GroupPost } from './group-post'
import { Post } from './post'
import { PostDialog } from './post-dialog'
import { GroupPosts as Asked, GroupPostsRead } from './posts.documents'
import styles from './posts.module.css'

interface GroupPostsProps {
  group: { id: string; name: string }
  /** Whether the reader leads the group, or is staff who may. */
  leads: boolean
  /** Nothing is added to an archived group. */
  closed: boolean
}

/** The posts of a group, the newest first: those that are new to the reader are marked, and count as read once they were shown. */
export function GroupPosts({ group, leads, closed }: GroupPostsProps) {
  const [page, setPage] = useState(1)
  const [writing, setWriting] = useState(false)
  const query = useApi(Asked, { studyGroupId: group.id, page }, { staleTime: 0 })
  useLive(['StudyGroupPost', 'StudyGroupAnswer'], ['GroupPosts'])
  const posts = query.data?.studyGroupPosts
  const isNew = useNewPosts(group.id, posts?.entries)
  return (
    <section className={styles.posts} aria-label="Posts">
      {leads && !closed && (
        <div className={styles.write}>
          <Button variant="primary" icon="plus" onClick={() => setWriting(true)}>
            New post
          </Button>
        </div>
      )}
      {!posts ? (
        <Unloaded of={query} height={240} />
      ) : posts.entries.length === 0 ? (
        <Card>
          <EmptyState icon="chat" title="No post yet">
            {leads
              ? 'Say what comes next: what to read, what to write, and by when.'
              : 'Those who lead the group post here. You are told in the ways that you chose.'}
          </EmptyState>
        </Card>
      ) : (
        posts.entries.map((post) => (
          <Post key={post.id} post={post} group={group} leads={leads} closed={closed} isNew={isNew.has(post.id)} />
        ))
      )}
      {posts && <Pages info={posts.pageInfo} onPage={setPage} />}
      {writing && <PostDialog group={group} onClose={() => setWriting(false)} />}
    </section>
  )
}

/** The posts that were unread when the page first showed them; showing them is reading them. */
function useNewPosts(studyGroupId: string, entries: readonly GroupPost[] | undefined): ReadonlySet<string> {
  const [found, setFound] = useState<ReadonlySet<string>>(new Set())
  const told = useRef('')
  const { mutate } = useAction(GroupPostsRead, { quiet: true })
  useEffect(() => {
    const unread = (entries ?? []).filter((post) => post.unread).map(({ id }) => id)
    const key = unread.join()
    if (!unread.length || told.current === key) return
    told.current = key
    setFound((before) => new Set([...before, ...unread]))
    mutate({ studyGroupId })
  }, [entries, studyGroupId, mutate])
  return found
}
