import { queryClient, useApi } from './api/query'
import { useSubscription } from './live/live'
import { Wallet, type WalletQuery, WalletUpdated } from './wallet.documents'

/** The person's own wallet; undefined until known. It follows every change. */
export function useWallet({ enabled = true }: { enabled?: boolean } = {}): WalletQuery['wallet'] | undefined {
  return useApi(Wallet, {}, { enabled }).data?.wallet
}

/** Keeps `useWallet` up to date; the frame calls it once for all pages. */
export function useWalletUpdates({ enabled }: { enabled: boolean }): void {
  useSubscription(
    WalletUpdated,
    {},
    ({ walletUpdated }) => queryClient.setQueryData(['Wallet', {}], { wallet: walletUpdated }),
    {
      enabled,
    },
  )
}
