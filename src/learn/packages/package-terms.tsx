import { Link } from 'react-router'
import { Card } from '../../ui/data/card'
import { DescriptionList } from '../../ui/data/description-list'
import { backForWords, comesBack } from './package-words'
import type { PackageQuery } from './packages.documents'

const renewals = {
  once: 'No. Paid once',
  monthly: 'Each month, until you stop it',
  yearly: 'Each year, until you stop it',
} as const satisfies Record<PackageQuery['billingPackage']['renews'], string>

/** What one agrees to with a package. */
export function PackageTerms({ shown }: { shown: PackageQuery['billingPackage'] }) {
  return (
    <Card title="Terms">
      <DescriptionList
        columns={2}
        items={[
          { term: 'Money back', value: moneyBack(shown) },
          { term: 'Renews', value: renewals[shown.renews] },
          { term: 'Sharing', value: 'For you only' },
          { term: 'Terms', value: <Link to="/terms-and-conditions">Terms &amp; Conditions</Link> },
        ]}
      />
    </Card>
  )
}

/** Credits come back as those of any top-up do. */
const moneyBack = (shown: PackageQuery['billingPackage']) =>
  shown.renews !== 'once'
    ? 'None for what is paid; stop it at any time'
    : shown.parts.some(comesBack)
      ? `For ${backForWords(shown)}, for what is unused`
      : 'For 14 days, what is unspent; the bonus goes with it'
