import { Link, useLocation, useParams } from 'react-router'
import { ClassroomLayout } from '../../layouts/classroom-layout'
import { Card } from '../../ui/data/card'
import { PageHeader } from '../../ui/page/page-header'
import { type FuturePage, futurePage } from './future-pages'
import styles from './still-to-come.module.css'

/** Says what a page will do, that it is not built, and which pages to use meanwhile. */
export function StillToCome() {
  const page = useFuturePage()
  return (
    <>
      <PageHeader title={page.heading} />
      <Words {...page} />
    </>
  )
}

/** The same as a room, outside the main frame. */
export function RoomStillToCome() {
  const page = useFuturePage()
  return (
    <ClassroomLayout title={page.heading}>
      <main className={styles.room} id="main" tabIndex={-1}>
        <Words {...page} />
      </main>
    </ClassroomLayout>
  )
}

function useFuturePage() {
  const { pathname } = useLocation()
  const page = futurePage(pathname, Object.values(useParams()))
  return { ...page, heading: page.part ? `${page.title}: ${page.part}` : page.title }
}

function Words({ will, meanwhile = [] }: FuturePage) {
  return (
    <Card className={styles.later}>
      <p className="eyebrow">Not here yet</p>
      <h2>Still to come</h2>
      <p>This page will {will} It is not built yet.</p>
      {meanwhile.length > 0 && (
        <ul className={styles.links}>
          {meanwhile.map(({ to, label, note }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
              <span>{note}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
