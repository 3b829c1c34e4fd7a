import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadOnce } from './load-page'

/** A component that is fetched when it is first drawn; fails with a ChunkLoadError, as a page does. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(loadOnce(async () => ({ default: await load() })))
