import { useSubscription } from './live'
import { Wallet, type WalletQuery, WalletUpdated } from './providers.documents'
import { queryClient, useApi } from './query'

/** One's own wallet; undefined until it is known. It follows every change, whoever makes it. */
export function useWallet({ enabled = true }: { enabled?: boolean } = {}): WalletQuery['wallet'] | undefined {
  return useApi(Wallet, {}, { enabled }).data?.wallet
}

/** Keeps `useWallet` up to date; the frame does so once for all pages. */
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
