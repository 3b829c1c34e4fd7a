import { useRef } from 'react'
import { request } from '../../providers/api/client'
import { TextArea } from '../../ui/form/text-area'
import { richTextFault, richTextSize } from '../../ui/rich-text/rich-text-limit'
import { formatLondonTime } from '../../ui/time/london-time'
import { useSavedText } from '../saving/saved-text'
import styles from './classroom.module.css'
import { paragraphsOf } from './html-words'
import { ClassroomNoteCreate, ClassroomNoteUpdate } from './room.documents'
import type { RoomSession } from './session-parts'

/** Private notes on a session, saved while the person writes. */
export function NotesPanel({ session, userId }: { session: RoomSession; userId: string }) {
  const note = session.notes?.[0]
  const noteId = useRef(note?.id ?? null)
  if (note) noteId.current = note.id
  const saved = useSavedText(
    { userId, sessionId: session.id, what: 'note' },
    { text: plainOf(note?.content ?? ''), at: note?.updatedAt ?? null },
    async (text) => {
      const content = paragraphsOf(text)
      if (noteId.current) await request(ClassroomNoteUpdate, { id: noteId.current, content })
      else
        noteId.current = (await request(ClassroomNoteCreate, { sessionId: session.id, content })).sessionNoteCreate.id
    },
    // They are kept as paragraphs, whose signs count too.
    (text) => richTextSize(paragraphsOf(text)),
  )
  return (
    <div className={styles.notes}>
      <TextArea
        label="Your notes"
        labelHidden
        rows={5}
        value={saved.text}
        placeholder="Only you see these notes."
        error={richTextFault(paragraphsOf(saved.text))}
        onChange={(event) => saved.write(event.target.value)}
      />
      <p className="help num" role="status">
        {saved.failure ?? (saved.savedAt ? `Saved ${formatLondonTime(saved.savedAt)}` : 'Saved as you write.')}
      </p>
    </div>
  )
}

// Notes are written as plain text and stored as paragraphs.
function plainOf(html: string): string {
  const body = new DOMParser().parseFromString(html.replace(/<br\s*\/?>/gi, '\n'), 'text/html').body
  const parts = [...body.querySelectorAll('p, li')].map((part) => part.textContent ?? '')
  return parts.length > 0 ? parts.join('\n\n') : (body.textContent ?? '')
}
