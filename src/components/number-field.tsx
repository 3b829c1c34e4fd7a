import type { ComponentProps } from 'react'
import { TextField } from './text-field'

/** A whole or decimal number, with its unit in `after`; the keyboard of a phone shows digits. */
export function NumberField({ inputMode = 'numeric', ...props }: ComponentProps<typeof TextField>) {
  return <TextField autoComplete="off" {...props} inputMode={inputMode} />
}

/** An amount in pounds; read its text with `parsePounds`. */
export function PoundsField(props: ComponentProps<typeof TextField>) {
  return <TextField autoComplete="off" before="£" {...props} inputMode="decimal" />
}
