import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import richTextStyles from './rich-text.module.css'
import styles from './rich-text-editor.module.css'
import type { RichTextInputProps } from './rich-text-props'

export const boxClass = (page?: boolean): string => clsx(styles.editor, page && styles.page)

export const paperClass = clsx(styles.paper, richTextStyles.rich)

/** The accessible role of a rich text, before and after its editor has loaded. */
export function textboxOf(props: RichTextInputProps & { id: string }, hintId: string): Record<string, string> {
  const { id, label, value, placeholder } = props
  return {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-describedby': [props['aria-describedby'], hintId].filter(Boolean).join(' '),
    'aria-invalid': String(props['aria-invalid'] ?? false),
    'aria-required': String(props['aria-required'] ?? false),
    ...(placeholder && { 'aria-placeholder': placeholder }),
    ...(placeholder && value === '' && { 'data-placeholder': placeholder }),
  }
}

/** A label leads to form fields only, and for the browser this is none. */
export function useLabelPress(id: string, onPress: () => void): void {
  const latest = useRef(onPress)
  latest.current = onPress
  useEffect(() => {
    const named = document.querySelector(`label[for="${CSS.escape(id)}"]`)
    const press = () => latest.current()
    named?.addEventListener('click', press)
    return () => named?.removeEventListener('click', press)
  }, [id])
}
