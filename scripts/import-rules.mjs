// The allowed directions of imports, with reasons.

import { areas, browserFloors, serverFloors } from './layout.mjs'

/**
 * Lets each floor import itself and lower ones only. No floor imports the folder's `top` files, which put everything together.
 * @param {string} name
 * @param {string} why
 * @param {string} folder
 * @param {readonly string[]} floors
 * @param {string} [always] what each may import, as a part of a regular expression
 */
function downOnly(name, why, folder, floors, always) {
  return floors.map((floor, at) => {
    const allowed = [...floors.slice(0, at + 1), ...(always ? [always] : [])].join('|')
    return { name, why, from: new RegExp(`^${folder}/${floor}/`), to: new RegExp(`^${folder}/(?!(${allowed})(/|$))`) }
  })
}

/**
 * `from` and `to` match paths from the root without their ending, packages by name, Node's modules as `node:…`.
 * `except`, with the capture of `from` in place of $1, allows targets again.
 * @type {Array<{ name: string, why: string, from: RegExp, to: RegExp, except?: string }>}
 */
export const importRules = [
  {
    name: 'browser-not-to-server',
    why: 'What the server alone knows, secrets and SQL among it, must not be bundled for a browser.',
    from: /^(src|resources|access|rules)\//,
    to: /^server\//,
  },
  {
    name: 'server-not-to-browser',
    why: 'The server must start without React and know nothing of how a screen looks.',
    from: /^server\//,
    to: /^(src|resources)\//,
  },
  {
    name: 'resources-are-data',
    why: 'A resource is read by the browser and by tests that have none, so it holds no component.',
    from: /^resources\//,
    to: /^src\//,
  },
  {
    name: 'access-is-the-base',
    why: 'The rules are the same on both sides only if they depend on neither.',
    from: /^access\//,
    to: /^(src|server|resources)\//,
  },
  {
    name: 'rules-know-no-viewer',
    why: 'A rule of the field is the same whoever asks; who may ask stands in access/.',
    from: /^rules\//,
    to: /^(access|src|server|resources)\//,
  },
  {
    name: 'browser-has-no-node',
    why: 'Modules of Node do not exist in a browser, where the rules run too.',
    from: /^(src|resources|access|rules)\//,
    to: /^node:/,
  },
  {
    name: 'only-what-is-generated',
    why: 'The contract reaches the code through what is generated from it; the generator itself is a tool.',
    from: /^(src|resources|access|rules|server)\//,
    to: /^schema\//,
    except: '^schema/(generated/|[^/]+\\.graphql$)',
  },
  {
    name: 'schema-depends-on-nothing',
    why: 'Everything is derived from the schema, so it can be derived from nothing.',
    from: /^schema\//,
    to: /^(src|server|access|rules|resources|tests)\//,
  },
  {
    name: 'features-apart',
    why: 'A feature can be read, changed and removed alone; what two of them share is a part, a noun or a provider.',
    from: /^src\/((?:learn|staff)\/[^/]+)\//,
    to: /^src\/(learn|staff)\/[^/]+\//,
    except: '^src/$1/',
  },
  {
    name: 'learn-not-to-admin',
    why: 'A learner never loads the staff’s screens.',
    from: /^src\/learn\//,
    to: /^src\/admin\//,
  },
  ...downOnly(
    'browser-goes-down',
    'A floor knows those before it in scripts/layout.mjs: what is shared knows no page, and the pieces of ui/ no data.',
    'src',
    browserFloors,
  ),
  {
    name: 'ui-has-no-data',
    why: 'A piece shows what it is given, so that it can be shown anywhere and tested without a server.',
    from: /^src\/(theme|ui|layouts)\//,
    to: /^(@urql\/|graphql-ws|@refinedev\/graphql|@tanstack\/react-query)/,
  },
  ...downOnly(
    'server-goes-down',
    'An area knows those before it in scripts/layout.mjs and the kernel; the kernel knows no noun.',
    'server',
    serverFloors,
  ),
  ...downOnly(
    'access-goes-down',
    'The rules of an area name those before it in scripts/layout.mjs only.',
    'access',
    areas,
    '[^/]+$',
  ),
  ...downOnly(
    'rules-go-down',
    'The rules of an area name those before it in scripts/layout.mjs only.',
    'rules',
    areas,
    '[^/]+$',
  ),
  {
    name: 'product-not-to-tests',
    why: 'What is shipped must not need what is not.',
    from: /^(src|server|access|rules|resources|schema\/generated)\//,
    to: /^(tests|bench|scripts)\//,
  },
]
