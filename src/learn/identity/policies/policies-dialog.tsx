import { type FormEvent, useState } from 'react'
import { policiesDue, policyVersions } from '../../../../rules/identity/policies'
import { noticeOf } from '../../../providers/api/errors'
import { invalidate, useAction } from '../../../providers/api/query'
import { signOut } from '../../../providers/sign-in/sign-out'
import type { Viewer } from '../../../providers/sign-in/viewer'
import { Button } from '../../../ui/action/button'
import { Checkbox } from '../../../ui/form/checkbox'
import { ErrorSummary } from '../../../ui/form/error-summary'
import { Dialog } from '../../../ui/overlay/dialog'
import { When } from '../../../ui/time/when'
import { PoliciesAccept } from '../profile/profile.documents'
import styles from './policies-dialog.module.css'
import { policyPlaces } from './policy-places'

const FORM = 'policies-form'

/** Asks a signed-in person once to accept the changed policies. */
export function PoliciesDialog({ viewer }: { viewer: Viewer }) {
  const [ticked, setTicked] = useState(false)
  const due = policiesDue(viewer)
  // The price policy is a part of the terms, which state its changes.
  const shown = due.filter(
    ({ policy }) => policy !== 'pricePolicy' || due.every((each) => each.policy !== 'termsAndConditions'),
  )
  const accept = useAction(PoliciesAccept, { quiet: true, onSuccess: () => invalidate('CurrentUser', 'Account') })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!ticked || accept.isPending) return
    const { termsAndConditions, pricePolicy, privacyPolicy } = policyVersions
    accept.mutate({
      termsAndConditions: termsAndConditions.version,
      pricePolicy: pricePolicy.version,
      privacyPolicy: privacyPolicy.version,
    })
  }
  return (
    <Dialog
      open
      title="Our policies have changed"
      lead="Please read what is new, and accept it to go on."
      foot={
        <>
          <Button variant="quiet" onClick={() => void signOut()}>
            Logout
          </Button>
          <Button type="submit" form={FORM} variant="primary" busy={accept.isPending} disabled={!ticked}>
            Accept and continue
          </Button>
        </>
      }
    >
      <form className={styles.form} id={FORM} onSubmit={submit} noValidate>
        <ErrorSummary errors={accept.error ? [{ text: noticeOf(accept.error)?.text ?? accept.error.message }] : []} />
        <ul className={styles.news}>
          {shown.map((each) => (
            <NewVersion key={each.policy} {...each} />
          ))}
        </ul>
        <Checkbox
          label={
            shown.length > 1 ? 'I have read and accept the new versions' : 'I have read and accept the new version'
          }
          checked={ticked}
          onChange={(event) => setTicked(event.target.checked)}
        />
      </form>
    </Dialog>
  )
}

/** What is new in a policy. */
const NewVersion = ({ policy, version, inForce, changes }: ReturnType<typeof policiesDue>[number]) => (
  <li>
    <a
      href={policyPlaces[policy].path}
      target="_blank"
      rel="noopener"
      aria-label={`Read the ${policyPlaces[policy].name} (opens in a new tab)`}
    >
      {policyPlaces[policy].title}
    </a>
    <p className="meta">
      Version <span className="num">{version}</span>, in force from <When at={inForce} show="date" look="year" />
    </p>
    {changes.map((change) => (
      <p key={change}>{change}</p>
    ))}
  </li>
)
