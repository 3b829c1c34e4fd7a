import { useState } from 'react'
import { Link } from 'react-router'
import { request } from '../../providers/api/client'
import { showError } from '../../providers/api/errors'
import { cookiesAcceptedAt, hasAcceptedCookies } from '../../providers/device/cookie-choice'
import { Button } from '../../ui/action/button'
import { saveFile } from '../../ui/files/save-file'
import type { Account, SectionProps } from './account'
import { DataExport } from './account.documents'
import styles from './account.module.css'
import { DeleteAccount } from './delete-account'

/** The person's consents, and what they can do with their data. */
export function PrivacySection({ account }: SectionProps) {
  return (
    <div className={styles.parts}>
      <section aria-labelledby="consents-title">
        <h3 id="consents-title">What you have agreed to</h3>
        <ul className={styles.consents}>
          {consentsOf(account).map(({ title, to, words }) => (
            <li key={title}>
              <Link to={to}>{title}</Link>
              <span className="meta">{words}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="export-title">
        <h3 id="export-title">Your data</h3>
        <div className={styles.line}>
          <p className={styles.lineWords}>
            Everything we keep of you, in one file
            <span className="help">
              Profile, sessions with released marks and feedback, your texts and notes, the names of your files,
              payments.
            </span>
          </p>
          <ExportButton />
        </div>
      </section>
      <DeleteAccount account={account} />
    </div>
  )
}

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })
const dateOf = (at: string) => date.format(new Date(at))

const agreed = (at: string | null, version: string | null) => {
  if (!at) return 'Not agreed'
  return version ? `Agreed on ${dateOf(at)}, to version ${version}` : `Agreed on ${dateOf(at)}`
}

function consentsOf({ currentUser: user, notificationPreferences }: Account) {
  const news = notificationPreferences.find(({ kind }) => kind === 'news')
  const newsSince = news?.email && news.updatedAt ? dateOf(news.updatedAt) : null
  return [
    {
      title: 'Terms and conditions',
      to: '/terms-and-conditions',
      words: agreed(user.termsConditionsAccepted, user.termsConditionsVersion),
    },
    {
      title: 'Price policy',
      to: '/terms-and-conditions#prices',
      words: agreed(user.pricePolicyAccepted, user.pricePolicyVersion),
    },
    {
      title: 'Privacy policy',
      to: '/privacy-policy',
      words: agreed(user.privacyPolicyAccepted, user.privacyPolicyVersion),
    },
    {
      title: 'Cookies',
      to: '/cookies-policy',
      words: cookieWords(),
    },
    {
      title: 'News about the school',
      to: '#notifications',
      words: newsSince ? `Agreed on ${newsSince}` : 'Not agreed, so none are sent',
    },
  ]
}

function cookieWords(): string {
  if (!hasAcceptedCookies()) return 'Not accepted on this device yet'
  const at = cookiesAcceptedAt()
  return `Accepted on this device${at ? ` on ${dateOf(at)}` : ''}; all are needed`
}

function ExportButton() {
  const [busy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    try {
      const { userExport } = await request(DataExport, {})
      const file = new Blob([JSON.stringify(userExport, null, 2)], { type: 'application/json' })
      saveFile(file, `articled-${new Date().toISOString().slice(0, 10)}.json`)
    } catch (error) {
      showError(error as Error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon="download" busy={busy} onClick={() => void make()}>
      Download
    </Button>
  )
}
