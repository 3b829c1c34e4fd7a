import { useEffect } from 'react'
import { request } from '../../../providers/api/client'
import { queryClient } from '../../../providers/api/query'
import type { ClassroomSessionQuery } from '../../room/room.documents'
import type { RoomSession } from '../../room/session-parts'
import { draftKey, dropDraft, readDraft } from '../../saving/draft-store'
import { isRecord, useVersionedDraft, type VersionedDraft } from '../../saving/use-versioned-draft'
import type { KeptDraft } from '../../saving/versioned-draft'
import { ClassroomAnswerWrite } from '../station.documents'
import { TEXT, textRules } from './written-text'

export type WrittenAnswer = VersionedDraft<string>

/** The text that the candidate writes in the room. */
export function useWrittenAnswer(session: RoomSession, userId: string): WrittenAnswer {
  const { id, answerVersion } = session
  const written = session.answers.find((answer) => answer.written)
  const formerKey = draftKey(userId, id, 'answer')
  const draft = useVersionedDraft({
    key: draftKey(userId, id, 'written'),
    rules: textRules,
    server: {
      body: { [TEXT]: written?.file?.contentHtml ?? '' },
      version: answerVersion,
      at: written ? new Date(written.updatedAt).getTime() : null,
    },
    mayWrite: session.allowed.includes('sessionAnswerWrite'),
    send: async (mine, version) => {
      const content = mine[TEXT] ?? ''
      const { sessionAnswerWrite: saved } = await request(ClassroomAnswerWrite, { sessionId: id, content, version })
      queryClient.setQueryData<ClassroomSessionQuery>(
        ['ClassroomSession', { id }],
        (now) => now && { session: { ...now.session, ...saved } },
      )
      // The server's spelling of the same text would move the writer's place in it.
      return { body: mine, version: saved.answerVersion }
    },
    readCurrent: (current) =>
      isText(current) ? { body: { [TEXT]: current.content }, version: current.version } : null,
    formerly: () => unsent(formerKey),
  })
  // Its text is in the new draft now; it would come back at the next visit, beside the saved one.
  useEffect(() => dropDraft(formerKey), [formerKey])
  return draft
}

const isText = (value: unknown): value is { content: string; version: number } =>
  isRecord(value) && typeof value.content === 'string' && typeof value.version === 'number'

const isUnsent = (value: unknown): value is { html: string } => isRecord(value) && typeof value.html === 'string'

/** A draft of the version that sent answers only when asked. */
function unsent(key: string): KeptDraft<string> | null {
  const draft = readDraft(key, isUnsent)
  return draft && { base: { [TEXT]: '' }, version: 0, mine: { [TEXT]: draft.html } }
}
