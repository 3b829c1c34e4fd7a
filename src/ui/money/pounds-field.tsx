import type { ComponentProps } from 'react'
import { TextField } from '../form/text-field'

/** An amount in pounds; `parsePounds` reads its text. */
export function PoundsField(props: ComponentProps<typeof TextField>) {
  return <TextField autoComplete="off" before="£" {...props} inputMode="decimal" />
}
