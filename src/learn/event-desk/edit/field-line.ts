import type { EventDraft, Faults } from './event-draft'

/** What each part of the form is given. */
export interface FieldsProps {
  draft: EventDraft
  faults: Faults
  onChange: (changed: Partial<EventDraft>) => void
}

type TextName = {
  [Name in keyof EventDraft]: EventDraft[Name] extends string ? Name : never
}[keyof EventDraft]

/** The id, value and error of a line of text. */
export const line = ({ draft, faults, onChange }: FieldsProps, name: TextName) => ({
  id: `event-${name}`,
  value: draft[name],
  error: faults[name],
  onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
})
