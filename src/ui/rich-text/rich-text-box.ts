import { useEffect, useRef } from 'react'
import type { RichTextInputProps } from './rich-text-props'

export const boxClass = (page?: boolean): string => (page ? 'editor editor-page' : 'editor')

export const paperClass = 'editor-paper rich'

/** What a rich text is to those who hear it, before its editor has come as after. */
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

/** A label leads to fields of forms only, and this is none to the browser. */
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
