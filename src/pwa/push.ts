/** Whether this browser can show notifications of ours. */
export type PushState = 'ready' | 'blocked' | 'unsupported'

/** The browser's address for messages, and its keys, as the server takes them. */
export interface PushKeys {
  endpoint: string
  p256dh: string
  auth: string
}

export async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : 'ready'
}

/** Asks the person and the browser; null if either refuses. */
export async function askForPush(publicKey: string): Promise<PushKeys | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await navigator.serviceWorker.ready
  const before = await pushManager.getSubscription()
  // It may have been made for another key of the server, or by somebody else in this browser.
  await before?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys } = made.toJSON()
  return endpoint && keys?.p256dh && keys.auth ? { endpoint, p256dh: keys.p256dh, auth: keys.auth } : null
}

/** Ends the browser's subscription, if it has one. */
export async function stopPush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}
