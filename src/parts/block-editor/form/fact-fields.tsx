import { isAsked } from '../../../../rules/content/block-kinds'
import { contentBlockUpdate } from '../../../../schema/generated/limits'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import { SearchableSelect } from '../../../ui/select/searchable-select'
import { type FieldName, faultOf } from './draft-fields'
import { drawnFor, type Editing } from './editing'
import styles from './fact-fields.module.css'

const complexities = [
  { value: '1', label: '1, very easy' },
  { value: '2', label: '2, easy' },
  { value: '3', label: '3, medium' },
  { value: '4', label: '4, hard' },
  { value: '5', label: '5, very hard' },
]

const shown = [
  { value: 'never', label: 'Never' },
  { value: 'after_answer', label: 'After the answer' },
  { value: 'after_submit', label: 'After handing in' },
  { value: 'after_deadline', label: 'After access has ended' },
]

const names = [
  'practiceAreaId',
  'topic',
  'source',
  'lawStatedAt',
  'complexity',
  'score',
  'estimate',
  'feedbackShow',
] as const

/** What is known about a block beside its text. */
export const FactFields = drawnFor(names, function Facts({ block, fields, edit, areas }) {
  return (
    <div className={styles.facts}>
      <SearchableSelect
        label="Practice area"
        optional
        noun="areas"
        options={areas.map(({ id, name }) => ({ value: id, label: name }))}
        value={fields.practiceAreaId}
        onChange={(value) => edit('practiceAreaId', value)}
      />
      <TextField
        label="Topic"
        optional
        most={contentBlockUpdate.topic}
        value={fields.topic ?? ''}
        onChange={({ target }) => edit('topic', target.value || null)}
      />
      <TextField
        label="Source"
        optional
        most={contentBlockUpdate.source}
        placeholder="Land Registration Act 2002, s 27"
        value={fields.source ?? ''}
        onChange={({ target }) => edit('source', target.value || null)}
      />
      <TextField
        label="Law as at"
        optional
        type="date"
        value={fields.lawStatedAt ?? ''}
        onChange={({ target }) => edit('lawStatedAt', target.value || null)}
      />
      {isAsked(block.type) && <QuestionFacts fields={fields} edit={edit} />}
    </div>
  )
})

/** What is known about a question or a task besides. */
function QuestionFacts({ fields, edit }: Pick<Editing, 'fields' | 'edit'>) {
  const number = (name: Extract<FieldName, 'score' | 'complexity' | 'estimate'>, text: string) =>
    edit(name, (text === '' ? null : Number(text)) as never)
  return (
    <>
      <SelectField
        label="Complexity"
        optional
        placeholder="Not set"
        options={complexities}
        value={String(fields.complexity ?? '')}
        onChange={({ target }) => number('complexity', target.value)}
      />
      <TextField
        label="Points"
        type="number"
        inputMode="numeric"
        min={0}
        max={100}
        value={fields.score ?? ''}
        error={faultOf('score', fields.score)}
        onChange={({ target }) => number('score', target.value)}
      />
      <TextField
        label="Of 100 who only just pass, how many get it right?"
        optional
        type="number"
        inputMode="numeric"
        min={0}
        max={100}
        value={fields.estimate ?? ''}
        error={faultOf('estimate', fields.estimate)}
        help="The estimates of all questions set the pass line."
        onChange={({ target }) => number('estimate', target.value)}
      />
      <SelectField
        label="The right answer is shown"
        optional
        placeholder="When the bundle says"
        options={shown}
        value={fields.feedbackShow ?? ''}
        onChange={({ target }) => edit('feedbackShow', (target.value || null) as typeof fields.feedbackShow)}
      />
    </>
  )
}
