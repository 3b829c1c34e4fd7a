import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, Suspense } from 'react'
import { Outlet } from 'react-router'
import { OfflineBanner, UpdateBanner } from '../../components/banner'
import { ErrorState } from '../../components/blank'
import { OwnZone } from '../../components/own-zone'
import { Loading, SkeletonRows } from '../../components/skeleton'
import { MainLayout } from '../../layouts/main-layout'
import { queryClient } from '../../providers/query'
import { signOut } from '../../providers/sign-out'
import { prefetchViewer, useViewerQuery, type Viewer } from '../../providers/viewer'
import { useWallet, useWalletUpdates } from '../../providers/wallet'
import { useInstall } from '../../pwa/install'
import { registerServiceWorker, useUpdate } from '../../pwa/registration'
import { adminMenuOf, menuOf, more, places } from './menu'
import { useOnline } from './use-online'
import { usePresence } from './use-presence'
import { useTour } from './use-tour'

// The question is on its way before the frame is drawn.
prefetchViewer()
registerServiceWorker()

interface MainFrameProps {
  /** Asks for what is missing of an account that is not confirmed yet. */
  ProfileDialog: ComponentType<{ viewer: Viewer }>
}

/** The frame round the pages of everybody signed in, and what it is filled with. */
export function MainFrame(props: MainFrameProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Frame {...props} />
    </QueryClientProvider>
  )
}

function Frame({ ProfileDialog }: MainFrameProps) {
  const { data: viewer = null, error, refetch, isFetching } = useViewerQuery()
  const isIn = viewer?.confirmed ?? false
  const wallet = useWallet({ enabled: isIn })
  useWalletUpdates({ enabled: isIn })
  usePresence({ enabled: isIn })
  const { online, since } = useOnline()
  const update = useUpdate()
  const tour = useTour()
  const install = useInstall()

  return (
    <OwnZone value={viewer?.timezone ?? null}>
      <MainLayout
        user={{ name: viewer?.fullName ?? '', email: viewer?.email, picture: viewer?.avatar }}
        balance={wallet?.balance}
        online={online}
        menu={menuOf(viewer)}
        adminMenu={adminMenuOf(viewer)}
        places={places}
        more={more}
        zone={viewer?.timezone}
        tourTaken={tour.taken}
        onTour={tour.start}
        onLogout={() => void signOut()}
        onInstall={install}
        banner={bannerOf(update, since)}
      >
        {error && !viewer ? (
          <ErrorState title="Your account did not load" onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Inside viewer={viewer} />
        )}
      </MainLayout>
      {viewer && !viewer.confirmed && (
        <Suspense>
          <ProfileDialog viewer={viewer} />
        </Suspense>
      )}
      {tour.dialog}
    </OwnZone>
  )
}

/** Pages can rely on the person being known and confirmed. */
function Inside({ viewer }: { viewer: Viewer | null }) {
  const waiting = (
    <Loading>
      <SkeletonRows rows={6} />
    </Loading>
  )
  if (!viewer?.confirmed) return waiting
  return (
    <Suspense fallback={waiting}>
      <Outlet />
    </Suspense>
  )
}

function bannerOf(update: ReturnType<typeof useUpdate>, since: number | undefined) {
  if (since !== undefined) return <OfflineBanner since={since} />
  return update.waiting ? <UpdateBanner onUpdate={update.apply} /> : undefined
}
