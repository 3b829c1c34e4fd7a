import { request } from '../../../providers/api/client'
import type { CriterionMark, RoomSession } from '../../room/session-parts'
import { draftKey } from '../../saving/draft-store'
import { isRecord, useVersionedDraft, type VersionedDraft } from '../../saving/use-versioned-draft'
import { ClassroomMarksheetSave } from '../marking.documents'
import { bodyOf, type Entry, entriesOf, sheetRules } from './marksheet-draft'

export type Marksheet = VersionedDraft<Entry>

/** The marker's sheet of a session. */
export function useMarksheet(session: RoomSession, userId: string): Marksheet {
  const { id, sessionMarksheet: draft } = session
  return useVersionedDraft({
    key: draftKey(userId, id, 'marksheet'),
    rules: sheetRules,
    server: {
      body: entriesOf(draft?.body ?? []),
      version: draft?.version ?? 0,
      at: draft ? new Date(draft.updatedAt).getTime() : null,
    },
    mayWrite: session.allowed.includes('sessionMarksheetUpdate'),
    send: async (mine, version) => {
      const { sessionMarksheetUpdate: saved } = await request(ClassroomMarksheetSave, {
        sessionId: id,
        body: bodyOf(mine),
        version,
      })
      return { body: entriesOf(saved.body), version: saved.version }
    },
    readCurrent: (current) => (isDraft(current) ? { body: entriesOf(current.body), version: current.version } : null),
  })
}

/** Whether a refusal brought the sheet as it is now. */
export const isDraft = (value: unknown): value is { body: CriterionMark[]; version: number } =>
  isRecord(value) && Array.isArray(value.body) && typeof value.version === 'number'
