import { Button } from '../../../ui/action/button'
import { Icon } from '../../../ui/action/icon'
import { LinkButton } from '../../../ui/action/link-button'
import { toast } from '../../../ui/overlay/toast'
import type { LeadAtDeskQuery } from '../interest.documents'
import styles from './lead-sheet.module.css'

type Lead = LeadAtDeskQuery['lead']

/** The ways to reach a lead. The server says none of somebody who is not to be contacted. */
export function WaysToContact({ lead: { id, email, skype, linkedIn, contactStatus } }: { lead: Lead }) {
  const quiet = contactStatus === 'do_not_contact'
  return (
    <>
      {quiet && (
        <p className={styles.quiet}>
          <Icon name="stop" size="sm" />
          They asked to be left alone, so their addresses are hidden.
        </p>
      )}
      <div className={styles.ways}>
        {email && (
          <>
            <LinkButton icon="mail" href={`mailto:${encodeURIComponent(email)}`}>
              E-mail
            </LinkButton>
            <CopyButton words={email} what="e-mail address" />
          </>
        )}
        {skype && <CopyButton words={skype} what="Skype name" />}
        {linkedIn && <CopyButton words={linkedIn} what="LinkedIn page" />}
        <LinkButton to={`/users/${id}/profile`}>Open user</LinkButton>
      </div>
    </>
  )
}

const CopyButton = ({ words, what }: { words: string; what: string }) => (
  <Button
    className={styles.copy}
    icon="copy"
    label={`Copy the ${what} ${words}`}
    onClick={() => void copy(words, what)}
  >
    {words}
  </Button>
)

async function copy(words: string, what: string) {
  try {
    await navigator.clipboard.writeText(words)
    toast({ kind: 'positive', text: `The ${what} is copied.` })
  } catch {
    toast({ kind: 'warning', text: `This browser does not let us copy. The ${what} is ${words}.` })
  }
}
