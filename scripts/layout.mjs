// The parts of the product. The import rules are made from these lists.

/**
 * The areas of the product, the lowest first; each may import those before it. The same folders are in schema/, rules/, access/, resources/,
 * server/ and tests/server/.
 */
export const areas = [
  'identity',
  'files',
  'school',
  'money',
  'content',
  'library',
  'room',
  'booking',
  'groups',
  'courses',
]

/** The floors below the server's areas: the clock, the gateways, and the kernel, which knows no noun. */
export const serverFloors = ['kernel/time', 'gateways', 'kernel', ...areas]

/** The floors of the browser application, the lowest first; pages stand above them, and what puts all together above those. */
export const browserFloors = ['theme', 'ui', 'layouts', 'pwa', 'providers', 'nouns', 'parts', 'admin']
