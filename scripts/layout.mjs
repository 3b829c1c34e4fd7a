// How the product is divided. The import rules are made from these lists.

/** The areas of the product, the lowest first: each imports those before it. The same folders stand in schema/, access/, resources/, server/ and tests/server/. */
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

/** Below the areas of the server: the clock, the world outside and its formats, and what knows no noun. */
export const serverFloors = ['kernel/time', 'gateways', 'kernel', ...areas]

/** The floors of the browser application, the lowest first; pages stand above them, and what puts all together above those. */
export const browserFloors = ['theme', 'ui', 'layouts', 'pwa', 'providers', 'nouns', 'parts', 'admin']
