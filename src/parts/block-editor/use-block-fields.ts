import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { EditedBlock } from './blocks'
import { type FieldName, type Fields, fieldNames, fieldsOf, isSame } from './form/draft-fields'
import { useBlockDraft } from './use-block-draft'
import type { Editor } from './use-editor'

/** The fields of a block as they are written now; each change of one can be taken back. */
export function useBlockFields(block: EditedBlock, { userId, contentId, deeds: { history } }: Editor) {
  const { state, dispatch } = useBlockDraft(block, userId, contentId)
  const fields = useMemo(() => ({ ...fieldsOf(block), ...state.mine }) as Fields, [block, state.mine])
  const latest = useRef({ fields, push: history.push })
  latest.current = { fields, push: history.push }
  const edit = useCallback(
    <Name extends FieldName>(field: Name, value: Fields[Name]) => {
      const before = latest.current.fields[field]
      if (!isSame(before, value)) latest.current.push({ blockId: block.id, field, before, after: value })
      dispatch({ type: 'edit', id: field, change: () => value })
    },
    [block.id, dispatch],
  )
  const { setting } = history
  useEffect(() => {
    if (!setting || setting.isDone || setting.blockId !== block.id) return
    // The block may be opened again later.
    setting.isDone = true
    dispatch({ type: 'edit', id: setting.field, change: () => setting.value })
  }, [setting, block.id, dispatch])
  const decide = (kept: Readonly<Record<string, 'mine' | 'theirs'>>) => {
    for (const field of fieldNames) {
      const keep = kept[field]
      if (keep) dispatch({ type: 'decide', id: field, keep })
    }
  }
  return { state, fields, edit, decide }
}
