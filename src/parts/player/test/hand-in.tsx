import { useState } from 'react'
import { useAction } from '../../../providers/api/query'
import { Confirm } from '../../../ui/overlay/confirm'
import type { SaverState } from './answers/answer-saver'
import { AttemptSubmit } from './attempt.documents'
import type { Question } from './attempt-parts'
import { isAnswered } from './question-words'
import type { Test } from './use-test'

interface HandInProps {
  test: Test
  onClose: () => void
  onDone: () => void
}

/** Asks before a test is handed in, and says what is not answered yet. What is not saved is saved first, or nothing is handed in. */
export function HandIn({ test, onClose, onDone }: HandInProps) {
  const { attempt, questions, saver, sending, go } = test
  const [unsaved, setUnsaved] = useState<string | null>(null)
  const [settling, setSettling] = useState(false)
  const submit = useAction(AttemptSubmit, { onSuccess: onDone })
  const open = questions.filter((each) => !isAnswered(each) && !each.voided)
  const flagged = questions.filter((each) => each.flagged)
  const handIn = async () => {
    if (sending) return setUnsaved('A file is still on its way. Please wait until it is there, or stop it.')
    setSettling(true)
    setUnsaved(null)
    const isSaved = await saver.settle()
    setSettling(false)
    if (isSaved) submit.mutate({ id: attempt.id })
    else setUnsaved(whyNot(saver.get(), questions))
  }
  const firstOpen = open[0]
  return (
    <Confirm
      open
      title="Hand in?"
      confirmLabel="Hand in"
      keepLabel={firstOpen ? 'Answer the rest' : 'Not yet'}
      busy={settling || submit.isPending}
      onConfirm={() => void handIn()}
      onCancel={() => {
        onClose()
        if (firstOpen) go(firstOpen.position)
      }}
    >
      <p>{open.length ? openWords(open.length, questions.length) : 'All questions are answered.'}</p>
      {flagged.length > 0 && <p>{flagged.length === 1 ? 'One is flagged.' : `${flagged.length} are flagged.`}</p>}
      {unsaved && <p role="alert">{unsaved}</p>}
    </Confirm>
  )
}

function whyNot({ offline, tooLong }: SaverState, questions: readonly Question[]): string {
  const place = questions.findIndex(({ id }) => id === tooLong?.questionId) + 1
  if (place > 0 && !offline) return `Your answer to question ${place} is too long to be saved. Please shorten it first.`
  return 'Your last answers are not saved yet: there is no connection. They are kept on this device. Please try again.'
}

const openWords = (open: number, all: number) =>
  open === 1 ? `One of ${all} questions is not answered yet.` : `${open} of ${all} questions are not answered yet.`
