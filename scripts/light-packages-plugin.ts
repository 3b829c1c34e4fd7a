import type { Plugin } from 'vite'

/** A file of a package, in which tree shaking cannot tell what is used here: most of it hangs together by what happens as it runs. */
interface Light {
  file: RegExp
  /** A line of that file, where others have such a name too. */
  holds?: RegExp
  /** What its functions and methods return here, since they are never called or have nothing to do. */
  instead: Readonly<Record<string, string>>
}

/** Pages are drawn in the browser alone, routes are known from the start, and forms are sent by ourselves. */
const router: Light = {
  file: /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/,
  holds: /^function createBrowserRouter\(/m,
  instead: {
    // Links that fetch ahead, and pages that a server has drawn.
    PrefetchPageLinks: 'null',
    usePrefetchBehavior: '[false, null, {}]',
    parseHydrationData: 'undefined',
    RSCErrorHandler: 'null',
    decodeRouteErrorResponseDigest: 'undefined',
    useViewTransitionState: 'false',
    // Observers, and what runs around loaders.
    getRouteInstrumentationUpdates: '{}',
    instrumentClientSideRouter: 'arguments[0]',
    defaultDataStrategyWithMiddleware: 'defaultDataStrategy(arguments[0])',
    // Forms.
    normalizeNavigateOptions: '{ path: arguments[1] }',
    getSubmissionFromNavigation: 'undefined',
    handleAction: '{}',
    getUpdatedActionData: 'undefined',
    // Fetchers.
    fetch2: 'undefined',
    getFetcher: 'undefined',
    resetFetcher: 'undefined',
    deleteFetcher: 'undefined',
    queueFetcherForDeletion: 'undefined',
    getUpdatedRevalidatingFetchers: 'undefined',
    markFetchRedirectsDone: 'false',
    abortStaleFetchLoads: 'false',
    // Routes found on the way.
    checkFogOfWar: '{ active: false, matches: null }',
    discoverRoutes: '{}',
    patchRoutes: 'undefined',
    _internalSetRoutes: 'undefined',
  },
}

/** All browsers have WebSocket, and every message is text. */
const sockets: readonly Light[] = [
  {
    file: /\/phoenix\/assets\/js\/phoenix\/socket\.js$/,
    instead: { connectWithFallback: 'undefined', transportName: '""', ping: 'false' },
  },
  {
    file: /\/phoenix\/assets\/js\/phoenix\/ajax\.js$/,
    instead: { request: 'null', fetchRequest: 'null', xdomainRequest: 'null', xhrRequest: 'null', parseJSON: 'null' },
  },
  {
    file: /\/phoenix\/assets\/js\/phoenix\/serializer\.js$/,
    instead: {
      binaryEncode: 'null',
      assertFieldSize: 'null',
      binaryDecode: 'null',
      decodePush: 'null',
      decodeReply: 'null',
      decodeBroadcast: 'null',
    },
  },
]

/** The names that components have in React's tools, and the calls that make them, keep them all, used or not. */
const shownName = /^\w+\.displayName = ".*";$/gm
const component = /^(var \w+ = )(?=React\d*\.forwardRef\()/gm

/** Leaves out of packages what is never reached here. */
export function lightPackages(): Plugin {
  return {
    name: 'light-packages',
    apply: 'build',
    transform: {
      filter: { id: [router, ...sockets].map(({ file }) => file) },
      handler(code, id) {
        const found = [router, ...sockets].find(({ file, holds }) => file.test(id) && (!holds || holds.test(code)))
        if (!found) return null
        let light = code.replace(shownName, '').replace(component, '$1/* @__PURE__ */ ')
        for (const [name, value] of Object.entries(found.instead)) {
          const whole = wholeOf(name)
          // They are private parts of other packages, and a new version may call them otherwise.
          if (!whole.test(light)) this.error(`${id} has no ${name} any more: look what it does instead`)
          light = light.replace(whole, (text, before, kind, after) => {
            const lines = text.replace(/[^\n]/g, '')
            return `${before}${kind}${name}() { return ${value} }${after}${lines}`
          })
        }
        // Each line stands where it stood, so that the source map holds.
        return { code: light, map: null }
      },
    },
  }
}

/** A function or a method, from its head to the brace below the head's first letter. */
const wholeOf = (name: string) =>
  new RegExp(`^( *)(static |(?:async )?function )?${name}\\((?=[^\\n]*\\{$|\\{$)[^]*?^\\1\\}(,?)$`, 'm')
