import { memo, useState } from 'react'
import { isAsked } from '../../../../rules/content/block-kinds'
import { sidesOf } from '../../../../rules/content/card-sides'
import { Segments } from '../../../ui/form/segments'
import { Deck } from '../../player/cards/deck'
import { BlockView } from '../../player/reading/reading'
import { OutcomeView } from '../../player/test/question/outcome'
import { QuestionView } from '../../player/test/question/question-view'
import type { EditedBlock, PracticeArea } from '../blocks'
import type { Fields } from '../form/draft-fields'
import styles from './preview.module.css'
import { previewQuestion } from './preview-question'

interface PreviewProps {
  block: EditedBlock
  fields: Fields
  areas: readonly PracticeArea[]
}

const sides = [
  { value: 'before', label: 'Before' },
  { value: 'after', label: 'After' },
] as const

/** A block as the student sees it, by the parts that students see. No attempt is made. */
export const Preview = memo(function Preview(props: PreviewProps) {
  const { block } = props
  const [side, setSide] = useState<'before' | 'after'>('before')
  const asked = isAsked(block.type)
  return (
    <section aria-labelledby="preview-title">
      <header className={styles.head}>
        <h2 id="preview-title" className={styles.title}>
          As the student sees it
        </h2>
        {asked && <Segments label="The answer" options={sides} value={side} onChange={setSide} />}
      </header>
      <div className={styles.paper}>
        {asked ? (
          <QuestionPreview {...props} checked={side === 'after'} />
        ) : block.type === 'flashcard' ? (
          <CardPreview {...props} />
        ) : (
          <ReadingPreview {...props} />
        )}
      </div>
    </section>
  )
})

function QuestionPreview({ block, fields, areas, checked }: PreviewProps & { checked: boolean }) {
  const [answer, setAnswer] = useState<string[] | null>(null)
  const [struck, setStruck] = useState<string[]>([])
  const question = { ...previewQuestion(block, fields, areas, { answer, checked }), struck }
  return question.outcome ? (
    <OutcomeView question={question} outcome={question.outcome} mayReport={false} />
  ) : (
    <QuestionView question={question} onAnswer={setAnswer} onStrike={setStruck} />
  )
}

function CardPreview({ block, fields }: PreviewProps) {
  const shown = { ...block, ...fields }
  const faces = sidesOf(shown).map((each) => ({ ...each, id: `${block.id} ${each.side}`, block: shown }))
  if (faces.length === 0) return <p className="help">A card appears here when its text has a gap.</p>
  return <Deck faces={faces} />
}

function ReadingPreview({ block, fields }: PreviewProps) {
  const { image, audio, video, link, attachments } = block
  const isEmpty = !fields.title && !fields.assignment && !image && !audio && !video && !link && !attachments.length
  if (isEmpty) return <p className="help">Nothing is written yet.</p>
  return <BlockView block={{ ...block, ...fields }} />
}
