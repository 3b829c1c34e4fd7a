import { type FormEvent, useState } from 'react'
import { useViewer } from '../../../providers/sign-in/viewer'
import { Button } from '../../../ui/action/button'
import { Avatar } from '../../../ui/data/avatar'
import { Tag } from '../../../ui/data/tag'
import { RichText } from '../../../ui/rich-text/rich-text'
import { RichTextField } from '../../../ui/rich-text/rich-text-field'
import { When } from '../../../ui/time/when'
import type { GroupPost } from './group-post'
import { GroupAnswerAccept, GroupAnswerCreate, GroupAnswerDelete } from './posts.documents'
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

function AnswerForm({ post, onClose }: { post: GroupPost; onClose: () => void }) {
  const [body, setBody] = useState('')
  const create = usePostAction(GroupAnswerCreate, 'Your answer is there.', onClose)
  const send = (event: FormEvent) => {
    event.preventDefault()
    create.mutate({ postId: post.id, body })
  }
  return (
    <form className={styles.form} onSubmit={send}>
      <RichTextField label={`Your answer to ‘${post.title}’`} value={body} onChange={setBody} />
      <div className="btn-row">
        <Button variant="primary" size="sm" type="submit" busy={create.isPending} disabled={!body}>
          Send answer
        </Button>
        <Button size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

interface AnswerProps extends AnswersProps {
  answer: GroupPost['answers'][number]
}

function Answer({ answer, post, leads, closed }: AnswerProps) {
  const { id, authorId, authorName, authorRole, body, insertedAt, acceptedAt } = answer
  const viewer = useViewer()
  const accept = usePostAction(GroupAnswerAccept, acceptedAt ? 'It is accepted no longer.' : 'Accepted.')
  const remove = usePostAction(GroupAnswerDelete, 'The answer is deleted.')
  const name = authorName ?? 'Somebody who has left'
  const role = authorRole && roleWords[authorRole]
  const mayAccept = !closed && (leads || viewer?.id === post.authorId)
  const mayRemove = leads || viewer?.id === authorId
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
        </span>
        <span className={styles.acts}>
          {mayAccept && (
            <Button
              variant="quiet"
              size="sm"
              icon={acceptedAt ? 'undo' : 'check'}
              label={acceptedAt ? `Take back that ${name} answers it` : `Accept the answer of ${name}`}
              busy={accept.isPending}
              onClick={() => accept.mutate({ id, accepted: !acceptedAt })}
            />
          )}
          {mayRemove && (
            <Button
              variant="quiet"
              size="sm"
              icon="trash"
              label={`Delete the answer of ${name}`}
              busy={remove.isPending}
              onClick={() => remove.mutate({ id })}
            />
          )}
        </span>
      </header>
      <RichText html={body} />
    </article>
  )
}
