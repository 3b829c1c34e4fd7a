import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { showError } from '../../../providers/api/errors'
import { invalidate, useAction } from '../../../providers/api/query'
import { signInAgain } from '../../../providers/sign-in/sign-out'
import { Button } from '../../../ui/action/button'
import { Icon } from '../../../ui/action/icon'
import { Row, RowList } from '../../../ui/data/row-list'
import { toast } from '../../../ui/overlay/toast'
import { When } from '../../../ui/time/when'
import type { Account, SectionProps } from '../account'
import { ProviderLinkRequest, ProviderUnlink } from '../account.documents'
import styles from '../account.module.css'
import { useLinking } from './use-linking'

/** The person's outside providers, each with a button to unlink it, and those they could link; nothing if there are none. */
export function ProvidersPart({ account: { linkedProviders, signInProviders } }: SectionProps) {
  const refusal = useLinking()
  const [stale, setStale] = useState<string>()
  const others = signInProviders.filter(({ id }) => !linkedProviders.some(({ provider }) => provider === id))
  if (!linkedProviders.length && !others.length) return null
  return (
    <section aria-labelledby="providers-title">
      <h3 id="providers-title">Other ways to sign in</h3>
      {stale ? (
        <div className={clsx(styles.note, styles.inset)} role="alert">
          <Icon name="stop" />
          <div>
            <p>{stale}</p>
            <Button variant="quiet" size="sm" onClick={() => void signInAgain()}>
              Sign in again
            </Button>
          </div>
        </div>
      ) : (
        refusal && (
          <p className={clsx(styles.note, styles.inset)} role="alert">
            <Icon name="stop" />
            {refusal}
          </p>
        )
      )}
      <RowList tight>
        {linkedProviders.map((each) => (
          <LinkedRow key={each.id} linked={each} />
        ))}
        {others.map((each) => (
          <OtherRow key={each.id} provider={each} onStale={setStale} />
        ))}
      </RowList>
    </section>
  )
}

function LinkedRow({ linked: { id, name, email, lastUsedAt } }: { linked: Account['linkedProviders'][number] }) {
  const unlink = useAction(ProviderUnlink, {
    onSuccess: async () => {
      await invalidate('Account')
      toast({ kind: 'positive', text: `You no longer sign in with ${name}. Signing in by e-mail stays.` })
    },
  })
  return (
    <Row
      title={name}
      meta={
        <>
          {email}, last used <When at={lastUsedAt} />
        </>
      }
      end={
        <Button size="sm" label={`Unlink ${name}`} busy={unlink.isPending} onClick={() => unlink.mutate({ id })}>
          Unlink
        </Button>
      }
    />
  )
}

interface OtherRowProps {
  provider: Account['signInProviders'][number]
  /** Only a fresh sign-in helps, as the server's words say. */
  onStale: (words: string) => void
}

function OtherRow({ provider: { id, name }, onStale }: OtherRowProps) {
  const [leaving, setLeaving] = useState(false)
  const begin = useAction(ProviderLinkRequest, {
    quiet: true,
    onSuccess: ({ providerLinkRequest }) => location.assign(providerLinkRequest.url),
    onError: (error) => {
      setLeaving(false)
      // For a confirmed account the server has only one reason to refuse.
      if (error.code === 'FORBIDDEN') onStale(error.message)
      else showError(error)
    },
  })
  // People who return by the browser's back button find the page as they left it.
  useEffect(() => {
    const rest = () => setLeaving(false)
    addEventListener('pageshow', rest)
    return () => removeEventListener('pageshow', rest)
  }, [])
  const leave = () => {
    setLeaving(true)
    begin.mutate({ provider: id })
  }
  return (
    <Row
      title={name}
      meta="Not linked"
      end={
        <Button size="sm" busy={leaving} onClick={leave}>
          Link {name}
        </Button>
      }
    />
  )
}
