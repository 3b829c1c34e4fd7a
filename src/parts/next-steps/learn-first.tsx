import { Link } from 'react-router'
import { addressOf, kindWords } from '../../../nouns/bundle/kind-and-address'
import { useApi } from '../../../providers/api/query'
import { now } from '../../../providers/device/clock'
import { useViewer } from '../../../providers/sign-in/viewer'
import { BundlesForResult, type ResultBundleFragment } from './result.documents'

interface LearnFirstProps {
  /** Of the mock, where its law was weak. */
  practiceAreaId: string | undefined
  /** Of the mock, where its skills were weak. */
  sessionTypeId: string | undefined
}

const MOST = 2

/** What the library has for what was weak: for the law bundles of the mock's area, for skills those that teach this type of session. No line where there are none. */
export function LearnFirst({ practiceAreaId, sessionTypeId }: LearnFirstProps) {
  const viewer = useViewer()
  const { data } = useApi(
    BundlesForResult,
    { practiceAreaId, sessionTypeId, law: Boolean(practiceAreaId), skills: Boolean(sessionTypeId) },
    { enabled: Boolean(practiceAreaId ?? sessionTypeId) },
  )
  const isOpen = ({ permissions }: ResultBundleFragment) =>
    permissions.some(
      ({ userId, status, until }) =>
        userId === viewer?.id &&
        (status === 'active' || status === 'pending') &&
        (until === null || Date.parse(until) > now()),
    )
  const rows = [
    { label: 'For the law', bundles: data?.law?.entries ?? [] },
    { label: 'For the skills', bundles: data?.skills?.entries ?? [] },
  ].filter(({ bundles }) => bundles.length > 0)
  return rows.map(({ label, bundles }) => (
    <p key={label}>
      {label}:{' '}
      {firstOf(bundles, isOpen).map((bundle, at) => (
        <span key={bundle.id}>
          {at > 0 && ', '}
          <Link to={addressOf(bundle)}>{bundle.title}</Link>{' '}
          <span className="n">
            {kindWords[bundle.type].toLowerCase()}
            {isOpen(bundle) && ', yours'}
          </span>
        </span>
      ))}
    </p>
  ))
}

/** What one has comes first, then what the school recommends. */
function firstOf(bundles: readonly ResultBundleFragment[], isOpen: (bundle: ResultBundleFragment) => boolean) {
  const rank = (bundle: ResultBundleFragment) => (isOpen(bundle) ? 0 : bundle.recommended ? 1 : 2)
  return [...bundles].sort((one, other) => rank(one) - rank(other)).slice(0, MOST)
}
