import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { noticeOf } from '../../../providers/api/errors'
import { invalidate, useAction } from '../../../providers/api/query'
import { toast } from '../../../ui/overlay/toast'
import { ProviderLink } from '../account.documents'

const stopped = 'You stopped at the other site, so nothing has changed.'
const unable = 'The other site could not confirm who you are, so nothing has changed. Please try again.'

/** Finishes a link after the provider has sent the person back (see `linkingPath`); returns why it failed, in words. */
export function useLinking(): string | undefined {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<string>()
  const begun = useRef(false)
  const link = useAction(ProviderLink, {
    quiet: true,
    onSuccess: async ({ providerLink: { name } }) => {
      await invalidate('Account')
      toast({ kind: 'positive', text: `You can now sign in with ${name}.` })
    },
    onError: (error) => setRefusal(error.code === 'FORBIDDEN' ? error.message : noticeOf(error)?.text),
  })
  const { mutate } = link
  useEffect(() => {
    const answer = new URLSearchParams(search)
    const [provider, state, code] = ['provider', 'state', 'code'].map((name) => answer.get(name))
    // An answer works only once, and effects may run twice.
    if (!provider || !state || begun.current) return
    begun.current = true
    // Removes the code from the history and from bookmarks.
    void navigate({ search: '', hash: '#sign-in' }, { replace: true })
    if (code) mutate({ provider, code, state, iss: answer.get('iss') })
    else setRefusal(answer.get('error') === 'access_denied' ? stopped : unable)
  }, [search, navigate, mutate])
  return refusal
}
