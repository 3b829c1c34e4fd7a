import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { noticeOf } from '../../providers/api/errors'
import { invalidate, useAction } from '../../providers/api/query'
import { toast } from '../../ui/overlay/toast'
import { FinishGoogleAccount } from './google-account.documents'

const stopped = 'You stopped at Google, so nothing has changed.'
const unable = 'Google could not connect the account, so nothing has changed. Please try again.'

/** Finishes connecting after Google has sent the person back; says whether it is under way, and why it failed. */
export function useFinishing(): { isFinishing: boolean; refusal: string | undefined } {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<string>()
  const begun = useRef(false)
  const { mutate, isPending } = useAction(FinishGoogleAccount, {
    quiet: true,
    onSuccess: async ({ googleAccountCallback: { email } }) => {
      await invalidate('GoogleAccount')
      toast({ kind: 'positive', text: `Connected as ${email}.` })
    },
    onError: (error) =>
      setRefusal(['FORBIDDEN', 'EXPIRED'].includes(error.code) ? error.message : noticeOf(error)?.text),
  })
  useEffect(() => {
    const answer = new URLSearchParams(search)
    const [state, code] = [answer.get('state'), answer.get('code')]
    // An answer works only once, and effects may run twice.
    if (!state || begun.current) return
    begun.current = true
    // Removes the code from the history and from bookmarks.
    void navigate({ search: '' }, { replace: true })
    if (code) mutate({ code, state })
    else setRefusal(answer.get('error') === 'access_denied' ? stopped : unable)
  }, [search, navigate, mutate])
  return { isFinishing: isPending, refusal }
}
