import { useState } from 'react'
import { useViewer } from '../../../providers/sign-in/viewer'
import { Button } from '../../../ui/action/button'
import { Avatar } from '../../../ui/data/avatar'
import { Tag } from '../../../ui/data/tag'
import { Confirm } from '../../../ui/overlay/confirm'
import { RichText } from '../../../ui/rich-text/rich-text'
import { When } from '../../../ui/time/when'
import { AnswerForm } from './answer-form'
import type { GroupPost } from './group-post'
import { GroupAnswerAccept, GroupAnswerDelete } from './posts.documents'
import styles from './posts.module.css'
import { roleWords } from './role-words'
import { usePostAction } from './use-post-action'

interface AnswersProps {
  post: GroupPost
  leads: boolean
  closed: boolean
}

/** What members wrote below a post, the accepted answer first, and a place to write. */
export function Answers({ post, leads, closed }: AnswersProps) {
  const [writing, setWriting] = useState(false)
  const sorted = post.answers.toSorted((a, b) => Number(b.acceptedAt !== null) - Number(a.acceptedAt !== null))
  return (
    <>
      {sorted.length > 0 && (
        <ul className={styles.answers} aria-label={`Answers to ${post.title}`}>
          {sorted.map((answer) => (
            <li key={answer.id}>
              <Answer answer={answer} post={post} leads={leads} closed={closed} />
            </li>
          ))}
        </ul>
      )}
      {!closed &&
        (writing ? (
          <AnswerForm post={post} onClose={() => setWriting(false)} />
        ) : (
          <div className="btn-row">
            <Button size="sm" icon="chat" onClick={() => setWriting(true)}>
              Answer<span className="vh"> {post.title}</span>
            </Button>
          </div>
        ))}
    </>
  )
}

interface AnswerProps extends AnswersProps {
  answer: GroupPost['answers'][number]
}

function Answer({ answer, post, leads, closed }: AnswerProps) {
  const { authorName, authorRole, body, insertedAt, acceptedAt, editedAt, authorId } = answer
  const viewer = useViewer()
  const [open, setOpen] = useState<'change' | 'remove'>()
  const close = () => setOpen(undefined)
  const name = authorName ?? 'Somebody who has left'
  const role = authorRole && roleWords[authorRole]
  const isOwn = viewer?.id === authorId
  return (
    <article className={styles.answer} data-accepted={acceptedAt ? '' : undefined} aria-label={`Answer of ${name}`}>
      <header className={styles.head}>
        <Avatar name={name} userId={authorId} size="sm" />
        <span className={styles.who}>
          <b>{name}</b>
          {role && <span className="meta">{role}</span>}
          {acceptedAt && (
            <Tag icon="check" kind="positive">
              Accepted
            </Tag>
          )}
        </span>
        <span className="meta">
          <When at={insertedAt} />
          {editedAt && ', changed'}
        </span>
        <span className={styles.acts}>
          {!closed && (leads || viewer?.id === post.authorId) && <Accept answer={answer} name={name} />}
          {isOwn && !closed && (
            <Button
              variant="quiet"
              size="sm"
              icon="studio"
              label={`Change the answer of ${name}`}
              onClick={() => setOpen('change')}
            />
          )}
          {(leads || isOwn) && (
            <Button
              variant="quiet"
              size="sm"
              icon="trash"
              label={`Delete the answer of ${name}`}
              onClick={() => setOpen('remove')}
            />
          )}
        </span>
      </header>
      {open === 'change' ? <AnswerForm post={post} answer={answer} onClose={close} /> : <RichText html={body} />}
      {open === 'remove' && (
        <Remove id={answer.id} name={isOwn ? 'your answer' : `the answer of ${name}`} onClose={close} />
      )}
    </article>
  )
}

function Accept({ answer: { id, acceptedAt }, name }: { answer: AnswerProps['answer']; name: string }) {
  const accept = usePostAction(GroupAnswerAccept, { said: acceptedAt ? 'It is accepted no longer.' : 'Accepted.' })
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={acceptedAt ? 'undo' : 'check'}
      label={acceptedAt ? `Take back that ${name} answers it` : `Accept the answer of ${name}`}
      busy={accept.isPending}
      onClick={() => accept.mutate({ id, accepted: !acceptedAt })}
    />
  )
}

function Remove({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const remove = usePostAction(GroupAnswerDelete, { said: 'The answer is deleted.', onDone: onClose })
  return (
    <Confirm
      open
      title={`Delete ${name}?`}
      confirmLabel="Delete answer"
      keepLabel="Keep it"
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id })}
      onCancel={onClose}
    >
      It cannot be brought back.
    </Confirm>
  )
}
