import type { ManifestOptions } from 'vite-plugin-pwa'

const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
})

const screenshot = (form_factor: 'wide' | 'narrow', page: string, sizes: string, label: string) => ({
  src: `/screenshot-${form_factor}-${page}.png`,
  sizes,
  type: 'image/png',
  form_factor,
  label,
})

/** The manifest of the installed application. `scripts/icons.mjs` draws the icons, `scripts/screenshots.ts` takes the screenshots. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Articled',
  short_name: 'Articled',
  description: 'Preparation for the solicitors’ exams of England and Wales',
  lang: 'en-GB',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#1d4289',
  background_color: '#ffffff',
  categories: ['education'],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    shortcut('Booking', '/booking'),
    shortcut('Classroom', '/classroom'),
    shortcut('Calendar', '/calendar/events'),
  ],
  screenshots: [
    screenshot('wide', 'dashboard', '1280x800', 'What is next, and what needs you'),
    screenshot('wide', 'booking', '1280x800', 'Sessions with their prices and free starts'),
    screenshot('narrow', 'dashboard', '780x1688', 'The dashboard on a phone'),
    screenshot('narrow', 'booking', '780x1688', 'Booking on a phone'),
  ],
}
