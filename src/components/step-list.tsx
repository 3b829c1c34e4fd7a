import { Icon } from './icon'
import './step-list.css'

type StepListProps = { label: string; steps: readonly string[] /** From 0. */; current: number; column?: boolean }

/** Where one is among the steps of something long. */
export function StepList({ label, steps, current, column }: StepListProps) {
  return (
    <ol className={column ? 'steps steps-column' : 'steps'} aria-label={label}>
      {steps.map((step, index) => (
        <li key={step} className="step" aria-current={index === current ? 'step' : undefined}>
          <span className="step-number num" aria-hidden="true">
            {index < current ? <Icon name="check" size="xs" /> : index + 1}
          </span>
          {step}
          {index < current && <span className="vh">, done</span>}
        </li>
      ))}
    </ol>
  )
}

/** The same as a row of bars, where there is no room for words. */
export function StepBars({ count, current }: { count: number; current: number }) {
  return (
    <div className="step-bars" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are alike and never move.
        <i key={index} className={index <= current ? 'step-bar-on' : undefined} />
      ))}
    </div>
  )
}
