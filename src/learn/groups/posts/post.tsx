import { useState } from 'react'
import { useViewer } from '../../../providers/sign-in/viewer'
import { Button } from '../../../ui/action/button'
import { Avatar } from '../../../ui/data/avatar'
import { Card } from '../../../ui/data/card'
import { RowActs } from '../../../ui/data/row-acts'
import { Tag } from '../../../ui/data/tag'
import { Confirm } from '../../../ui/overlay/confirm'
import { RichText } from '../../../ui/rich-text/rich-text'
import { When } from '../../../ui/time/when'
import { Answers } from './answers'
import type { GroupPost } from './group-post'
import { NotifyDialog } from './notify-dialog'
import { PostDialog } from './post-dialog'
import { GroupPostDelete } from './posts.documents'
import styles from './posts.module.css'
import { roleWords } from './role-words'
import { usePostAction } from './use-post-action'

interface PostProps {
  post: GroupPost
  group: { id: string; name: string }
  leads: boolean
  closed: boolean
  isNew: boolean
}

/** A post with its answers, and what its author and those who lead can do with it. */
export function Post({ post, group, leads, closed, isNew }: PostProps) {
  const { id, title, body, readCount, readerCount, notifiedAt } = post
  const viewer = useViewer()
  const [open, setOpen] = useState<'change' | 'remove' | 'notify'>()
  const isOwn = viewer?.id === post.authorId
  const remove = usePostAction(GroupPostDelete, {
    said: 'The post is deleted.',
    onDone: () => setOpen(undefined),
  })
  const close = () => setOpen(undefined)
  return (
    <Card id={`post-${id}`}>
      <article className={styles.post} aria-label={title}>
        <PostHead post={post} isNew={isNew}>
          {isOwn && !closed && <RowActs name={title} onOpen={setOpen} />}
        </PostHead>
        <h2 className={styles.title}>{title}</h2>
        {body && <RichText html={body} />}
        <p className={styles.foot}>
          <span className="num">{`Read by ${readCount} of ${readerCount}`}</span>
          {notifiedAt ? (
            <span>
              Members told <When at={notifiedAt} />
            </span>
          ) : (
            leads &&
            !closed && (
              <Button size="sm" icon="bell" onClick={() => setOpen('notify')}>
                Notify<span className="vh"> the group of ‘{title}’</span>
              </Button>
            )
          )}
        </p>
        <Answers post={post} leads={leads} closed={closed} />
      </article>
      {open === 'change' && <PostDialog group={group} post={post} onClose={close} />}
      {open === 'notify' && <NotifyDialog post={post} group={group} onClose={close} />}
      <Confirm
        open={open === 'remove'}
        title={`Delete ‘${title}’?`}
        confirmLabel="Delete post"
        keepLabel="Keep it"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
        onCancel={close}
      >
        Its answers go with it. What has been sent of it cannot be called back.
      </Confirm>
    </Card>
  )
}

interface PostHeadProps {
  post: GroupPost
  isNew: boolean
  children: React.ReactNode
}

function PostHead({ post, isNew, children }: PostHeadProps) {
  const { authorId, authorName, authorRole, insertedAt, editedAt } = post
  const role = authorRole && roleWords[authorRole]
  return (
    <header className={styles.head}>
      <Avatar name={authorName ?? '?'} userId={authorId} size="sm" />
      <span className={styles.who}>
        <b>{authorName ?? 'Somebody who has left'}</b>
        {role && <span className="meta">{role}</span>}
      </span>
      <span className="meta">
        <When at={insertedAt} />
        {editedAt && ', changed'}
      </span>
      {isNew && (
        <Tag icon="bell" kind="info">
          New
        </Tag>
      )}
      <span className={styles.acts}>{children}</span>
    </header>
  )
}
