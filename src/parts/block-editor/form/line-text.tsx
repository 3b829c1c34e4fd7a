import { useState } from 'react'
import { Button } from '../../../ui/action/button'
import { TextArea } from '../../../ui/form/text-area'
import { RichTextField } from '../../../ui/rich-text/rich-text-field'
import { htmlOf, isPlain, plainOf } from './plain-lines'

interface LineTextProps {
  label: string
  /** HTML. */
  value: string
  onChange: (html: string) => void
  rows?: number
  className?: string
}

/** A short text of an option or a reason: plain lines, until somebody wants formatting. */
export function LineText({ label, value, onChange, rows = 1, className }: LineTextProps) {
  const [formatted, setFormatted] = useState(false)
  if (formatted || !isPlain(value)) return <RichTextField label={label} labelHidden value={value} onChange={onChange} />
  return (
    <div className={className}>
      <TextArea
        label={label}
        labelHidden
        rows={rows}
        placeholder={label}
        value={plainOf(value)}
        onChange={({ target }) => onChange(htmlOf(target.value))}
      />
      <Button variant="quiet" size="sm" icon="bold" label={`Format: ${label}`} onClick={() => setFormatted(true)} />
    </div>
  )
}
