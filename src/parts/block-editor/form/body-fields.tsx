import { optionRules, type QuestionKind } from '../../../../rules/content/block-kinds'
import { TextField } from '../../../ui/form/text-field'
import { RichTextField } from '../../../ui/rich-text/rich-text-field'
import { ClozeField } from './cloze-field'
import { drawnFor, type Editing } from './editing'
import { EmbedField } from './embed-field'
import { isKeyFixed } from './fixed-key'
import { MediaFields } from './media-fields'
import { OptionList } from './option-list'

/** What a block of each kind says. */
export function BodyFields(props: Editing) {
  switch (props.block.type) {
    case 'question':
      return <QuestionFields {...props} />
    case 'flashcard':
      return <CardFields {...props} />
    case 'task':
      return <TaskFields {...props} />
    case 'embed':
      return (
        <>
          <EmbedField {...props} />
          <TextBody {...props} label="Where it leads, and why to go there" />
        </>
      )
    case 'media':
      return (
        <>
          <MediaFields {...props} />
          <TextBody {...props} label="Text beside it" />
        </>
      )
    default:
      return <TextBody {...props} label="Text" />
  }
}

const html = (value: string | null) => value ?? ''

function TextBody({ fields, edit, label, help }: Editing & { label: string; help?: string }) {
  return (
    <RichTextField
      label={label}
      help={help}
      value={html(fields.assignment)}
      onChange={(value) => edit('assignment', value || null)}
    />
  )
}

function QuestionFields(props: Editing) {
  const { fields, edit } = props
  const kind = fields.subtype as QuestionKind
  return (
    <>
      {kind === 'cloze' ? (
        <ClozeField
          label="Text with gaps"
          help="A gap is written {{c1::answer}}, or {{c1::answer::hint}}."
          value={html(fields.assignment)}
          onChange={(value) => edit('assignment', value || null)}
        />
      ) : (
        <TextBody {...props} label="Scenario and question" />
      )}
      {optionRules[kind].most > 0 && <OptionList {...props} />}
      {kind === 'numeric' && <Tolerance {...props} />}
      {kind === 'essay' && <ModelAnswer {...props} />}
      <Feedback {...props} />
    </>
  )
}

/** What a person marks beside the essay: what to do, and what a good answer has. */
function TaskFields(props: Editing) {
  return (
    <>
      <TextBody {...props} label="What to do" help="Tests ask it, and you mark what is handed in." />
      <ModelAnswer {...props} />
      <Feedback {...props} />
    </>
  )
}

function ModelAnswer({ fields, edit }: Editing) {
  return (
    <RichTextField
      label="Model answer"
      optional
      value={html(fields.answer)}
      onChange={(value) => edit('answer', value || null)}
    />
  )
}

function Tolerance({ block, fields, edit }: Editing) {
  const { metadata } = fields
  return (
    <TextField
      label="How far from it is still right"
      optional
      type="number"
      disabled={isKeyFixed(block)}
      min={0}
      step="any"
      inputMode="decimal"
      value={metadata?.tolerance ?? ''}
      onChange={({ target }) =>
        edit('metadata', {
          duration: metadata?.duration ?? null,
          tolerance: target.value === '' ? null : Math.max(0, target.valueAsNumber || 0),
        })
      }
    />
  )
}

function CardFields(props: Editing) {
  const { fields, edit } = props
  if (fields.subtype === 'cloze')
    return (
      <>
        <ClozeField
          label="Text with gaps"
          help="Each number is a card of its own: {{c1::first}}, {{c2::second}}."
          value={html(fields.assignment)}
          onChange={(value) => edit('assignment', value || null)}
        />
        <MediaFields {...props} only="image" />
      </>
    )
  return (
    <>
      <RichTextField
        label="Front"
        value={html(fields.assignment)}
        onChange={(value) => edit('assignment', value || null)}
      />
      <RichTextField label="Back" value={html(fields.answer)} onChange={(value) => edit('answer', value || null)} />
      <MediaFields {...props} only="image" />
    </>
  )
}

const Feedback = drawnFor(['feedback'], ({ fields, edit }) => (
  <RichTextField
    label="What to remember"
    optional
    help="Shown with the right answer."
    value={html(fields.feedback)}
    onChange={(value) => edit('feedback', value || null)}
  />
))
