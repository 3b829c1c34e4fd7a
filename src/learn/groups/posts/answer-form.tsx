import { type FormEvent, useId, useState } from 'react'
import type { ApiError } from '../../../providers/api/api-error'
import { fieldErrors } from '../../../providers/api/errors'
import { Button } from '../../../ui/action/button'
import { FieldNotes } from '../../../ui/form/field'
import { useLeaveGuard } from '../../../ui/form/use-leave-guard'
import { RichTextField } from '../../../ui/rich-text/rich-text-field'
import type { GroupPost } from './group-post'
import { GroupAnswerCreate, GroupAnswerUpdate } from './posts.documents'
import styles from './posts.module.css'
import { usePostAction } from './use-post-action'

interface AnswerFormProps {
  post: GroupPost
  /** The answer to change; without it a new one. */
  answer?: GroupPost['answers'][number]
  onClose: () => void
}

/** Writes an answer below a post, or changes one. What was typed stays until it is sent or given up. */
export function AnswerForm({ post, answer, onClose }: AnswerFormProps) {
  const id = useId()
  const before = answer?.body ?? ''
  const [body, setBody] = useState(before)
  const guard = useLeaveGuard(body !== before)
  const create = usePostAction(GroupAnswerCreate, { said: 'Your answer is there.', inForm: true, onDone: onClose })
  const change = usePostAction(GroupAnswerUpdate, { said: 'Your answer is changed.', inForm: true, onDone: onClose })
  const { isPending, error } = answer ? change : create
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (answer) change.mutate({ id: answer.id, body })
    else create.mutate({ postId: post.id, body })
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <RichTextField
        label={answer ? 'Your answer' : `Your answer to ‘${post.title}’`}
        value={body}
        error={fieldErrors(error).body}
        onChange={setBody}
      />
      <FieldNotes id={id} error={otherFault(error, ['body'])} />
      <div className="btn-row">
        <Button variant="primary" size="sm" type="submit" busy={isPending} disabled={!body}>
          {answer ? 'Save answer' : 'Send answer'}
        </Button>
        <Button size="sm" disabled={isPending} onClick={onClose}>
          Cancel
        </Button>
      </div>
      {guard.dialog}
    </form>
  )
}

/** Why what was typed was refused, where none of the fields says it. */
export const otherFault = (error: ApiError | null, fields: readonly string[]): string | null =>
  error?.code === 'VALIDATION' && !fields.some((field) => fieldErrors(error)[field]) ? error.message : null
