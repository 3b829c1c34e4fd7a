import { Button } from '../../components/button'
import { Row, RowList } from '../../components/row-list'
import { toast } from '../../components/toast'
import { When } from '../../components/when'
import { invalidate, useAction } from '../../providers/query'
import type { Account, SectionProps } from './account'
import { ProviderUnlink } from './account.documents'

type Linked = Account['linkedProviders'][number]

/** The outside providers that one has signed in with, each with the way to end it; nothing where there are none. */
export function ProvidersPart({ account: { linkedProviders } }: SectionProps) {
  if (!linkedProviders.length) return null
  return (
    <section aria-labelledby="providers-title">
      <h3 id="providers-title">Other ways to sign in</h3>
      <RowList tight>
        {linkedProviders.map((each) => (
          <ProviderRow key={each.id} linked={each} />
        ))}
      </RowList>
    </section>
  )
}

function ProviderRow({ linked: { id, name, email, lastUsedAt } }: { linked: Linked }) {
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
