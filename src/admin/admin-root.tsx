import { AbilityProvider } from '@casl/react'
import { type AccessControlProvider, type NotificationProvider, Refine } from '@refinedev/core'
import routerProvider from '@refinedev/react-router'
import { ConfigProvider } from 'antd'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { heads } from '../../resources/generated/heads'
import { queryClient } from '../providers/api/query'
import { onReconnected, useSubscription } from '../providers/live/live'
import { Changed } from '../providers/live/live.documents'
import { useViewer } from '../providers/sign-in/viewer'
import { antdTheme } from '../theme/antd-theme'
import { useTheme } from '../theme/use-theme'
import { toast } from '../ui/overlay/toast'
import { abilityFor } from './ability'
import styles from './admin.module.css'
import { dataProvider } from './data-provider'
import { liveProvider, liveTypes, noteChange, noteGap } from './live-provider'

const notificationProvider: NotificationProvider = {
  open: ({ message, description, type }) =>
    toast({
      kind: type === 'success' ? 'positive' : type === 'error' ? 'negative' : 'info',
      text: message,
      detail: description,
    }),
  close: () => {},
}

const options = {
  disableTelemetry: true,
  disableRouteChangeHandler: true,
  disableServerSideValidation: true,
  liveMode: 'auto',
  mutationMode: 'pessimistic',
  reactQuery: { clientConfig: queryClient },
  // It would say them in notices, where we say our own.
  textTransformers: { plural: (name: string) => name, singular: (name: string) => name },
} as const

const refineResources = heads.map(({ list, path, label }) => ({ name: list, list: path, meta: { label } }))

/** The staff's screens are drawn inside this: Refine, antd's theme, the person's abilities, and the one subscription to changes. */
export function AdminRoot({ children }: { children: ReactNode }) {
  const { mode, still } = useTheme()
  const viewer = useViewer()
  const ability = useMemo(() => abilityFor(viewer), [viewer])
  const theme = useMemo(() => antdTheme(mode, true, still), [mode, still])
  // antd wraps what it draws once its motion differs from that around it, which draws all of it anew: a dialog would close, with what is typed in it, when somebody asks
  // their device for less motion. It differs from the start.
  const [otherwise] = useState(() => ({ token: { motion: still } }))
  const accessControl = useMemo<AccessControlProvider>(
    () => ({
      can: async ({ params }) => ({ can: !params?.operation || ability.can('call', String(params.operation)) }),
    }),
    [ability],
  )
  useSubscription(Changed, { types: liveTypes }, ({ changed }) => noteChange(changed))
  useEffect(() => onReconnected(noteGap), [])

  return (
    <AbilityProvider value={ability}>
      <ConfigProvider theme={otherwise}>
        <ConfigProvider
          theme={theme}
          componentSize="middle"
          getPopupContainer={(trigger) => trigger?.closest('dialog') ?? document.body}
        >
          <Refine
            dataProvider={dataProvider}
            liveProvider={liveProvider}
            routerProvider={routerProvider}
            accessControlProvider={accessControl}
            notificationProvider={notificationProvider}
            resources={refineResources}
            options={options}
          >
            <div className={styles.admin}>{children}</div>
          </Refine>
        </ConfigProvider>
      </ConfigProvider>
    </AbilityProvider>
  )
}
