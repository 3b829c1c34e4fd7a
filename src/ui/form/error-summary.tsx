import { useEffect, useId, useRef } from 'react'
import { Icon } from '../action/icon'
import styles from './error-summary.module.css'

/** One error: its words, and the id of the field that its link leads to. */
export type FormError = { text: string; field?: string }

/**
 * All errors of a form, above it. Takes the focus for new errors and after each try to send, but not when the page redraws or an error is fixed,
 * since the person is typing then.
 */
export function ErrorSummary({ errors, title }: { errors: readonly FormError[]; title?: string | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  const said = useRef(new Set<string>())
  const id = useId()
  const isShown = errors.length > 0
  useEffect(() => {
    const form = box.current?.closest('form')
    if (!isShown || !form) return
    // Runs before the page's own handler, so that errors remaining after this try count as new.
    const forget = () => said.current.clear()
    form.addEventListener('submit', forget)
    return () => form.removeEventListener('submit', forget)
  }, [isShown])
  useEffect(() => {
    const keys = errors.map(keyOf)
    const isNew = keys.some((key) => !said.current.has(key))
    said.current = new Set(keys)
    if (isNew) box.current?.focus()
  }, [errors])
  if (errors.length === 0) return null
  return (
    <div ref={box} className={styles.errors} role="alert" aria-labelledby={id} tabIndex={-1}>
      <h2 className={styles.title} id={id}>
        <Icon name="stop" />
        {title ?? (errors.length === 1 ? 'There is a problem' : `There are ${errors.length} problems`)}
      </h2>
      <ul>
        {errors.map((error) => (
          <li key={keyOf(error)}>{error.field ? <FieldLink field={error.field} text={error.text} /> : error.text}</li>
        ))}
      </ul>
    </div>
  )
}

const keyOf = ({ text, field }: FormError) => `${field} ${text}`

function FieldLink({ field, text }: { field: string; text: string }) {
  return (
    <a
      href={`#${field}`}
      onClick={(event) => {
        const control = document.getElementById(field)
        if (!control) return
        // Keeps the address, since the hash is no place to return to.
        event.preventDefault()
        control.focus()
        control.scrollIntoView({ block: 'center' })
      }}
    >
      {text}
    </a>
  )
}
