import { type KeyboardEvent, useState, useSyncExternalStore } from 'react'
import type { FieldName, Fields } from './form/draft-fields'
import { History, isField, type Step } from './history'

/** A field that undo or redo sets, once. */
export interface Setting {
  blockId: string
  field: FieldName
  value: Fields[FieldName]
  isDone: boolean
}

interface HistoryOptions {
  blockId: string | null
  onOpen: (blockId: string | null) => void
  /** What was taken back or done again, in words. */
  onSaid: (words: string) => void
}

/** What was done in the editor, taken back and done again by buttons or by keys. */
export function useHistory({ blockId, onOpen, onSaid }: HistoryOptions) {
  const [history] = useState(() => new History())
  const { canUndo, canRedo } = useSyncExternalStore(history.subscribe, history.get)
  const [setting, setSetting] = useState<Setting | null>(null)

  const take = (step: Step | undefined, back: boolean) => {
    if (!step) return
    if (!isField(step)) {
      onSaid(back ? `Took back ${step.label}.` : `Did ${step.label} again.`)
      return void (back ? step.undo() : step.redo?.())
    }
    if (step.blockId !== blockId) onOpen(step.blockId)
    setSetting({ blockId: step.blockId, field: step.field, value: back ? step.before : step.after, isDone: false })
    onSaid(back ? 'Took back the last change.' : 'Did the change again.')
  }
  const undo = () => take(history.undo(), true)
  const redo = () => take(history.redo(), false)
  return {
    canUndo,
    canRedo,
    setting,
    undo,
    redo,
    push: (step: Step) => history.push(step),
    press(event: KeyboardEvent<HTMLElement>) {
      const key = event.key.toLowerCase()
      if (!(event.metaKey || event.ctrlKey) || (key !== 'z' && key !== 'y')) return
      // A rich text takes back its own changes while somebody writes in it.
      if ((event.target as HTMLElement).isContentEditable) return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redo()
      else undo()
    },
  }
}
