import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { studyGroupPostCreate } from '../../../../schema/generated/limits'
import { fieldErrors } from '../../../providers/api/errors'
import { FieldNotes } from '../../../ui/form/field'
import { SendOrCancel } from '../../../ui/form/send-or-cancel'
import { TextField } from '../../../ui/form/text-field'
import { useLeaveGuard } from '../../../ui/form/use-leave-guard'
import { Dialog } from '../../../ui/overlay/dialog'
import { RichTextField } from '../../../ui/rich-text/rich-text-field'
import { otherFault } from './answer-form'
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
  const [posted, setPosted] = useState<{ id: string; title: string }>()
  if (posted) return <NotifyDialog post={posted} group={group} onClose={onClose} />
  return <WritePost group={group} post={post} onPosted={setPosted} onClose={onClose} />
}

interface WritePostProps extends PostDialogProps {
  onPosted: (post: { id: string; title: string }) => void
}

function WritePost({ group, post, onPosted, onClose }: WritePostProps) {
  const form = useId()
  const [title, setTitle] = useState(post?.title ?? '')
  const [body, setBody] = useState(post?.body ?? '')
  const [tried, setTried] = useState(false)
  const isTouched = title !== (post?.title ?? '') || body !== (post?.body ?? '')
  const guard = useLeaveGuard(isTouched)
  const create = usePostAction(GroupPostCreate, {
    said: 'Posted.',
    inForm: true,
    onDone: ({ studyGroupPostCreate: made }) => onPosted(made),
  })
  const change = usePostAction(GroupPostUpdate, { said: 'The post is changed.', inForm: true, onDone: onClose })
  const { isPending, error } = post ? change : create
  const errors = fieldErrors(error)
  // What is wrong with a long text is said below it, where nobody looks.
  const written = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error) written.current?.scrollIntoView({ block: 'end' })
  }, [error])
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!title.trim()) return
    if (post) change.mutate({ id: post.id, title, body })
    else create.mutate({ studyGroupId: group.id, title, body })
  }
  return (
    <Dialog
      open
      size="lg"
      title={post ? 'Change a post' : `New post in ${group.name}`}
      lead="Whoever you name as @Full Name is told of it. Nobody else is told by itself."
      // What is written is not lost by Escape or a press beside it.
      {...(!isTouched && { onClose })}
      foot={<SendOrCancel form={form} send={post ? 'Save post' : 'Post'} busy={isPending} onCancel={onClose} />}
    >
      <form ref={written} id={form} className={styles.form} onSubmit={send} noValidate>
        <TextField
          label="Title"
          most={studyGroupPostCreate.title}
          value={title}
          error={tried && !title.trim() ? 'Field is required' : errors.title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <RichTextField label="Text" optional value={body} error={errors.body} onChange={setBody} />
        <FieldNotes id={form} error={otherFault(error, ['title', 'body'])} />
      </form>
      {guard.dialog}
    </Dialog>
  )
}
