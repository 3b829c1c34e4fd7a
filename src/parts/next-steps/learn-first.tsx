import { Link } from 'react-router'
import { addressOf, kindWords } from '../../nouns/bundle/kind-and-address'
import { useApi } from '../../providers/api/query'
import { now } from '../../providers/device/clock'
import { BundlesToLearn, type ResultBundleFragment } from './next-steps.documents'

interface LearnFirstProps {
  /** Of a mock whose law was weak, or of what was weak in a test. */
  practiceAreaId: string | undefined
  /** Of the mock, where its skills were weak. */
  sessionTypeId?: string | undefined
  /** What the area's bundles are for. */
  area?: string
}

const MOST = 2

/** What the library has to learn what was weak: for the law bundles of its area, for skills those that teach this type of session. No line where there are none. */
export function LearnFirst({ practiceAreaId, sessionTypeId, area = 'the law' }: LearnFirstProps) {
  const { data } = useApi(
    BundlesToLearn,
    { practiceAreaId, sessionTypeId, law: Boolean(practiceAreaId), skills: Boolean(sessionTypeId) },
    { enabled: Boolean(practiceAreaId ?? sessionTypeId) },
  )
  const isOpen = ({ permission }: ResultBundleFragment) =>
    (permission?.status === 'active' || permission?.status === 'pending') &&
    (permission.until === null || Date.parse(permission.until) > now())
  const rows = [
    { label: `For ${area}`, bundles: data?.law?.entries ?? [] },
    { label: 'For the skills', bundles: data?.skills?.entries ?? [] },
  ].filter(({ bundles }) => bundles.some(({ type }) => type !== 'test'))
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

/** What teaches, so no tests: what one has comes first, then what the school recommends. */
function firstOf(bundles: readonly ResultBundleFragment[], isOpen: (bundle: ResultBundleFragment) => boolean) {
  const rank = (bundle: ResultBundleFragment) => (isOpen(bundle) ? 0 : bundle.recommended ? 1 : 2)
  return bundles
    .filter(({ type }) => type !== 'test')
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, MOST)
}
