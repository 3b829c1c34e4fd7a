import { request } from '../../providers/api/client'
import { invalidate, queryClient } from '../../providers/api/query'
import { draftKey } from '../saving/draft-store'
import { isRecord, useVersionedDraft, type VersionedDraft } from '../saving/use-versioned-draft'
import type { EditedBlock } from './blocks'
import { type EditorBlockQuery, EditorBlockSave } from './editor.documents'
import { blockRules, type Fields, type FieldValue, faultsOf, fieldsOf, sentOf } from './form/draft-fields'

export type BlockDraft = VersionedDraft<FieldValue>

/** The name under which a device keeps what is not saved yet of a block. */
export const blockDraftKey = (userId: string, contentId: string, blockId: string) =>
  draftKey(userId, contentId, `block.${blockId}`)

/** A block being written: saved after each pause, kept on this device until then. */
export function useBlockDraft(block: EditedBlock, userId: string, contentId: string): BlockDraft {
  const { id } = block
  return useVersionedDraft<FieldValue>({
    key: blockDraftKey(userId, contentId, id),
    rules: blockRules,
    server: { body: fieldsOf(block), version: block.version, at: new Date(block.updatedAt).getTime() },
    mayWrite: true,
    send: async (mine, version) => {
      const [fault] = faultsOf(mine)
      if (fault) throw new Error(fault)
      const { contentBlockUpdate: saved } = await request(EditorBlockSave, {
        id,
        version,
        ...sentOf(mine as unknown as Fields),
      })
      queryClient.setQueryData<EditorBlockQuery>(['EditorBlock', { id }], { contentBlock: saved })
      void invalidate('EditorOutline')
      // The server's spelling of the same text would move the writer's place in it.
      return { body: mine, version: saved.version }
    },
    readCurrent: (current) => (isBlock(current) ? { body: fieldsOf(current), version: current.version } : null),
  })
}

const isBlock = (value: unknown): value is EditedBlock =>
  isRecord(value) && typeof value.version === 'number' && typeof value.subtype === 'string'
