import type { ComponentType } from 'react'
import type { Params } from 'react-router'

const CHUNK_TIMEOUT_MS = 120_000

/** The result of loading a page's module. */
export interface PageModule {
  Component: ComponentType
  /** Asks for the page's data, as soon as its script is there: it need not wait for the frame to know the person. `params`: of its address. */
  ahead?: (params: Params) => void
}

/** A script of the application did not load. */
export class ChunkLoadError extends Error {
  constructor(cause?: unknown) {
    super('A part of the application did not load.', { cause })
    this.name = 'ChunkLoadError'
  }
}

/** Loads a part of the application once. Fails with a ChunkLoadError after two minutes, and can then be tried again. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null
  return () => {
    loading ??= inTime(load()).catch((error) => {
      loading = null
      throw new ChunkLoadError(error)
    })
    return loading
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Timeout')), CHUNK_TIMEOUT_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
