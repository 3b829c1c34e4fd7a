import { invalidate, useApi } from '../../../providers/api/query'
import { useLive } from '../../../providers/live/live'
import { LecturePapers } from './lecture.documents'

// The addresses of the files are good for 10 minutes at least.
const FRESH_MS = 9 * 60_000

/** A document of a lecture, whoever sees it. */
export interface Paper {
  id: string
  title: string
  contentType: string | null
  size: number | null
  /** Signed, to download it. */
  address: string | null
}

/** The documents of a lecture: those that its learners see, and those that only its authors do. */
export function usePapers(bundleId: string) {
  const query = useApi(LecturePapers, { bundleId }, { refetchInterval: FRESH_MS })
  // Whatever becomes of its documents is a change of the bundle.
  useLive(['Bundle'], ['LecturePapers'])
  return {
    query,
    reload: () => invalidate('LecturePapers', 'Handouts', 'LibraryBundle'),
    handouts: query.data?.libraryMaterials.flatMap(({ id, file }): Paper[] =>
      file
        ? [{ id, title: file.title, contentType: file.contentType, size: file.size, address: file.contentLink }]
        : [],
    ),
    attachments: query.data?.libraryAttachments.map(
      ({ id, title, file, fileMimetype }): Paper => ({
        id,
        title,
        contentType: fileMimetype,
        size: null,
        address: file,
      }),
    ),
  }
}
