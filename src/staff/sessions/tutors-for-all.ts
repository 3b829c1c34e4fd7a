import type { Foreseen } from '../../admin/bulk/works'
import { request } from '../../providers/api/client'
import { withRetries } from '../../providers/api/retry'
import { TutorsForSession } from './assign.documents'
import { byFew } from './by-few'
import { loadWords, type SessionTutor, tutorName } from './tutor-choices'

/** Who is free for these sessions, those who are for most of them first; at the same number, those with the least to do. */
export async function tutorsForAll(ids: readonly string[]): Promise<Foreseen> {
  const answers = await byFew(ids, (id) => withRetries(() => request(TutorsForSession, { id })))
  const free = new Map<string, { tutor: SessionTutor; count: number }>()
  const notes: Record<string, string> = {}
  for (const [id, { sessionTutors }] of answers) {
    const able = sessionTutors.filter(({ time }) => time === 'free')
    notes[id] = able.length > 0 ? `${able.length} free` : /* text */ 'Nobody is free'
    for (const tutor of able) free.set(tutor.userId, { tutor, count: (free.get(tutor.userId)?.count ?? 0) + 1 })
  }
  const inOrder = [...free.values()].sort((a, b) => b.count - a.count || a.tutor.load - b.tutor.load)
  return {
    notes,
    sum: '',
    choose: {
      argument: 'userId',
      label: 'Tutors who are free',
      none: 'Nobody is free for any of these. Open each to see who may be asked.',
      choices: inOrder.map(({ tutor, count }) => ({
        id: tutor.userId,
        name: tutorName(tutor),
        picture: tutor.tutor?.avatar,
        meta: count === ids.length ? /* text */ 'Free for all of them' : `Free for ${count} of ${ids.length}`,
        ...loadWords(tutor),
      })),
    },
  }
}
