import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadOnce } from './load-page'

/** A component that loads when first drawn; fails with a ChunkLoadError, like a page. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(loadOnce(async () => ({ default: await load() })))
