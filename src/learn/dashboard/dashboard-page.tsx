import { Suspense } from 'react'
import { now } from '../../providers/device/clock'
import { lazyPart } from '../../providers/page/lazy-part'
import { useViewer, type Viewer } from '../../providers/sign-in/viewer'
import { PageHeader } from '../../ui/page/page-header'
import { formatLondonDate } from '../../ui/time/london-time'
import { type Kind, kindOf, loadCards } from './cards'
import { GreyDashboard } from './dashboard-state'

export { askAhead } from './cards'

const cardsOf = (kind: Kind) => lazyPart(async () => (await loadCards[kind]()).Cards)
const cards = { staff: cardsOf('staff'), tutor: cardsOf('tutor'), student: cardsOf('student') }

/** The start page: one query, and only the cards with content. */
export function DashboardPage() {
  return <Page title="Dashboard" kindOf={kindOf} />
}

/** The staff's dashboard, also for people whose start page is another. */
export function StaffDashboardPage() {
  return <Page title="Staff dashboard" kindOf={() => 'staff'} />
}

function Page({ title, kindOf }: { title: string; kindOf: (viewer: Viewer) => Kind }) {
  const viewer = useViewer()
  return (
    <>
      <PageHeader title={title} sub={formatLondonDate(now(), 'long')} />
      {viewer && <Day viewer={viewer} kind={kindOf(viewer)} />}
    </>
  )
}

function Day({ viewer, kind }: { viewer: Viewer; kind: Kind }) {
  const Cards = cards[kind]
  return (
    <Suspense fallback={<GreyDashboard inColumns={kind === 'student'} />}>
      <Cards viewer={viewer} />
    </Suspense>
  )
}
