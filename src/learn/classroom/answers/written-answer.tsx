import { useEffect, useState } from 'react'
import type { ApiError } from '../../../providers/api/api-error'
import { fieldErrors } from '../../../providers/api/errors'
import { invalidate } from '../../../providers/api/query'
import { Button } from '../../../ui/action/button'
import { FieldNotes } from '../../../ui/form/field'
import { TextField } from '../../../ui/form/text-field'
import { toast } from '../../../ui/overlay/toast'
import { RichTextInput } from '../../../ui/rich-text/rich-text-field'
import { richTextFault } from '../../../ui/rich-text/rich-text-limit'
import { ClassroomAnswerCreate } from '../classroom.documents'
import { textOf, wordCount } from '../html-words'
import { useSingleAction } from '../single-action'
import styles from './answers.module.css'
import { draftKey, dropDraft, keepDraft, readDraft } from './draft-store'

interface Draft {
  title: string
  html: string
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'html' in value && typeof value.html === 'string' && 'title' in value

/** Whether this device has an answer that was begun and not sent. */
export const hasUnsentAnswer = (userId: string, sessionId: string): boolean =>
  textOf(readDraft(draftKey(userId, sessionId, 'answer'), isDraft)?.html ?? '') !== ''

/** An answer written in the room: a draft on this device until it is sent. */
export function WrittenAnswer({ sessionId, userId }: { sessionId: string; userId: string }) {
  const key = draftKey(userId, sessionId, 'answer')
  const [draft, setDraft] = useState<Draft>(() => readDraft(key, isDraft) ?? { title: '', html: '' })
  const [kept, setKept] = useState(true)
  const send = useSingleAction(ClassroomAnswerCreate, {
    quiet: true,
    onSuccess: (_result, sent) => {
      // Text typed during the sending is kept.
      setDraft((now) => (now.html === sent.content ? { title: '', html: '' } : now))
      toast({ kind: 'positive', text: 'Answer added' })
      void invalidate('ClassroomSession')
    },
  })
  const words = wordCount(draft.html)
  useEffect(() => {
    if (words === 0 && !draft.title) dropDraft(key)
    else void keepDraft(key, draft).then(setKept)
  }, [key, draft, words])
  const errors = fieldErrors(send.error)
  const tooLong = richTextFault(draft.html)
  const problem = tooLong ?? (errors.title ? null : whyNotSent(send.error))

  return (
    <form
      className={styles.written}
      onSubmit={(event) => {
        event.preventDefault()
        if (send.isPending || words === 0 || tooLong) return
        send.mutate({ sessionId, title: draft.title.trim() || 'Answer', contentType: 'text/html', content: draft.html })
      }}
    >
      <RichTextInput
        page
        label="Your answer"
        value={draft.html}
        onChange={(html) => setDraft((now) => ({ ...now, html }))}
        aria-describedby={problem ? 'written-answer-error' : undefined}
        aria-invalid={tooLong !== undefined}
        placeholder="Write your answer here, or upload one under Files."
        note={words === 1 ? '1 word' : `${words} words`}
      />
      <div className={styles.writtenFoot}>
        <TextField
          label="Title"
          inline
          className={styles.writtenTitle}
          value={draft.title}
          placeholder="Answer"
          maxLength={200}
          error={errors.title}
          onChange={(event) => setDraft((now) => ({ ...now, title: event.target.value }))}
        />
        <p className="help" role="status">
          {words === 0
            ? ''
            : kept
              ? 'A draft on this device; not sent yet.'
              : 'This device keeps no drafts: send your answer before you leave.'}
        </p>
        <Button type="submit" busy={send.isPending} disabled={words === 0}>
          Add to my answers
        </Button>
        <FieldNotes id="written-answer" error={problem} />
      </div>
    </form>
  )
}

function whyNotSent(error: ApiError | null): string | null {
  if (error?.code !== 'NETWORK') return error?.message ?? null
  return 'Not saved yet; it is kept on this device. Send it when the connection is back.'
}
