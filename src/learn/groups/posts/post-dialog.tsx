import { type FormEvent, useId, useState } from 'react'
import { studyGroupPostCreate } from '../../../../schema/generated/limits'
import { SendOrCancel } from '../../../ui/form/send-or-cancel'
import { TextField } from '../../../ui/form/text-field'
import { Dialog } from '../../../ui/overlay/dialog'
import { RichTextField } from '../../../ui/rich-text/rich-text-field'
import type { GroupPost } from './group-post'
import { NotifyDialog } from './notify-dialog'
import { GroupPostCreate, GroupPostUpdate } from './posts.documents'
import styles from './posts.module.css'
import { usePostAction } from './use-post-action'

interface PostDialogProps {
  group: { id: string; name: string }
  /** The post to change; without it a new one. */
  post?: GroupPost
  onClose: () => void
}

/** Writes a post, or changes one. It is posted quietly; then it can be sent to everybody. */
export function PostDialog({ group, post, onClose }: PostDialogProps) {
  const form = useId()
  const [title, setTitle] = useState(post?.title ?? '')
  const [body, setBody] = useState(post?.body ?? '')
  const [posted, setPosted] = useState<{ id: string; title: string }>()
  const create = usePostAction(GroupPostCreate, 'Posted.', ({ studyGroupPostCreate: made }) => setPosted(made))
  const change = usePostAction(GroupPostUpdate, 'The post is changed.', onClose)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (post) change.mutate({ id: post.id, title, body })
    else create.mutate({ studyGroupId: group.id, title, body })
  }
  if (posted) return <NotifyDialog post={posted} group={group} onClose={onClose} />
  return (
    <Dialog
      open
      size="lg"
      title={post ? 'Change a post' : `New post in ${group.name}`}
      lead="Whoever you name as @Full Name is told of it. Nobody else is told by itself."
      onClose={onClose}
      foot={
        <SendOrCancel
          form={form}
          send={post ? 'Save post' : 'Post'}
          busy={create.isPending || change.isPending}
          onCancel={onClose}
        />
      }
    >
      <form id={form} className={styles.form} onSubmit={send}>
        <TextField
          label="Title"
          required
          most={studyGroupPostCreate.title}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <RichTextField label="Text" value={body} onChange={setBody} />
      </form>
    </Dialog>
  )
}
