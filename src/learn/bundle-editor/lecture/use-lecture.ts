import { useRef, useState } from 'react'
import { partsOf } from '../../../nouns/bundle/lecture-parts'
import { ApiError } from '../../../providers/api/api-error'
import { request } from '../../../providers/api/client'
import { showError } from '../../../providers/api/errors'
import { invalidate, queryClient, useApi } from '../../../providers/api/query'
import { useLive } from '../../../providers/live/live'
import { toast } from '../../../ui/overlay/toast'
import {
  EditedLecture,
  type EditedLectureQuery,
  LectureChapterAdd,
  LectureChapterChange,
  LectureChapterRemove,
  LectureSlideRemove,
  LectureSlidesMove,
} from './lecture.documents'
import { changesOf, moved, movedChapter, type Place, placeWords } from './moves'

// The addresses of pictures and sounds are good for 10 minutes at least.
const FRESH_MS = 9 * 60_000

/** The chapters and slides of a lecture, and what can be done with them. */
export function useLecture(bundleId: string) {
  const query = useApi(EditedLecture, { bundleId }, { refetchInterval: FRESH_MS })
  // What is deleted is a change of its bundle.
  useLive(['LibrarySlide', 'LibraryChapter', 'Bundle'], ['EditedLecture'])
  const [said, setSaid] = useState('')
  const send = useSendInOrder(reload)
  const { now, show } = shownLecture(bundleId)
  const chapters = query.data?.libraryChapters ?? []
  const slides = query.data?.librarySlides ?? []
  return {
    query,
    chapters,
    slides,
    parts: partsOf(chapters, slides),
    /** What was done, for those who do not see it. */
    said,
    reload,

    /** Moves a slide at once; the server follows. */
    move(slideId: string, to: Place) {
      const { libraryChapters, librarySlides } = now()
      const after = moved(partsOf(libraryChapters, librarySlides), slideId, to)
      const changes = changesOf(librarySlides, after)
      if (changes.length === 0) return
      show({ librarySlides: after })
      setSaid(`Moved to ${placeWords(partsOf(libraryChapters, after), slideId)}.`)
      send(() => request(LectureSlidesMove, { bundleId, slides: changes }))
    },

    /** Moves a chapter with its slides; the server follows. */
    moveChapter(chapterId: string, by: -1 | 1) {
      const before = now().libraryChapters
      const placed = movedChapter(before, chapterId, by)
      const chapter = placed.find(({ id }) => id === chapterId)
      if (!chapter) return
      const was = new Map(before.map(({ id, position }) => [id, position]))
      show({ libraryChapters: placed })
      setSaid(`${chapter.title} moved to place ${chapter.position + 1} of ${placed.length}.`)
      send(async () => {
        for (const { id, position } of placed)
          if (was.get(id) !== position) await request(LectureChapterChange, { id, position })
      })
    },

    /** Adds a chapter at the end. Throws the server's refusal, as all below. */
    addChapter(title: string) {
      const position = Math.max(-1, ...now().libraryChapters.map((each) => each.position)) + 1
      return shown(request(LectureChapterAdd, { bundleId, title, position }))
    },
    renameChapter: (id: string, title: string) => shown(request(LectureChapterChange, { id, title })),
    removeChapter: (id: string) => shown(request(LectureChapterRemove, { id })),
    removeSlide: (id: string) => shown(request(LectureSlideRemove, { id })),
  }
}

export type Lecture = ReturnType<typeof useLecture>

/** Says why a change of order was not made. */
function tell(error: unknown) {
  const stale = error instanceof ApiError && ['NOT_FOUND', 'CONFLICT', 'VALIDATION'].includes(error.code)
  if (stale) toast({ kind: 'warning', text: 'Somebody else changed this lecture meanwhile. This is how it is now.' })
  else if (error instanceof ApiError) showError(error)
}

/** Reads again what was changed, here and on the learners' page. */
const reload = () => invalidate('EditedLecture', 'LectureSlides', 'LibraryBundle')

/** Shows what has become of an act, also of one that was refused. */
async function shown(act: Promise<unknown>): Promise<void> {
  try {
    await act
  } finally {
    await reload()
  }
}

/** The lecture as it is shown now, also to a press that comes before the next drawing. */
function shownLecture(bundleId: string) {
  const key = ['EditedLecture', { bundleId }]
  const now = () => queryClient.getQueryData<EditedLectureQuery>(key) ?? { libraryChapters: [], librarySlides: [] }
  const show = (part: Partial<EditedLectureQuery>) => {
    // What is being read now would put it back.
    void queryClient.cancelQueries({ queryKey: key })
    queryClient.setQueryData(key, { ...now(), ...part })
  }
  return { now, show }
}

/** Sends changes of order one after the other, so that none overtakes another, and after the last shows what has become of them. */
function useSendInOrder(onLast: () => Promise<void>) {
  const waiting = useRef(0)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  return (work: () => Promise<unknown>) => {
    waiting.current += 1
    queue.current = queue.current
      .then(work)
      .catch(tell)
      .finally(() => {
        waiting.current -= 1
        if (waiting.current === 0) void onLast()
      })
  }
}
