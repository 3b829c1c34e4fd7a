import { upload } from '../../../providers/api/client'
import { invalidate } from '../../../providers/api/query'
import { useFileQueue } from '../../upload/use-file-queue'
import { ClassroomAnswerCreate } from '../station.documents'

/** The running uploads, with their progress and errors. */
export function useAnswerUploads(sessionId: string) {
  const { files, add, remove } = useFileQueue(async (file, sending) => {
    const answer = { sessionId, title: titleOf(file.name), contentType: file.type || 'application/octet-stream', file }
    await upload(ClassroomAnswerCreate, answer, sending)
    await invalidate('ClassroomSession')
  })
  return { files, add, remove, sending: files.some(({ progress }) => progress !== undefined) }
}

const titleOf = (name: string) => name.replace(/\.[a-z0-9]{1,5}$/i, '') || name
