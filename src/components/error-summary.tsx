import { useEffect, useId, useRef } from 'react'
import './error-summary.css'
import { Icon } from './icon'

/** One thing to put right: the words, and the id of the field that the link goes to. */
export type FormError = { text: string; field?: string }

/** All of a form's errors above it; takes the focus whenever it is shown or its errors change. */
export function ErrorSummary({ errors }: { errors: readonly FormError[] }) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    if (errors.length > 0) box.current?.focus()
  }, [errors])
  if (errors.length === 0) return null
  return (
    <div ref={box} className="errors" role="alert" aria-labelledby={id} tabIndex={-1}>
      <h2 className="errors-title" id={id}>
        <Icon name="stop" />
        {errors.length === 1 ? 'There is a problem' : `There are ${errors.length} problems`}
      </h2>
      <ul>
        {errors.map(({ text, field }) => (
          <li key={`${field} ${text}`}>{field ? <FieldLink field={field} text={text} /> : text}</li>
        ))}
      </ul>
    </div>
  )
}

function FieldLink({ field, text }: { field: string; text: string }) {
  return (
    <a
      href={`#${field}`}
      onClick={(event) => {
        const control = document.getElementById(field)
        if (!control) return
        // The address stays as it is: the hash is not a place to come back to.
        event.preventDefault()
        control.focus()
        control.scrollIntoView({ block: 'center' })
      }}
    >
      {text}
    </a>
  )
}
