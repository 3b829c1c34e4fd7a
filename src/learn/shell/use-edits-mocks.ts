import { useApi } from '../../providers/api/query'
import { holds, isTutor, type Viewer } from '../../providers/sign-in/viewer'
import { EditsMocks } from './edits-mocks.documents'

/** Whether a tutor may edit a mock, so that mocks are among their places. Who manages all of them has the staff's list. */
export function useEditsMocks(viewer: Viewer | null): boolean {
  const mayAsk = Boolean(viewer?.confirmed && isTutor(viewer) && !holds(viewer, 'manage_mocks'))
  const { data } = useApi(EditsMocks, {}, { enabled: mayAsk })
  return mayAsk && Boolean(data?.mocks.entries.length)
}
