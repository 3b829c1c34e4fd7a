import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[]
}

precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()

// Nothing but the build's own files is ever kept: answers to signed-in people must not outlive their sign-in.
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(pageOrOffline(event.request))
})

// Waiting workers take over only when the person asks, never in the middle of what they are doing.
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
