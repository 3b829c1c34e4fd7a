import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[]
}

// The shell of the application is kept for the page that opens without a network; every other visit takes it from the server.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()

// Only the build's own files are cached: answers to signed-in people must not outlive their sign-in.
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(pageOrOffline(event.request))
})

// A waiting worker takes over only when the person asks, never in the middle of their work.
self.addEventListener('message', (event) => {
  const message: unknown = event.data
  if (typeof message === 'object' && message && 'type' in message && message.type === 'SKIP_WAITING') self.skipWaiting()
})

interface Told {
  id: string
  title: string
  body: string
  path: string
}

self.addEventListener('push', (event) => {
  if (!event.data) return
  const { id, title, body, path }: Told = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, tag: id, icon: '/icon-192.png', data: { path } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = event.notification.data as Pick<Told, 'path'>
  event.waitUntil(openPage(new URL(path, self.location.origin).href))
})

/** Leads an open window of ours to the page, or opens one. */
async function openPage(url: string): Promise<unknown> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ focused }) => focused) ?? windows[0]
  if (!open) return self.clients.openWindow(url)
  await open.focus()
  return open.navigate(url)
}

/** The page of the review, which shows the cards that a person keeps on this device. */
const KEPT_PAGE = /^\/library\/review\/?$/

async function pageOrOffline(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    const kept = KEPT_PAGE.test(new URL(request.url).pathname) ? '/index.html' : '/offline.html'
    return (await matchPrecache(kept)) ?? Response.error()
  }
}
