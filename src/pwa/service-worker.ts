import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[]
}

precacheAndRoute(self.__WB_MANIFEST)
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

async function pageOrOffline(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await matchPrecache('/offline.html')) ?? Response.error()
  }
}
