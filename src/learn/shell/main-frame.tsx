import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, Suspense, useDeferredValue, useState } from 'react'
import { Outlet, useMatch } from 'react-router'
import { policiesDue } from '../../../rules/identity/policies'
import { FrameNotice } from '../../layouts/frame-notice'
import { FullWindowHere } from '../../layouts/full-window'
import { MainLayout } from '../../layouts/main-layout'
import { Bell } from '../../parts/notifications/bell'
import { queryClient } from '../../providers/api/query'
import { now } from '../../providers/device/clock'
import { isBuilt } from '../../providers/page/built'
import { useOwnAccount } from '../../providers/sign-in/own-account'
import { prefetchViewer, useViewer, useViewerQuery, type Viewer } from '../../providers/sign-in/viewer'
import { getViewing } from '../../providers/sign-in/viewing-store'
import { useWallet, useWalletUpdates } from '../../providers/wallet'
import { useInstall } from '../../pwa/install'
import { registerServiceWorker } from '../../pwa/registration'
import { Loading, SkeletonRows } from '../../ui/data/skeleton'
import { ErrorState } from '../../ui/page/blank'
import { OwnZone } from '../../ui/time/own-zone'
import { AppNotice } from './app-notice'
import { adminMenuOf, groupsOf, menuOf, moreOf, placesOf } from './menu'
import { Presence } from './presence'
import { useEditsMocks } from './use-edits-mocks'
import { useLogout } from './use-logout'
import { useOnline } from './use-online'
import { useTour } from './use-tour'

// Sends the query before the frame is drawn.
prefetchViewer()
registerServiceWorker()

interface SignedInProps {
  /** Asks for the missing fields of an unconfirmed account. */
  ProfileDialog: ComponentType<{ viewer: Viewer }>
}

const notice = <AppNotice />

/** The frame of every page for signed-in people. */
export function SignedIn(props: SignedInProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Known {...props} />
    </QueryClientProvider>
  )
}

function Known({ ProfileDialog }: SignedInProps) {
  const viewer = useViewer()
  const isIn = viewer?.confirmed ?? false
  // Staff who view as a person are not seen online, and answer nothing in the person's name.
  const viewing = getViewing()
  useWalletUpdates({ enabled: isIn })
  useOwnAccount(viewer)
  return (
    <OwnZone value={viewer?.timezone ?? null}>
      <Presence enabled={isIn && !viewing}>
        <FrameNotice value={notice}>
          <Outlet />
        </FrameNotice>
        {viewer && !viewer.confirmed && (
          <Suspense>
            <ProfileDialog viewer={viewer} />
          </Suspense>
        )}
      </Presence>
    </OwnZone>
  )
}

interface MainFrameProps {
  /** Asks for changed policies; a room is not interrupted. */
  PoliciesDialog: ComponentType<{ viewer: Viewer }>
  /** Finds anything of the staff's by its name; for them alone. */
  Find: ComponentType
}

/** The frame of the main layout's pages. */
export function MainFrame({ PoliciesDialog, Find }: MainFrameProps) {
  const viewer = useViewer()
  const wallet = useWallet({ enabled: viewer?.confirmed ?? false })
  const { online } = useOnline()
  const [isSession, isEditor] = [useMatch('/classroom/:sessionId'), useMatch('/library/:bundleId/editor')]
  const isRoom = isSession !== null || isEditor !== null
  const [full, setFull] = useState(false)
  const tour = useTour({ enabled: (viewer?.confirmed ?? false) && !isRoom })
  const logout = useLogout()
  const known = { editsMocks: useEditsMocks(viewer) }
  return (
    <>
      <MainLayout
        user={{ id: viewer?.id, name: viewer?.fullName ?? '', email: viewer?.email, picture: viewer?.avatar }}
        balance={wallet?.balance}
        online={online}
        packages={isBuilt('/wallet/packages')}
        find={
          adminMenuOf(viewer).length > 0 && (
            <Suspense>
              <Find />
            </Suspense>
          )
        }
        bell={<Bell enabled={viewer?.confirmed ?? false} />}
        menu={menuOf(viewer, known)}
        groups={groupsOf(viewer, known)}
        places={placesOf(viewer, known)}
        more={moreOf(viewer)}
        now={now}
        tourTaken={tour.taken}
        onTour={tour.start}
        onLogout={logout.start}
        onInstall={useInstall()}
        room={isRoom ? (full ? 'full' : 'framed') : undefined}
      >
        <FullWindowHere value={isRoom ? { full, setFull } : null}>
          <Inside />
        </FullWindowHere>
      </MainLayout>
      {tour.dialog}
      {logout.dialog}
      {viewer?.confirmed && !isRoom && !getViewing() && policiesDue(viewer).length > 0 && (
        <Suspense>
          <PoliciesDialog viewer={viewer} />
        </Suspense>
      )}
    </>
  )
}

/** The page itself, which can rely on a known and confirmed person. */
export function Inside() {
  const { data: viewer, error, refetch, isFetching } = useViewerQuery()
  // A page's first drawing is its slowest, so it is done in slices, with time for a tap between them.
  const isIn = useDeferredValue(viewer?.confirmed ?? false)
  if (isIn && viewer?.confirmed) return <Outlet />
  if (error && !viewer)
    return <ErrorState title="Your account did not load" onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <Loading>
      <SkeletonRows rows={6} />
    </Loading>
  )
}
