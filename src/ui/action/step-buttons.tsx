import { Button } from './button'
import type { ButtonLook } from './button-look'

interface StepButtonsProps {
  /** What is moved. */
  name: string
  isFirst: boolean
  isLast: boolean
  onStep: (by: -1 | 1) => void
  size?: ButtonLook['size']
}

/** Moves a row one step up or down its list. */
export function StepButtons({ name, isFirst, isLast, onStep, size = 'sm' }: StepButtonsProps) {
  return (
    <>
      <Button
        variant="quiet"
        size={size}
        icon="up"
        label={`Move ${name} up`}
        disabled={isFirst}
        data-way="up"
        onClick={() => onStep(-1)}
      />
      <Button
        variant="quiet"
        size={size}
        icon="down"
        label={`Move ${name} down`}
        disabled={isLast}
        data-way="down"
        onClick={() => onStep(1)}
      />
    </>
  )
}
