import { clockMinutesWith } from '../../../rules/school/clock-minutes'
import { Card } from '../../ui/data/card'
import { RadioGroup } from '../../ui/form/radio-group'
import { lengthWords } from '../../ui/time/length-words'
import { type Choices, MOST_QUESTIONS } from './choices'
import { paceMinutes } from './pace'
import styles from './practice.module.css'
import type { Change } from './use-choices'

interface LengthChoiceProps {
  choices: Choices
  match: number
  /** Of the person, in percent. */
  extraTime: number
  onChange: Change
}

const usual = [10, 20, 45, 90]

/** How many questions, against which clock, and when the answers are shown. */
export function LengthChoice({ choices, match, extraTime, onChange }: LengthChoiceProps) {
  const all = Math.min(match, MOST_QUESTIONS)
  const offered = [...usual.filter((each) => each < all), all]
  const chosen = Math.min(choices.count, all)
  const counts = offered.includes(chosen) ? offered : [...offered, chosen].sort((one, other) => one - other)
  const minutes = paceMinutes(Math.min(choices.count, match))
  const own = clockMinutesWith(minutes, { extraTime, breaks: 0 })
  return (
    <Card>
      <div className={styles.length}>
        {counts.length > 1 && (
          <div className={styles.amounts}>
            <RadioGroup
              legend="How many"
              look="cards"
              value={String(chosen)}
              options={counts.map((each) => ({
                value: String(each),
                label: each === match ? `All ${each}` : String(each),
              }))}
              onChange={(count) => onChange({ count: Number(count) === all ? MOST_QUESTIONS : Number(count) })}
            />
          </div>
        )}
        <RadioGroup
          legend="Clock"
          look="cards"
          value={choices.clock}
          options={[
            { value: 'none', label: 'No clock', help: 'As long as you like' },
            {
              value: 'exam',
              label: `Exam pace, ${lengthWords(Math.max(1, own))}`,
              help: extraTime ? `${lengthWords(minutes)} and your ${extraTime}%` : '1:42 a question, then it ends',
            },
          ]}
          onChange={(clock) => onChange({ clock })}
        />
        <RadioGroup
          legend="Answers and reasons"
          look="cards"
          value={choices.answers}
          options={[
            { value: 'once', label: 'At once', help: 'After each question, where its test allows it' },
            { value: 'end', label: 'At the end', help: 'As in the exam' },
          ]}
          onChange={(answers) => onChange({ answers })}
        />
      </div>
    </Card>
  )
}
