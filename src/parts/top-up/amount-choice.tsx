import { useId } from 'react'
import { formatMoney } from '../../ui/money/money'
import styles from './amount-choice.module.css'
import type { Choice } from './amounts'

interface AmountChoiceProps {
  offered: readonly Choice[]
  value: Choice
  onChange: (value: Choice) => void
  /** What one gets beyond the amount, in pence. */
  extra?: ReadonlyMap<Choice, number>
}

/** Amounts side by side; one is chosen. */
export function AmountChoice({ offered, value, onChange, extra }: AmountChoiceProps) {
  const name = useId()
  return (
    <fieldset className={styles.amounts}>
      <legend className="vh">Amount</legend>
      {offered.map((each) => (
        <span key={each}>
          <input
            className="vh"
            type="radio"
            name={name}
            id={`${name}-${each}`}
            value={each}
            checked={value === each}
            onChange={() => onChange(each)}
          />
          <label htmlFor={`${name}-${each}`} className="num">
            {each === 'other' ? 'Other' : formatMoney(Number(each))}
            {extra?.has(each) && <span>{formatMoney(extra.get(each) ?? 0)} extra</span>}
          </label>
        </span>
      ))}
    </fieldset>
  )
}
